// SPDX-License-Identifier: GPL-3.0-or-later
// What an arbiter reads while a game goes on: events as lines, one fact each, the important word first: what
// the chronicle tells, with what else the arbiter may read of it. Pure.
#pragma once

#include "core/clock/reading.hpp"
#include "core/clock/time_control.hpp"
#include "core/legal/position.hpp"
#include "core/table/table_state.hpp"
#include "src/arbiter/chronicle/chronicle.hpp"
#include "src/arbiter/watch/watch_words.hpp"
#include "src/record/clock_told.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tactus::program {

class QuickPresses {
 public:
  /// The clock was read. "two presses within 0.3 s", counted up to tenths.
  std::optional<Message> read(Instant at, clock::Reading const& reading);
  /// What comes now was pressed while nobody looked: when, nobody knows.
  void stood_still(Instant at) { stood_still_at_ = at; }

 private:
  std::optional<chess::Color> to_move_;  // by its lever
  std::optional<Instant> pressed_at_;
  std::optional<Instant> stood_still_at_;
};

class WatchLines {
 public:
  /// The display of the clock is compared with a time control: this one, else the one in the game file.
  explicit WatchLines(std::optional<clock::TimeControl> const& control = std::nullopt,
                      WatchWords words = WatchWords{})
      : words_(std::move(words)), chronicle_(control), clock_(control) {}

  /// Lines of the next event; most inputs have none.
  std::vector<std::string> take(table::StampedEvent const& event);
  bool has_ended() const { return has_ended_; }

 private:
  using Lines = std::vector<std::string>;

  // `told`: as the chronicle tells it; what it tells is shown so where nothing else stands here.
  template <class Fact>
  Lines lines_of(Instant /*at*/, Lines told, Fact const& /*fact*/) {
    return told;
  }
  Lines lines_of(Instant at, Lines told, table::ClockSeen const& seen);
  Lines lines_of(Instant at, Lines told, table::StoodStill const& stood);
  Lines lines_of(Instant at, Lines const& told, table::ProgramStarted const& program);
  Lines lines_of(Instant at, Lines const& told, table::GameStarted const& started);
  /// With what the completed moves say of it (9.2.2, 9.3).
  Lines lines_of(Instant at, Lines told, table::ClaimMade const& claim);
  Lines lines_of(Instant at, Lines const& told, table::RestoreProposed const& restore);
  Lines lines_of(Instant at, Lines const& told, table::DeviceWasLost const& lost);
  Lines lines_of(Instant at, Lines const& told, table::MoveUnheard const& unheard);
  Lines lines_of(Instant at, Lines const& told, table::MoveCorrected const& corrected);
  Lines lines_of(Instant at, Lines const& told, table::CorrectionAgreed const& agreed);
  Lines lines_of(Instant at, Lines const& told, table::Resumed const& resumed);
  Lines lines_of(Instant at, Lines const& told, table::MoveMade const& made);
  Lines lines_of(Instant at, Lines const& told, table::MovePutBack const& back);
  Lines lines_of(Instant at, Lines told, table::MoveCompleted const& completed);
  Lines lines_of(Instant at, Lines told, table::MoveTakenBack const& back);
  Lines lines_of(Instant at, Lines const& told, table::PositionRestored const& restored);
  Lines lines_of(Instant at, Lines const& told, table::BoardDiffers const& differs);
  Lines lines_of(Instant at, Lines const& told, table::Irregularity const& irregularity);
  Lines lines_of(Instant at, Lines told, table::GameAdjourned const& adjourned);
  Lines lines_of(Instant at, Lines told, table::GameEnded const& ended);
  Lines lines_of(Instant at, Lines told, table::EndTakenBack const& end);
  Lines lines_of(Instant at, Lines const& told, table::Told const& told_at_table);
  Lines judge_completed(table::MoveCompleted const& completed);
  /// That it is not legal, or ends the game; once for each move.
  Lines judge(unsigned ply, std::optional<chess::Position> const& before, chess::Move move);
  table::TableState const& state() const { return chronicle_.state(); }

  WatchWords words_;
  Chronicle chronicle_;
  clock::Reading shown_;  // by the clock before the event
  record::ClockTold clock_;
  QuickPresses presses_;
  std::optional<Instant> made_at_;  // of the move that waits for its press
  unsigned judged_ply_ = 0;
  std::optional<chess::Move> judged_move_;
  bool has_ended_ = false;
};

}  // namespace tactus::program
