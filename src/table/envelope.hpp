// SPDX-License-Identifier: GPL-3.0-or-later
// What is written on the envelope of an adjourned game (Guideline I.2; E.2 in 2014), one fact per line: who
// plays, the position, the times used, who sealed, which move, an open offer of a draw, date, time and place.
#pragma once

#include "core/notation/move_text.hpp"
#include "core/table/table_state.hpp"
#include "speech/sentences.hpp"

#include <string>
#include <vector>

namespace tactus::program {

/// Precondition: the game is adjourned. `at`: when it was. Times used are told where the time control is
/// known and the clock was read; else the time that was left, or that it is to be read from the clock.
std::vector<std::string> envelope_of(table::TableState const& state, Instant at,
                                     notation::PieceLetters const& letters,
                                     speech::Sentences const& sentences);

}  // namespace tactus::program
