// SPDX-License-Identifier: GPL-3.0-or-later
// What the Laws make of how a game ended: one reading for the watch, the incidents, the desk, the PGN and the
// results of a round. Pure.
#pragma once

#include "core/chess/played_line.hpp"
#include "core/legal/game_line.hpp"
#include "core/message/message.hpp"
#include "core/notation/pgn/pgn_writer.hpp"
#include "src/record/game_end.hpp"
#include "src/record/game_record.hpp"

#include <optional>
#include <vector>

namespace tactus::program {

/// By the edition that is played (5.1.1, 5.2.1, 9.6).
notation::PgnResult result_by_the_laws(chess::GameLine const& line, Regime regime);

struct JudgedEnd {
  table::GameResult result = table::GameResult::open;
  /// It was agreed before both players had moved (5.2.3), or who wins cannot mate (5.1.2, 5.2.2, 6.9).
  std::vector<Message> faults{};
};

/// A resignation is a fact; what it makes of the game the Laws say. A result that was entered is a draw where
/// the loser's flag has fallen and the other cannot mate, until both have signed it: then it stands, as does
/// what the arbiter has confirmed by his word (8.7). Where the board shows another result than the one that
/// was entered, the entered one stands. Nothing is said where nobody can tell, as behind an illegal move that
/// left a king in check. `made`: the move that was made last and not completed.
JudgedEnd judged_end(record::RecordedEnd const& end, chess::PlayedLine const& line,
                     std::optional<chess::Move> made, Regime regime);
JudgedEnd judged_end(GameRecord const& record);

}  // namespace tactus::program
