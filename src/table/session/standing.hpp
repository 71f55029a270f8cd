// SPDX-License-Identifier: GPL-3.0-or-later
// Where a game stands, one fact per line, the important word first.
#pragma once

#include "core/notation/move_text.hpp"
#include "core/table/table_state.hpp"
#include "speech/words/sentences.hpp"

#include <string>
#include <vector>

namespace tactus::program {

/// Precondition: the game is adjourned. `at`: when it was. Times used are told where the time control is
/// known and the clock was read; else the time that was left, or that it is to be read from the clock.
std::vector<std::string> envelope_of(table::TableState const& state, Instant at,
                                     notation::PieceLetters const& letters,
                                     speech::Sentences const& sentences);

/// Where a game goes on that was interrupted: how it stands, as all may know it, then how far
/// the record goes and what the clock showed last.
std::vector<std::string> resumed_of(table::TableState const& state, notation::PieceLetters const& letters,
                                    speech::Sentences const& sentences);

}  // namespace tactus::program
