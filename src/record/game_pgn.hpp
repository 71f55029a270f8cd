// SPDX-License-Identifier: GPL-3.0-or-later
// A recorded game as PGN, as a player may have it: nothing in it is judged.
#pragma once

#include "core/notation/pgn.hpp"
#include "src/record/game_record.hpp"

#include <string>

namespace tactus::program {

notation::PgnResult pgn_result(table::GameResult result);

/// All moves as they were recorded, legal or not, without a word of check; the result as it was entered.
notation::PgnGame pgn_game_of(GameRecord const& record);
/// The same as text.
std::string pgn_of(GameRecord const& record);

}  // namespace tactus::program
