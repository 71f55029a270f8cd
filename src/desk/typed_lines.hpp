// SPDX-License-Identifier: GPL-3.0-or-later
// What the arbiter types where the desk runs.
#pragma once

#include <functional>
#include <signal.h>
#include <string>

namespace tactus::desk {

/// Call it before anything is opened: where standard input is closed, nothing else takes its number.
void keep_standard_input();

/// Until one of the signals `ends`, which all threads block, has come: each line of standard input goes to
/// `on_line`. Nothing is read while another program has the terminal, which would stop this one.
void take_typed_lines(sigset_t const& ends, std::function<void(std::string)> const& on_line);

}  // namespace tactus::desk
