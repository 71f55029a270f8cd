// SPDX-License-Identifier: GPL-3.0-or-later
// A round as two tables: the results of its games, and what happened beside the moves. Pure.
#pragma once

#include "src/arbiter/sheet/cells.hpp"
#include "src/record/saved_game.hpp"
#include "src/words/catalogue.hpp"

#include <string>
#include <vector>

namespace tactus::program {

struct NamedGame {
  std::string file;
  SavedGame game;
};

/// In the order of round, board number and file.
Cells result_cells(std::vector<NamedGame> const& games, words::Catalogue const& catalogue);
/// In the order of time, as whoever was there remembers it; results behind all others.
Cells incident_cells(std::vector<NamedGame> const& games, words::Catalogue const& catalogue);

}  // namespace tactus::program
