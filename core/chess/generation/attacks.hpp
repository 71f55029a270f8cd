// SPDX-License-Identifier: GPL-3.0-or-later
// Where pieces attack on an empty board, and the lines between squares: tables made by the compiler.
// Internal to core/chess. There is nothing to initialise at start.
#pragma once

#include "core/chess/position_words.hpp"

#include <array>

namespace tactus::chess {

using SquareTable = std::array<Bits, 64>;

struct AttackTables {
  SquareTable knight;
  SquareTable king;
  std::array<SquareTable, 2> pawn;  // [Color]: squares a pawn of that colour on the square attacks
  SquareTable rook_rays;            // a rook alone on the board
  SquareTable bishop_rays;
  std::array<SquareTable, 64> between;  // squares strictly between two squares of one line, else none
  std::array<SquareTable, 64> line;     // the whole line through both, from edge to edge, else none
};

extern AttackTables const attack_tables;

inline Bits between(Square a, Square b) { return attack_tables.between[a.index()][b.index()]; }
inline Bits line_through(Square a, Square b) { return attack_tables.line[a.index()][b.index()]; }

/// One step on the board; off the board there is no square.
struct Step {
  int files, ranks;
};
inline constexpr std::array<Step, 4> rook_steps{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};
inline constexpr std::array<Step, 4> bishop_steps{{{1, 1}, {-1, -1}, {1, -1}, {-1, 1}}};

/// The square one step on as a set of one, or the empty set beyond the edge.
constexpr Bits stepped(unsigned square, Step step) {
  int const file = static_cast<int>(square & 7U) + step.files;
  int const rank = static_cast<int>(square >> 3U) + step.ranks;
  if (file < 0 || file > 7 || rank < 0 || rank > 7) return 0;
  return Bits{1} << static_cast<unsigned>(rank * 8 + file);
}

/// The squares along one ray up to and including the first occupied one. Slow; the tables are made with it.
constexpr Bits walked(unsigned square, Step step, Bits occupied) {
  Bits passed = 0;
  for (Bits next = stepped(square, step); next != 0;
       next = stepped(static_cast<unsigned>(std::countr_zero(next)), step)) {
    passed |= next;
    if ((next & occupied) != 0) break;
  }
  return passed;
}

/// The whole line through the square in the direction and against it, without the square itself.
constexpr Bits whole_line(unsigned square, Step step) {
  return walked(square, step, 0) | walked(square, {-step.files, -step.ranks}, 0);
}

}  // namespace tactus::chess

// Attacks of rooks, bishops and queens past a given occupation. Internal to core/chess.

#define TACTUS_ALWAYS_INLINE [[gnu::always_inline]] inline

namespace tactus::chess {

/// Attacks along a file or a diagonal: subtracting the slider from the blockers runs up to the first of them;
/// reversing the bytes of the word does the same downwards.
TACTUS_ALWAYS_INLINE constexpr Bits attacks_along(Bits line, Bits slider, Bits occupied) {
  Bits const blockers = occupied & line;
  Bits const up = blockers - slider;
  Bits const down = __builtin_bswap64(__builtin_bswap64(blockers) - __builtin_bswap64(slider));
  return (up ^ down) & line;
}

/// Attacks of a slider on the given file of the first rank, by the occupation of the six inner squares.
using RankAttacks = std::array<std::uint8_t, 64>;
constexpr RankAttacks attacks_along_rank(unsigned file) {
  RankAttacks attacks{};
  for (unsigned inner = 0; inner < 64; ++inner)
    attacks[inner] =
        static_cast<std::uint8_t>(walked(file, {1, 0}, inner << 1U) | walked(file, {-1, 0}, inner << 1U));
  return attacks;
}
constexpr unsigned inner_squares(Bits occupied, unsigned rank_shift) {
  return static_cast<unsigned>(occupied >> (rank_shift + 1) & 63U);
}

/// The portable way: works on every processor and needs no table but the lines.
struct SubtractingSliders {
  struct Lines {
    SquareTable file, diagonal, antidiagonal;  // without the square itself
    std::array<RankAttacks, 8> rank;           // by file
  };
  static Lines const lines;

  TACTUS_ALWAYS_INLINE static Bits rook(Square s, Bits occupied) {
    unsigned const shift = s.index() & 56U;
    Bits const on_rank = Bits{lines.rank[s.index() & 7U][inner_squares(occupied, shift)]} << shift;
    return attacks_along(lines.file[s.index()], bit(s), occupied) | on_rank;
  }
  TACTUS_ALWAYS_INLINE static Bits bishop(Square s, Bits occupied) {
    return attacks_along(lines.diagonal[s.index()], bit(s), occupied) |
           attacks_along(lines.antidiagonal[s.index()], bit(s), occupied);
  }
};

}  // namespace tactus::chess
