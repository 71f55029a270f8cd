// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-arbiter perft`: counts the series of legal moves from a position, so that anybody can compare our
// rules with those of other programs.
#pragma once

#include "src/arbiter/options.hpp"

#include <iosfwd>

namespace tactus::program {

/// One line per move, "e2e4: 20", a blank line, "nodes N". Exit status 2 for a FEN that cannot be played
/// from; set-ups that no game reaches, such as nine queens and eight pawns, are counted all the same.
int run_perft(PerftOptions const& options, std::ostream& out, std::ostream& errors);

}  // namespace tactus::program
