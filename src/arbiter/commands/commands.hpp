// SPDX-License-Identifier: GPL-3.0-or-later
// The smaller commands of `tactus-arbiter`; each gives the exit status of the program.
#pragma once

#include "core/arbitration/book/rule_set.hpp"
#include "core/legal/game_line.hpp"
#include "src/arbiter/options/options.hpp"

#include <iosfwd>
#include <string>

namespace tactus::program {

/// `word`: proposes a word by which the arbiter may confirm at a table. On his own machine: the players'
/// program proposes and shows none. One line; 1 when the system has no random bytes.
int run_word(std::ostream& out, std::ostream& errors);

/// `can-mate`: one question for people, or many as lines for machines.
int run_can_mate(CanMateOptions const& options, std::istream& in, std::ostream& out, std::ostream& errors);

/// `perft`: one line per move, "e2e4: 20", a blank line, "nodes N". Exit status 2 for a FEN that cannot be
/// played from; set-ups that no game reaches, such as nine queens and eight pawns, are counted all the same.
int run_perft(PerftOptions const& options, std::ostream& out, std::ostream& errors);

/// `replay-pgn`: one line per game: number, legal plies, result, then "ok" or "error ply N line L column C:
/// ..."; a last line with the totals. Exit status 0 when the file was read to its end, whatever is in it; 2
/// when it cannot be read.
int run_replay_pgn(ReplayPgnOptions const& options, std::ostream& out, std::ostream& errors);

/// `export`: games of tables as PGN that is judged by the Laws, and their whole records. A running game is
/// exported as far as it went. Of a damaged one the readable beginning is, and the status is 1; so it is
/// where a game cannot be read, and the others are exported.
int run_export(ExportOptions const& options, std::ostream& out, std::ostream& errors);

/// What the arbiter's PGN says of a game that had ended by itself and went on, or whose last position is
/// dead: "9.6.1 since move 8", "5.2.2 on the board"; empty: neither. By the numbers of the edition that is
/// played.
std::string earlier_end(chess::GameLine const& line, Regime regime);

}  // namespace tactus::program
