// SPDX-License-Identifier: GPL-3.0-or-later
// The game file of a twin game: how it begins, and what boards have said in it.
#pragma once

#include "core/table/table_setup.hpp"
#include "src/store/game_reader.hpp"

#include <string>
#include <vector>

namespace tactus {

/// A game that begins with this position and can be taken up. The file itself is not opened by this process.
void write_game(std::string const& file, table::TableSetup setup, std::string const& fen);

/// The squares that this board says are filled.
chess::SquareSet occupied_in(std::vector<store::NumberedEvent> const& events, chess::Color board);

}  // namespace tactus
