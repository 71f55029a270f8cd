// SPDX-License-Identifier: GPL-3.0-or-later
// Time controls as people write them: "90m/40+30m+30s" is ninety minutes for forty moves, then thirty minutes
// for the rest, and thirty seconds with each move from the first.
#pragma once

#include "core/clock/time_control.hpp"

#include <string>
#include <string_view>

namespace tactus::clock {

/// Parts joined by "+": periods (a number and h, m or s; "/" and a number of moves for all but the last),
/// then if wanted what each move brings, in seconds: "30s" added, "d10s" delay. Nothing for any other text.
std::optional<TimeControl> read_time_control(std::string_view text);

/// One time, as its parts are: "5m", "90s", "2h". Nothing for any other text.
std::optional<Millis> read_duration(std::string_view text);

/// The same way of writing; what is read from it is `control` again.
std::string text_of(TimeControl const& control);
/// As PGN has it in its tag TimeControl: "40/5400+30:1800+30". It has no word for a delay, which is left out.
std::string pgn_text_of(TimeControl const& control);

}  // namespace tactus::clock
