// SPDX-License-Identifier: GPL-3.0-or-later
// What an arbiter reads while a game goes on: events as lines, one fact each, the important word first: what
// the chronicle tells, with what else the arbiter may read of it. Pure.
#pragma once

#include "core/clock/time_control.hpp"
#include "core/table/table_state.hpp"
#include "src/arbiter/chronicle/chronicle.hpp"
#include "src/arbiter/watch/watch_words.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tactus::program {

class WatchLines {
 public:
  /// The display of the clock is compared with a time control: this one, else the one in the game file.
  explicit WatchLines(std::optional<clock::TimeControl> const& control = std::nullopt,
                      WatchWords words = WatchWords{})
      : words_(std::move(words)), chronicle_(control) {}

  /// Lines of the next event; most inputs have none.
  std::vector<std::string> take(table::StampedEvent const& event);
  bool has_ended() const { return has_ended_; }

 private:
  using Lines = std::vector<std::string>;

  // `told`: as the chronicle tells it; what it tells is shown so where nothing else stands here.
  template <class Fact>
  Lines lines_of(Lines told, Fact const& /*fact*/) {
    return told;
  }
  Lines lines_of(Lines const& told, table::ProgramStarted const& program);
  Lines lines_of(Lines const& told, table::GameStarted const& started);
  /// With what the completed moves say of it (9.2.2, 9.3).
  Lines lines_of(Lines told, table::ClaimMade const& claim);
  Lines lines_of(Lines const& told, table::RestoreProposed const& restore);
  Lines lines_of(Lines const& told, table::DeviceWasLost const& lost);
  Lines lines_of(Lines const& told, table::MoveCorrected const& corrected);
  Lines lines_of(Lines const& told, table::CorrectionAgreed const& agreed);
  Lines lines_of(Lines told, table::MoveCompleted const& completed);
  Lines lines_of(Lines const& told, table::BoardDiffers const& differs);
  Lines lines_of(Lines const& told, table::Irregularity const& irregularity);
  Lines lines_of(Lines told, table::GameAdjourned const& adjourned);
  Lines lines_of(Lines told, table::GameEnded const& ended);
  Lines lines_of(Lines told, table::EndTakenBack const& end);
  Lines lines_of(Lines const& told, table::Told const& told_at_table);
  table::TableState const& state() const { return chronicle_.state(); }

  WatchWords words_;
  Chronicle chronicle_;
  bool has_ended_ = false;
};

}  // namespace tactus::program
