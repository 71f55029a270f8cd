// SPDX-License-Identifier: GPL-3.0-or-later
// The 960 start positions of Guideline II by their usual numbers: 518 is the initial position of Article 2.3.
#pragma once

#include "core/chess/placement.hpp"
#include "core/chess/stated_position.hpp"

#include <optional>
#include <vector>

namespace tactus::chess {

inline constexpr unsigned start_positions = 960;
inline constexpr unsigned usual_start = 518;

/// Precondition: number < start_positions.
StatedPosition start_numbered(unsigned number);

/// What stands on White's first rank, from the a-file; in all of them Black's stands opposite.
std::vector<PieceOn> first_rank_of(StatedPosition const& start);

/// Nothing: the game does not start from one of them.
std::optional<unsigned> number_of_start(StatedPosition const& start);

}  // namespace tactus::chess
