// SPDX-License-Identifier: GPL-3.0-or-later
// The moves of a game as every kind of score writes them: numbered and described.
#pragma once

#include "core/chess/move_description.hpp"
#include "core/chess/played_line.hpp"

#include <vector>

namespace tactus::chess {

struct ScoredMove {
  unsigned number;  // as on a scoresheet
  Color by;
  MoveDescription move;
};

/// As the player's program writes them: legal or not, without a word of check.
std::vector<ScoredMove> scored_as_played(PlayedLine const& line);

}  // namespace tactus::chess
