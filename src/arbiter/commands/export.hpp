// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-arbiter export`: games of tables as PGN that is judged by the Laws, and their whole records.
#pragma once

#include "core/arbitration/laws/book/rule_set.hpp"
#include "core/legal/game_line.hpp"
#include "src/arbiter/options/options.hpp"

#include <iosfwd>
#include <string>

namespace tactus::program {

/// A running game is exported as far as it went. Of a damaged one the readable beginning is, and the status
/// is 1; so it is where a game cannot be read, and the others are exported.
int run_export(ExportOptions const& options, std::ostream& out, std::ostream& errors);

// What the arbiter's PGN says of a game that had ended by itself and went on, or whose last position is dead.

/// "9.6.1 since move 8", "5.2.2 on the board"; empty: neither. By the numbers of the edition that is played.
std::string earlier_end(chess::GameLine const& line, Regime regime);

}  // namespace tactus::program
