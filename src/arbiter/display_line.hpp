// SPDX-License-Identifier: GPL-3.0-or-later
// A clock whose display does not go as the time control says, as a line of the arbiter's watch.
#pragma once

#include "core/clock/display_watch.hpp"

#include <string>

namespace tactus::program {

/// "clock: White shows 1:29:00, by the time control 1:29:30: not what the move leaves".
std::string display_line(clock::DisplayDisagreement const& found);

}  // namespace tactus::program
