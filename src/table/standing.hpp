// SPDX-License-Identifier: GPL-3.0-or-later
// Where a game stands, one fact per line, the important word first.
#pragma once

#include "core/notation/move_text.hpp"
#include "core/table/table_state.hpp"

#include <string>
#include <vector>

namespace tactus::program {

/// "White", "Black".
std::string name_of(chess::Color color);
/// "board of White", "clock".
std::string name_of(table::Device device);
std::vector<std::string> standing_of(table::TableState const& state, notation::PieceLetters const& letters);

}  // namespace tactus::program
