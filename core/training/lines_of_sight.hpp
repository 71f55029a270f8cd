// SPDX-License-Identifier: GPL-3.0-or-later
// What stands along the lines that go out from a square, as a blind player looks along them.
#pragma once

#include "core/legal/position.hpp"
#include "core/training/position_queries.hpp"

#include <vector>

namespace tactus::training {

/// One direction as far as the edge of the board. Never empty: directions that leave the board at once are
/// left out.
struct LineOfSight {
  chess::Square edge;           // its last square
  std::vector<PieceOn> pieces;  // nearest first, also those behind others
};

/// From White's side: forward right, forward left, back right, back left.
std::vector<LineOfSight> diagonals_from(chess::Position const& position, chess::Square square);
/// Forward, back, right, left.
std::vector<LineOfSight> straight_lines_from(chess::Position const& position, chess::Square square);

}  // namespace tactus::training
