// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/legal/setup_faults.hpp"

#include "core/chess/stated_position.hpp"
#include "core/legal/generation/legal_generation.hpp"
#include "core/legal/generation/move_generator.hpp"

namespace tactus::chess {

Setup setup_after(Position const& before, Move m) {
  Setup setup = before.after(m).setup();
  if (m.kind() == MoveKind::double_push)
    setup.en_passant = Square::from_index((m.from().index() + m.to().index()) / 2);
  return setup;
}

Setup setup_after(Position const& start, std::span<Move const> moves) {
  if (moves.empty()) return start.setup();
  Position position = start;
  for (Move const m : moves.first(moves.size() - 1)) position.play(m);
  return setup_after(position, moves.back());
}

namespace {

constexpr Bits back_rank(Color c) { return c == Color::white ? Bits{0xFF} : Bits{0xFF} << 56U; }

bool has_one_king(PositionWords const& words, Color c) { return std::popcount(words.of(c, Kind::king)) == 1; }

SetupFaults king_faults(PositionWords const& words) {
  SetupFaults faults;
  if (words.of(Color::white, Kind::king) == 0) faults = faults | SetupFault::no_white_king;
  if (words.of(Color::black, Kind::king) == 0) faults = faults | SetupFault::no_black_king;
  for (Color const c : {Color::white, Color::black})
    if (std::popcount(words.of(c, Kind::king)) > 1) faults = faults | SetupFault::too_many_kings;
  return faults;
}

SetupFaults number_faults(PositionWords const& words) {
  SetupFaults faults;
  if (words.occupied() == 0) faults = faults | SetupFault::empty;
  if (std::popcount(words.of(Color::white, Kind::pawn)) > 8)
    faults = faults | SetupFault::too_many_white_pawns;
  if (std::popcount(words.of(Color::black, Kind::pawn)) > 8)
    faults = faults | SetupFault::too_many_black_pawns;
  if (std::popcount(words.colors[0]) > 16) faults = faults | SetupFault::too_many_white_pieces;
  if (std::popcount(words.colors[1]) > 16) faults = faults | SetupFault::too_many_black_pieces;
  Bits const outer_ranks = back_rank(Color::white) | back_rank(Color::black);
  if ((words.kinds[index_of(Kind::pawn)] & outer_ranks) != 0) faults = faults | SetupFault::pawns_on_backrank;
  return faults;
}

/// After a double push: the pawn stands before the square passed over; that square and the one behind are
/// empty.
bool sound_en_passant(PositionWords const& words, Square passed) {
  bool const white_pushed = words.turn == Color::black;
  if (passed.rank() != (white_pushed ? Rank::r3 : Rank::r6)) return false;
  Bits const pawn = white_pushed ? bit(passed) << 8U : bit(passed) >> 8U;
  Bits const origin = white_pushed ? bit(passed) >> 8U : bit(passed) << 8U;
  return (words.of(opposite(words.turn), Kind::pawn) & pawn) != 0 &&
         (words.occupied() & (bit(passed) | origin)) == 0;
}

/// A double push gives check with the pawn itself or by opening a line; before it there was no check.
bool check_fits_double_push(PositionWords const& words, Square passed, Bits checkers) {
  bool const white_pushed = words.turn == Color::black;
  Bits const pawn = white_pushed ? bit(passed) << 8U : bit(passed) >> 8U;
  Bits const origin = white_pushed ? bit(passed) >> 8U : bit(passed) << 8U;
  if (std::popcount(checkers) > 1) return false;
  if (checkers == pawn) return true;
  Bits const occupied_before = (words.occupied() ^ pawn) | origin;
  return attackers<SubtractingSliders>(words, words.king(words.turn), opposite(words.turn),
                                       occupied_before) == 0;
}

/// Two checkers come from a discovery, so never along one line (a discovering piece leaves that line).
bool check_fits_one_move(PositionWords const& words, Bits checkers) {
  if (std::popcount(checkers) != 2) return true;
  Square const first = Square::from_index(static_cast<unsigned>(std::countr_zero(checkers)));
  Square const second =
      Square::from_index(static_cast<unsigned>(std::countr_zero(checkers & (checkers - 1))));
  return (line_through(first, second) & words.of(words.turn, Kind::king)) == 0;
}

SetupFaults check_faults(PositionWords const& words, std::optional<Square> passed) {
  SetupFaults faults;
  Color const us = words.turn;
  Color const them = opposite(us);
  if (has_one_king(words, them) && attackers_of(words, words.king(them), us) != 0)
    faults = faults | SetupFault::opposite_check;
  if (!has_one_king(words, us)) return faults;
  Bits const checkers = attackers_of(words, words.king(us), them);
  if (checkers == 0) return faults;
  if (std::popcount(checkers) > 2) faults = faults | SetupFault::too_many_checkers;
  bool const fits = passed && sound_en_passant(words, *passed)
                        ? check_fits_double_push(words, *passed, checkers)
                        : check_fits_one_move(words, checkers);
  if (!fits) faults = faults | SetupFault::impossible_check;
  return faults;
}

}  // namespace

PositionWords words_without_rights(Setup const& setup) {
  PositionWords words;
  for (unsigned i = 0; i < 64; ++i) {
    auto const piece = setup.placement.at(Square::from_index(i));
    if (!piece) continue;
    words.codes[i] = code_of(*piece);
    words.kinds[index_of(piece->kind)] |= Bits{1} << i;
    words.colors[index_of(piece->color)] |= Bits{1} << i;
  }
  words.turn = setup.turn;
  words.halfmove_clock = setup.halfmove_clock;
  words.fullmove_number = setup.fullmove_number == 0 ? std::uint16_t{1} : setup.fullmove_number;
  return words;
}

Bits sound_castling_rooks(PositionWords const& words, SquareSet wanted) {
  Bits sound = 0;
  for (Color const c : {Color::white, Color::black}) {
    if (!has_one_king(words, c) || (words.of(c, Kind::king) & back_rank(c)) == 0) continue;
    Bits const rooks = wanted.bits() & words.of(c, Kind::rook) & back_rank(c);
    Bits const below_king = words.of(c, Kind::king) - 1;
    Bits const a_side = rooks & below_king;
    Bits const h_side = rooks & ~below_king;
    sound |= a_side & -a_side;
    sound |= std::bit_floor(h_side);
  }
  return sound;
}

SetupFaults faults_of(Setup const& setup) {
  PositionWords const words = words_without_rights(setup);
  SetupFaults faults = king_faults(words) | number_faults(words) | check_faults(words, setup.en_passant);
  if (sound_castling_rooks(words, setup.castling_rooks) != setup.castling_rooks.bits())
    faults = faults | SetupFault::bad_castling_rights;
  if (setup.en_passant && !sound_en_passant(words, *setup.en_passant))
    faults = faults | SetupFault::invalid_ep_square;
  return faults;
}

}  // namespace tactus::chess
