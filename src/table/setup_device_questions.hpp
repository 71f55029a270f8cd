// SPDX-License-Identifier: GPL-3.0-or-later
// The questions before a game about boards, clock and earphone. Private to the dialogue. Pure.
#pragma once

#include "src/table/setup_question.hpp"

namespace tactus::program {

std::optional<SetupQuestion> ask_white_board(Surroundings const& surroundings, Answered const& answered);
std::optional<SetupQuestion> ask_black_board(Surroundings const& surroundings, Answered const& answered);
std::optional<SetupQuestion> ask_clock(Surroundings const& surroundings, Answered const& answered);
std::optional<SetupQuestion> ask_left(Surroundings const& surroundings, Answered const& answered);
std::optional<SetupQuestion> ask_earphone(Surroundings const& surroundings, Answered const& answered);

/// What was chosen of these, one fact a line.
std::vector<equipment::Sentence> device_facts(Surroundings const& surroundings, Answered const& answered);

}  // namespace tactus::program
