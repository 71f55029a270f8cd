// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-arbiter replay-pgn`: plays through a file of games and says for each whether all its moves are
// legal.
#pragma once

#include "src/arbiter/options/options.hpp"

#include <iosfwd>

namespace tactus::program {

/// One line per move, "e2e4: 20", a blank line, "nodes N". Exit status 2 for a FEN that cannot be played
/// from; set-ups that no game reaches, such as nine queens and eight pawns, are counted all the same.
int run_perft(PerftOptions const& options, std::ostream& out, std::ostream& errors);

/// One line per game: number, legal plies, result, then "ok" or "error ply N line L column C: ..."; a last
/// line with the totals. Exit status 0 when the file was read to its end, whatever is in it; 2 when it cannot
/// be read.
int run_replay_pgn(ReplayPgnOptions const& options, std::ostream& out, std::ostream& errors);

}  // namespace tactus::program
