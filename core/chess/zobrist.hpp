// SPDX-License-Identifier: GPL-3.0-or-later
// The random words whose exclusive or is a PositionKey. Internal to core/chess. They come from a fixed seed,
// so a key means the same in every run.
#pragma once

#include "core/chess/position_words.hpp"

#include <array>

namespace tactus::chess {

struct KeyWords {
  std::array<std::array<Bits, 64>, 16> piece;  // [PieceCode][square]
  std::array<Bits, 16> castling_rook;          // a1..h1, a8..h8
  std::array<Bits, 8> en_passant_file;
  Bits black_to_move;
};

extern KeyWords const key_words;

/// Exclusive or of the words of all rooks that may castle.
inline Bits castling_key(Bits rooks) {
  Bits key = 0;
  for (; rooks != 0; rooks &= rooks - 1) {
    auto const square = static_cast<unsigned>(std::countr_zero(rooks));
    key ^= key_words.castling_rook[(square & 7U) | (square >> 5U << 3U)];
  }
  return key;
}

/// The key counted from nothing; every move keeps it up to date.
Bits key_from_nothing(PositionWords const& words);

}  // namespace tactus::chess
