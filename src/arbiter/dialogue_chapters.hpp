// SPDX-License-Identifier: GPL-3.0-or-later
// The chapters of the dialogue. Private to it.
#pragma once

#include "src/arbiter/dialogue_matter.hpp"

namespace tactus::program::dialogue {

// Questions of several chapters.
inline constexpr Option country_options[]{{"Finland", says("Finland")}, {"other", says("another country")}};
inline constexpr Step clock_of_white =
    maybe(clocks_for_sheet, "white", Form::time, says("White's clock now?"));
inline constexpr Step clock_of_black =
    maybe(clocks_for_sheet, "black", Form::time, says("Black's clock now?"));

// dialogue_board.cpp
extern Chapter const touching;
extern Chapter const announcing;
extern Chapter const divergence;
extern Chapter const chess960;
// dialogue_penalties.cpp
extern Chapter const illegal_moves;
extern Chapter const wrong_start;
extern Chapter const results;
// dialogue_draws.cpp
extern Chapter const draws;
extern Chapter const quickplay;
// dialogue_clock.cpp
extern Chapter const clock_times;
extern Chapter const flags;
extern Chapter const recording;
// dialogue_conduct.cpp
extern Chapter const conduct;
extern Chapter const adjournment;
extern Chapter const supervision;

}  // namespace tactus::program::dialogue
