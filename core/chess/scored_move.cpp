// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chess/scored_move.hpp"

namespace tactus::chess {

std::vector<ScoredMove> scored_as_played(PlayedLine const& line) {
  std::vector<ScoredMove> scored;
  for (std::size_t ply = 0; ply < line.plies(); ++ply) {
    Diagram const& before = line.diagram_at(ply);
    scored.push_back({line.number_at(ply), before.turn(), describe(before, line.moves()[ply])});
  }
  return scored;
}

}  // namespace tactus::chess
