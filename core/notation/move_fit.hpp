// SPDX-License-Identifier: GPL-3.0-or-later
// Which moves a pattern states, by form. Internal to core/notation and core/legal.
#pragma once

#include "core/chess/move.hpp"
#include "core/notation/move_pattern.hpp"

#include <optional>

namespace tactus::notation {

/// Where the king ends, for castling between the standard squares.
std::optional<chess::Square> standard_king_goal(chess::Move m);

/// The pattern states this move of a piece of that kind.
bool fits(chess::Kind kind, chess::Move m, MovePattern const& pattern);

}  // namespace tactus::notation
