// SPDX-License-Identifier: GPL-3.0-or-later
// What the player to move must know about his king before any move: who gives check, which of his pieces are
// pinned, where the king may not go (3.9.2). Internal to core/chess; templates over the way sliders are
// looked up.
#pragma once

#include "core/chess/sliders.hpp"

namespace tactus::chess {

/// Moves every square of the set by `step` squares of index; nothing wraps from file to file.
template <int step>
TACTUS_ALWAYS_INLINE Bits shifted(Bits set) {
  constexpr Bits file_a = 0x0101010101010101;
  constexpr Bits file_h = file_a << 7U;
  if constexpr (step == 7 || step == -9) set &= ~file_a;
  if constexpr (step == 9 || step == -7) set &= ~file_h;
  if constexpr (step > 0)
    return set << static_cast<unsigned>(step);
  else
    return set >> static_cast<unsigned>(-step);
}

TACTUS_ALWAYS_INLINE Square lowest(Bits set) {
  return Square::from_index(static_cast<unsigned>(std::countr_zero(set)));
}

/// Pieces of `by` that attack the square when `occupied` stands.
template <class Sliders>
TACTUS_ALWAYS_INLINE Bits attackers(PositionWords const& words, Square square, Color by, Bits occupied) {
  Bits const queens = words.kinds[index_of(Kind::queen)];
  unsigned const at = square.index();
  Bits const found = (attack_tables.knight[at] & words.kinds[index_of(Kind::knight)]) |
                     (attack_tables.king[at] & words.kinds[index_of(Kind::king)]) |
                     (attack_tables.pawn[index_of(opposite(by))][at] & words.kinds[index_of(Kind::pawn)]) |
                     (Sliders::rook(square, occupied) & (words.kinds[index_of(Kind::rook)] | queens)) |
                     (Sliders::bishop(square, occupied) & (words.kinds[index_of(Kind::bishop)] | queens));
  return found & words.colors[index_of(by)];
}

/// All squares that pieces of `by` attack when `occupied` stands.
template <Color by, class Sliders>
TACTUS_ALWAYS_INLINE Bits attacked_squares(PositionWords const& words, Bits occupied) {
  constexpr int forward = by == Color::white ? 8 : -8;
  Bits const pawns = words.of(by, Kind::pawn);
  Bits attacked = shifted<forward - 1>(pawns) | shifted<forward + 1>(pawns);
  attacked |= attack_tables.king[words.king(by).index()];
  for (Bits rest = words.of(by, Kind::knight); rest != 0; rest &= rest - 1)
    attacked |= attack_tables.knight[lowest(rest).index()];
  Bits const queens = words.of(by, Kind::queen);
  for (Bits rest = words.of(by, Kind::bishop) | queens; rest != 0; rest &= rest - 1)
    attacked |= Sliders::bishop(lowest(rest), occupied);
  for (Bits rest = words.of(by, Kind::rook) | queens; rest != 0; rest &= rest - 1)
    attacked |= Sliders::rook(lowest(rest), occupied);
  return attacked;
}

struct KingSafety {
  Bits checkers = 0;  // enemy pieces that give check
  Bits pinned = 0;    // own pieces that alone shield the king from a slider
  Bits danger =
      0;  // where the king would be in check; seen with the king taken off, so that he hides no square
};

template <Color us, class Sliders>
TACTUS_ALWAYS_INLINE KingSafety king_safety(PositionWords const& words) {
  constexpr Color them = opposite(us);
  Square const king = words.king(us);
  Bits const occupied = words.occupied();
  KingSafety safety;
  safety.danger = attacked_squares<them, Sliders>(words, occupied ^ bit(king));
  safety.checkers = (attack_tables.knight[king.index()] & words.of(them, Kind::knight)) |
                    (attack_tables.pawn[index_of(us)][king.index()] & words.of(them, Kind::pawn));
  Bits const queens = words.of(them, Kind::queen);
  Bits const snipers = (attack_tables.rook_rays[king.index()] & (words.of(them, Kind::rook) | queens)) |
                       (attack_tables.bishop_rays[king.index()] & (words.of(them, Kind::bishop) | queens));
  for (Bits rest = snipers; rest != 0; rest &= rest - 1) {
    Bits const shields = between(king, lowest(rest)) & occupied;
    if (shields == 0) safety.checkers |= rest & -rest;
    if ((shields & (shields - 1)) == 0) safety.pinned |= shields & words.colors[index_of(us)];
  }
  return safety;
}

/// Would the king be safe after the pawn on `from` took en passant? Asked of the whole board, because this is
/// the one move that takes two pieces off a line (3.7.3.1 with 3.9.2).
template <class Sliders>
TACTUS_ALWAYS_INLINE bool en_passant_keeps_king_safe(PositionWords const& words, Square from, Square passed) {
  Bits const taken = Bits{1} << (passed.index() ^ 8U);
  Bits const occupied = (words.occupied() ^ bit(from) ^ taken) | bit(passed);
  Color const us = words.turn;
  return (attackers<Sliders>(words, words.king(us), opposite(us), occupied) & ~taken) == 0;
}

/// Own pawns that stand ready to take on the square passed over.
TACTUS_ALWAYS_INLINE Bits en_passant_takers(PositionWords const& words, Square passed) {
  return attack_tables.pawn[index_of(opposite(words.turn))][passed.index()] &
         words.of(words.turn, Kind::pawn);
}

}  // namespace tactus::chess
