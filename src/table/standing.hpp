// SPDX-License-Identifier: GPL-3.0-or-later
// Where a game stands, one fact per line, the important word first.
#pragma once

#include "core/notation/move_text.hpp"
#include "core/table/table_state.hpp"
#include "speech/sentences.hpp"

#include <string>
#include <vector>

namespace tactus::program {

/// What the table of disclosure (core/table/disclosure.hpp) lets a player hear who asks.
std::vector<std::string> standing_of(table::TableState const& state, notation::PieceLetters const& letters,
                                     speech::Sentences const& sentences);

}  // namespace tactus::program
