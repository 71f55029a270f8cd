// SPDX-License-Identifier: GPL-3.0-or-later
// What the arbiter alone may know of draws before anybody claims one (users' needs, section 3): lines for the
// moment at which a draw can first be claimed, or the game is over by itself, by the rules that are played.
#pragma once

#include "core/legal/game_line.hpp"
#include "core/regime.hpp"

#include <string>
#include <vector>

namespace tactus::program {

/// After the last move of the line: each fact in the ply in which it first holds.
std::vector<std::string> draw_lines(chess::GameLine const& line, Regime regime);

}  // namespace tactus::program
