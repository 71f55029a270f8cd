// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-arbiter watch`: follows the game file of a table while it is written, and only reads it.
#pragma once

#include "core/legal/game_line.hpp"
#include "core/message/message.hpp"
#include "core/rules/regime.hpp"
#include "src/arbiter/options/options.hpp"

#include <iosfwd>
#include <string>
#include <vector>

namespace tactus::program {

/// After the last move of the line, that a draw may be claimed or declared: in the ply in which it first
/// holds.
std::vector<Message> claim_lines(chess::GameLine const& line, Regime regime);

/// Waits for a file that is not there yet; goes on with a new file of the same name. Ends with the game when
/// asked to (status 0), and at a file that it cannot read (status 1).
int run_watch(WatchOptions const& options, std::ostream& out, std::ostream& errors);

}  // namespace tactus::program
