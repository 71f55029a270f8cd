// SPDX-License-Identifier: GPL-3.0-or-later
// A machine without memory or threads for a game says so, and ends.
#pragma once

#include "core/message/message.hpp"
#include "src/command_line/command_line.hpp"
#include "src/table/program/program.hpp"

#include <functional>

#include <tl/expected.hpp>

namespace tactus::program {

/// All that a game may want, run at once for an instant; else a library that wants one ends the program
/// without a word. Throws as std::thread does.
void try_threads();

/// What `game` returns. The error: it threw because the machine has no room for it.
tl::expected<command_line::ExitStatus, Message> where_there_is_room(
    std::function<command_line::ExitStatus()> const& game);

}  // namespace tactus::program
