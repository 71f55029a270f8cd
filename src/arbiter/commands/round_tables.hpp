// SPDX-License-Identifier: GPL-3.0-or-later
// A round as two tables: the results of its games, and what happened beside the moves. Pure.
#pragma once

#include "src/arbiter/options/options.hpp"
#include "src/record/saved_game.hpp"
#include "src/words/catalogue.hpp"

#include <string>
#include <vector>

namespace tactus::program {

struct NamedGame {
  std::string file;
  SavedGame game;
};

/// Rows of cells, the first one the heads; the order is that of round, board number and file.
using Cells = std::vector<std::vector<std::string>>;
Cells result_cells(std::vector<NamedGame> const& games, words::Catalogue const& catalogue);
Cells incident_cells(std::vector<NamedGame> const& games, words::Catalogue const& catalogue);

/// Text: cells with two blanks between; CSV as RFC 4180 has it; a page of HTML.
std::string written(Cells const& cells, TableForm form);

}  // namespace tactus::program
