// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus export`: a game file as PGN or scoresheet. Nothing in it is judged, and nothing of it is there
// before the move was completed; the whole record is `tactus-arbiter export`.
#pragma once

#include "src/record/game_record.hpp"
#include "src/table/options/options.hpp"
#include "src/table/program/program.hpp"

#include <string>

namespace tactus::program {

/// One full move per line, "1. e4 e5", as the Laws want it kept (8.1), with the given letters.
std::string scoresheet_of(Program const& program, GameRecord const& record,
                          notation::PieceLetters const& letters);
std::string pgn_by(Program const& program, GameRecord const& record);

/// Of a damaged file the readable beginning is exported, and the status is `failed`.
ExitStatus run_export(ExportOptions const& options, Program const& program);

// `tactus score`: the score of a game for the blind player and for print (D.2.7). As `export`, it never
// judges.

/// Of a damaged file the readable beginning is written, and the status is `failed`.
ExitStatus run_score(ScoreOptions const& options, Program const& program);

}  // namespace tactus::program
