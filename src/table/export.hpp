// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus export`: a game file as PGN, JSON Lines or scoresheet.
#pragma once

#include "core/notation/pgn.hpp"
#include "src/store/game_reader.hpp"
#include "src/table/game_record.hpp"
#include "src/table/options.hpp"

#include <string>
#include <vector>

namespace tactus::program {

/// One object per event: seq, time_ms, type, payload. The payload is an object, not a text.
std::string json_lines_of(std::vector<store::NumberedEvent> const& events);
/// One full move per line, "1. e4 e5", as the Laws want it kept (8.1), with the given letters.
std::string scoresheet_of(GameRecord const& record, notation::PieceLetters const& letters);
notation::PgnResult pgn_result(table::GameResult result);
std::string pgn_of(GameRecord const& record);

/// Of a damaged file the readable beginning is exported, and the status is `failed`.
ExitStatus run_export(ExportOptions const& options);

}  // namespace tactus::program
