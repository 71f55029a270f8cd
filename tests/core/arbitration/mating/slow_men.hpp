// SPDX-License-Identifier: GPL-3.0-or-later
// The men on a board as a plain list, and the lines along which they go. Shares nothing with the solver.
#pragma once

#include "core/chess/placement.hpp"

#include <optional>
#include <vector>

namespace tactus::test {

struct Man {
  chess::Piece piece;
  chess::Square home;
};

std::vector<Man> men_on(chess::Placement const& placement);

/// The square that lies this many files and ranks away, if it is on the board.
std::optional<chess::Square> away(chess::Square from, int files, int ranks);

/// +1 for White, -1 for Black.
int ahead(chess::Color color);

bool is_light(chess::Square square);
bool touch(chess::Square one, chess::Square other);

/// The lines of squares along which this piece attacks from here on an empty board, nearest square first.
using Lines = std::vector<std::vector<chess::Square>>;
Lines const& lines_of(chess::Piece piece, chess::Square from);

}  // namespace tactus::test
