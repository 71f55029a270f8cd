// SPDX-License-Identifier: GPL-3.0-or-later
// What was played, for those who may judge it.
#pragma once

#include "core/chess/played_line.hpp"
#include "core/chess/scored_move.hpp"
#include "core/legal/game_line.hpp"

#include <optional>
#include <span>
#include <vector>

namespace tactus::chess {

/// The same, where it can be played on by the Laws; rights that what stands does not bear out are dropped.
std::optional<Position> position_of(StatedPosition const& stated);

/// The moves up to the first one that is not legal. Nothing: not even the start can be played on.
std::optional<GameLine> legal_beginning(PlayedLine const& line);

/// With check and mate. Precondition: the moves are legal one after the other.
std::vector<ScoredMove> scored_legal(Position const& start, std::span<Move const> moves);

}  // namespace tactus::chess
