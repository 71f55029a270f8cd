// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/legal/position.hpp"

#include "core/chess/setup_fault.hpp"
#include "core/chess/zobrist.hpp"
#include "core/legal/move_generator.hpp"
#include "core/legal/setup_faults.hpp"

namespace tactus::chess {
namespace {

SetupFaults never_accepted() {
  return SetupFaults{SetupFault::no_white_king} | SetupFault::no_black_king | SetupFault::too_many_kings |
         SetupFault::pawns_on_backrank | SetupFault::opposite_check | SetupFault::empty;
}

}  // namespace

Position Position::initial() { return *from(StatedPosition::initial().setup()); }

tl::expected<Position, SetupFaults> Position::from(Setup const& setup, SetupFaults accepted) {
  SetupFaults const faults = faults_of(setup);
  SetupFaults const refused = faults.without(accepted.without(never_accepted()));
  if (refused.any()) return tl::unexpected(refused);
  Position position;
  PositionWords& words = position.words_;
  words = words_without_rights(setup);
  words.castling_rooks = sound_castling_rooks(words, setup.castling_rooks);
  if (setup.en_passant && !faults.has(SetupFault::invalid_ep_square) &&
      has_legal_en_passant(words, *setup.en_passant))
    words.en_passant = static_cast<std::uint8_t>(setup.en_passant->index());
  words.key = key_from_nothing(words);
  return position;
}

std::optional<Square> Position::en_passant() const {
  if (words_.en_passant == no_en_passant) return std::nullopt;
  return Square::from_index(words_.en_passant);
}

Placement Position::placement() const {
  Placement placement;
  for (Square const s : occupied()) placement.put(s, piece_of(words_.codes[s.index()]));
  return placement;
}

Setup Position::setup() const {
  return {placement(), turn(), castling_rooks(), en_passant(), words_.halfmove_clock, words_.fullmove_number};
}

Position::operator StatedPosition() const { return *StatedPosition::from(setup()); }

MoveList Position::legal_moves() const {
  MoveList list;
  list_legal_moves(words_, list);
  return list;
}

MoveList Position::legal_castling() const {
  MoveList list;
  list_legal_castling(words_, list);
  return list;
}

unsigned Position::count_legal_moves() const { return tactus::chess::count_legal_moves(words_); }

bool Position::is_legal(Move m) const { return legal_moves().contains(m); }

SquareSet Position::legal_origins(Kind kind, Square to, SquareSet among) const {
  return SquareSet{tactus::chess::legal_origins(words_, kind, to, among.bits())};
}

Position Position::after(Move m) const {
  Position next = *this;
  next.play(m);
  return next;
}

void Position::play(Move m) { make_move(words_, m); }

SquareSet Position::attackers(Square s, Color by) const { return SquareSet{attackers_of(words_, s, by)}; }

SquareSet Position::checkers() const { return attackers(king(turn()), opposite(turn())); }

bool Position::is_checkmate() const { return is_check() && count_legal_moves() == 0; }

bool Position::is_stalemate() const { return !is_check() && count_legal_moves() == 0; }

}  // namespace tactus::chess
