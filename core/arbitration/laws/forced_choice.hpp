// SPDX-License-Identifier: GPL-3.0-or-later
// From which moves a player must choose after touching pieces (4.3, 4.5), where no castling was meant.
#pragma once

#include "core/chess/position.hpp"

#include <span>
#include <vector>

namespace tactus::arbitration::laws {

/// The squares in the order of touching; empty ones count for nothing. All legal moves when no touched piece
/// can be moved or captured.
std::vector<chess::Move> moves_after_touching(chess::Position const& position,
                                              std::span<chess::Square const> touched);

/// The squares of the pieces that the player touched with this illegal move, "e2e4" by their names: his own
/// and the one that he took (7.5.1 applies 4.3 to the move that replaces it). Empty: no such move.
std::vector<chess::Square> touched_by_illegal_move(chess::Position const& before, std::string_view uci);

/// 4.3: whether the touched pieces leave less than every legal move.
bool binds(chess::Position const& position, std::vector<chess::Move> const& choices);

}  // namespace tactus::arbitration::laws
