// SPDX-License-Identifier: GPL-3.0-or-later
// Which pieces may go to a given square: the question that a move text asks, answered without listing any
// other move.
#include "core/legal/king_safety.hpp"
#include "core/legal/move_generator.hpp"

namespace tactus::chess {
namespace {

using Sliders = SubtractingSliders;

Bits pawn_step_origins(PositionWords const& words, Square to) {
  bool const is_white = words.turn == Color::white;
  auto const back = [is_white](Bits set) { return is_white ? set >> 8U : set << 8U; };
  Bits const one_back = back(bit(to));
  if ((one_back & words.occupied()) != 0) return one_back & words.of(words.turn, Kind::pawn);
  Bits const fourth_rank = is_white ? Bits{0xFF} << 24U : Bits{0xFF} << 32U;
  return back(one_back & back(fourth_rank)) & words.of(words.turn, Kind::pawn);
}

Bits pawn_origins(PositionWords const& words, Square to) {
  Bits const takers =
      attack_tables.pawn[index_of(opposite(words.turn))][to.index()] & words.of(words.turn, Kind::pawn);
  if (words.codes[to.index()] != no_piece) return takers;
  Bits const steps = pawn_step_origins(words, to);
  return words.en_passant == to.index() ? steps | takers : steps;
}

/// By the way the pieces move, the king's safety apart (3.2 to 3.8.1).
Bits origins_by_movement(PositionWords const& words, Kind kind, Square to) {
  Bits const own = words.of(words.turn, kind);
  switch (kind) {
    case Kind::pawn: return pawn_origins(words, to);
    case Kind::knight: return attack_tables.knight[to.index()] & own;
    case Kind::bishop: return Sliders::bishop(to, words.occupied()) & own;
    case Kind::rook: return Sliders::rook(to, words.occupied()) & own;
    case Kind::queen:
      return (Sliders::bishop(to, words.occupied()) | Sliders::rook(to, words.occupied())) & own;
    case Kind::king: return attack_tables.king[to.index()] & own;
  }
  return 0;
}

/// 3.9.2: the board is looked at as it is after the move.
bool keeps_king_safe(PositionWords const& words, Kind kind, Square from, Square to) {
  if (kind == Kind::pawn && words.en_passant == to.index() && from.file() != to.file())
    return en_passant_keeps_king_safe<Sliders>(words, from, to);
  Square const king = kind == Kind::king ? to : words.king(words.turn);
  Bits const occupied = (words.occupied() ^ bit(from)) | bit(to);
  return (attackers<Sliders>(words, king, opposite(words.turn), occupied) & ~bit(to)) == 0;
}

}  // namespace

Bits legal_origins(PositionWords const& words, Kind kind, Square to, Bits among) {
  if ((words.colors[index_of(words.turn)] & bit(to)) != 0) return 0;
  Bits legal = 0;
  for (Bits rest = origins_by_movement(words, kind, to) & among; rest != 0; rest &= rest - 1)
    if (keeps_king_safe(words, kind, lowest(rest), to)) legal |= rest & -rest;
  return legal;
}

}  // namespace tactus::chess
