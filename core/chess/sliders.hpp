// SPDX-License-Identifier: GPL-3.0-or-later
// Attacks of rooks, bishops and queens past a given occupation. Internal to core/chess.
#pragma once

#include "core/chess/attack_tables.hpp"

#define TACTUS_ALWAYS_INLINE [[gnu::always_inline]] inline

namespace tactus::chess {

/// Portable: subtracting the slider from the occupied squares of a line runs up to the first blocker;
/// reversing the bytes of the word does the same downwards. Needs no table but the lines.
struct SubtractingSliders {
  struct Lines {
    SquareTable file, diagonal, antidiagonal;          // without the square itself
    std::array<std::array<std::uint8_t, 64>, 8> rank;  // by file and the six inner squares of the rank
  };
  static Lines const lines;

  TACTUS_ALWAYS_INLINE static Bits along(Bits line, Bits slider, Bits occupied) {
    Bits const blockers = occupied & line;
    Bits const up = blockers - slider;
    Bits const down = __builtin_bswap64(__builtin_bswap64(blockers) - __builtin_bswap64(slider));
    return (up ^ down) & line;
  }
  TACTUS_ALWAYS_INLINE static Bits along_rank(Square s, Bits occupied) {
    unsigned const shift = s.index() & 56U;
    return Bits{lines.rank[s.index() & 7U][occupied >> (shift + 1) & 63U]} << shift;
  }
  TACTUS_ALWAYS_INLINE static Bits rook(Square s, Bits occupied) {
    return along(lines.file[s.index()], bit(s), occupied) | along_rank(s, occupied);
  }
  TACTUS_ALWAYS_INLINE static Bits bishop(Square s, Bits occupied) {
    return along(lines.diagonal[s.index()], bit(s), occupied) |
           along(lines.antidiagonal[s.index()], bit(s), occupied);
  }
};

}  // namespace tactus::chess
