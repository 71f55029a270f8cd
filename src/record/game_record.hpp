// SPDX-License-Identifier: GPL-3.0-or-later
// What a game file tells about the game as played: the agreement, the moves with the times of the clock, the
// result.
#pragma once

#include "core/chess/played_line.hpp"
#include "core/message/message.hpp"
#include "core/notation/move_text.hpp"
#include "core/notation/pgn/pgn_writer.hpp"
#include "core/table/event.hpp"
#include "src/record/game_end.hpp"

#include <optional>
#include <string>
#include <vector>

namespace tactus::program {

struct CompletedMove {
  chess::Move move;
  std::optional<clock::Reading> reading;  // at the press that completed it
  bool is_piece_unknown = false;          // a promotion that nobody named; `move` has a queen in its place
  bool is_found = false;                  // no hand was seen making it
};

struct GameRecord {
  table::TableSetup setup;
  std::vector<CompletedMove> moves;
  std::vector<std::vector<chess::ScoredMove>> taken_back{};  // completed and not standing, each in its order
  record::RecordedEnd end{};
  std::optional<chess::Move> made_last{};      // and not completed when the result was recorded
  std::optional<std::size_t> piece_unknown{};  // of the moves, from 0: the first promotion that nobody named
  std::vector<Message> gaps{};                 // what of it was lost, and where: each a clause
  bool is_training = false;                    // tactus-training wrote it: not a game of a tournament
  std::string signature{};  // twelve squares, of a game that is over (store/chain); empty: none
  /// Of the events, counted from 0: those that stand behind the end and would change what was signed (8.7).
  /// They are left out.
  std::vector<std::size_t> behind_end{};
};

/// It makes the record of a game: who plays, the moves, the end. Behind the end of a game no program writes
/// such an event, but to take that end back.
bool is_of_record(table::TableEvent const& event);

/// The moves as they were played.
chess::PlayedLine line_of(GameRecord const& record);

/// What was taken back, one line for each time: "2... d6 3. Nf3".
std::vector<std::string> lines_taken_back(GameRecord const& record,
                                          notation::PieceLetters const& letters = notation::english);

/// Nothing when the events do not hold the start of a game. A move that no piece makes by its way of moving
/// (an edited file), or before which others are missing, is no more of the line; `gaps` says so.
std::optional<GameRecord> record_of(std::vector<table::StampedEvent> const& events);

// A recorded game as PGN, as a player may have it: nothing in it is judged.

notation::PgnResult pgn_result(table::GameResult result);

/// All moves as they were recorded, legal or not, without a word of check; the result as it was entered.
notation::PgnGame pgn_game_of(GameRecord const& record);
/// The same as text.
std::string pgn_of(GameRecord const& record);

}  // namespace tactus::program
