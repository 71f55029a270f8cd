// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/legal/position.hpp"

#include "core/chess/diagram.hpp"
#include "core/chess/position_words.hpp"
#include "core/chess/stated_position.hpp"
#include "core/legal/generation/move_generator.hpp"
#include "core/legal/setup_faults.hpp"

#include <limits>

namespace tactus::chess {

namespace {

constexpr std::uint16_t next_count(std::uint16_t n) {
  return n == std::numeric_limits<std::uint16_t>::max() ? n : static_cast<std::uint16_t>(n + 1);
}

/// A right is gone when its king moved, its rook moved, or its rook was taken (3.8.2.1).
void drop_castling_rights(PositionWords& words, Move m, bool king_moved) {
  Bits gone = bit(m.from()) | bit(m.to());
  if (king_moved) gone |= Bits{0xFF} << (words.turn == Color::white ? 0U : 56U);
  gone &= words.castling_rooks;
  if (gone == 0) return;
  words.castling_rooks ^= gone;
  words.key ^= castling_key(gone);
}

void pass_turn(PositionWords& words) {
  if (words.turn == Color::black) words.fullmove_number = next_count(words.fullmove_number);
  words.turn = opposite(words.turn);
  words.key ^= key_words.black_to_move;
}

}  // namespace

void make_move(PositionWords& words, Move m) {
  if (words.en_passant != no_en_passant) {
    words.key ^= key_words.en_passant_file[words.en_passant & 7U];
    words.en_passant = no_en_passant;
  }
  words.halfmove_clock = next_count(words.halfmove_clock);
  bool const king_moved = (words.codes[m.from().index()] & 7U) == index_of(Kind::king);
  drop_castling_rights(words, m, king_moved);
  carry_out(words, m);
  pass_turn(words);
  if (m.kind() != MoveKind::double_push) return;
  Square const passed = Square::from_index((m.from().index() + m.to().index()) / 2);
  if (!has_legal_en_passant(words, passed)) return;
  words.en_passant = static_cast<std::uint8_t>(passed.index());
  words.key ^= key_words.en_passant_file[words.en_passant & 7U];
}

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
