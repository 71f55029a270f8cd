// SPDX-License-Identifier: GPL-3.0-or-later
// What an arbiter reads while a game goes on: events as lines, one fact each, the important word first. Folds
// the inputs itself, so that it can say what stands where when boards differ. Pure.
#pragma once

#include "core/chess/played_line.hpp"
#include "core/clock/reading.hpp"
#include "core/clock/time_control.hpp"
#include "core/legal/position.hpp"
#include "core/table/table_state.hpp"
#include "src/arbiter/watch/watch_words.hpp"
#include "src/record/clock_told.hpp"
#include "src/record/happenings.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tactus::program {

class QuickPresses {
 public:
  /// The clock was read. "two presses within 0.3 s", counted up to tenths.
  std::optional<Message> read(Instant at, clock::Reading const& reading);

 private:
  std::optional<chess::Color> to_move_;  // by its lever
  std::optional<Instant> pressed_at_;
};

class WatchLines {
 public:
  /// The display of the clock is compared with a time control: this one, else the one in the game file.
  explicit WatchLines(std::optional<clock::TimeControl> const& control = std::nullopt,
                      WatchWords words = WatchWords{})
      : words_(std::move(words)), clock_(control) {}

  /// Lines of the next event; most inputs have none.
  std::vector<std::string> take(table::StampedEvent const& event);
  bool has_ended() const { return has_ended_; }

 private:
  std::vector<std::string> lines_of(table::Input const& input) const;
  std::optional<Message> sentence_of(table::Input const& input) const;
  Message irregularity_of(table::Irregularity const& irregularity) const;
  std::optional<Message> change_of(table::Outcome const& outcome);
  std::vector<std::string> clock_lines(Instant at, table::Input const& input,
                                       std::vector<record::ClockFault> const& faults);
  std::vector<std::string> lines_of(Instant at, table::Outcome const& outcome);
  std::vector<std::string> lines_of_completed(Instant at, table::MoveCompleted const& completed);
  std::vector<std::string> lines_of_claim(table::ClaimMade const& claim) const;
  std::vector<std::string> lines_of_made(Instant at, table::MoveMade const& made);
  std::vector<std::string> lines_of_end(table::GameEnded const& ended);
  std::vector<std::string> lines_of_put_back(table::MovePutBack const& back);
  /// That it is not legal, or ends the game; once for each move.
  std::vector<std::string> judge(unsigned ply, std::optional<chess::Position> const& before,
                                 chess::Move move);

  WatchWords words_;
  table::TableState state_;
  chess::PlayedLine line_before_{chess::Position::initial()};  // before moves were taken back last
  record::ClockTold clock_;
  QuickPresses presses_;
  record::LiftedBeside lifted_;
  record::RookFirst rook_first_;
  std::optional<chess::Move> made_;  // and not completed
  std::optional<Instant> made_at_;   // of the move that waits for its press
  unsigned judged_ply_ = 0;
  std::optional<chess::Move> judged_move_;
  bool has_ended_ = false;
};

}  // namespace tactus::program
