// SPDX-License-Identifier: GPL-3.0-or-later
// Attacks of rooks, bishops and queens past a given occupation. Internal to core/chess.
#pragma once

#include "core/chess/attack_tables.hpp"

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
