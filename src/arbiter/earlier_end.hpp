// SPDX-License-Identifier: GPL-3.0-or-later
// What the arbiter's PGN says of a game that had ended by itself and went on, or whose last position is dead.
#pragma once

#include "core/arbitration/laws/rule_set.hpp"
#include "core/legal/game_line.hpp"

#include <string>

namespace tactus::program {

/// "9.6.1 since move 8", "5.2.2 on the board"; empty: neither. By the numbers of the edition that is played.
std::string earlier_end(chess::GameLine const& line, Regime regime);

}  // namespace tactus::program
