// SPDX-License-Identifier: GPL-3.0-or-later
// How many pieces of each kind stand on the board, and what they are worth as every beginner counts them.
#pragma once

#include "core/legal/position.hpp"

#include <array>

namespace tactus::training {

/// Queen 9, rook 5, bishop and knight 3, pawn 1; the king does not count.
unsigned worth_of(chess::Kind kind);

struct KindBalance {
  chess::Kind kind;
  unsigned white, black;
};
struct MaterialBalance {
  std::array<KindBalance, 5> kinds;  // from the queen to the pawn
  int lead;                          // what White has more, in pawns; below zero: Black
};
MaterialBalance material_of(chess::Position const& position);

}  // namespace tactus::training
