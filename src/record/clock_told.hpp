// SPDX-License-Identifier: GPL-3.0-or-later
// What a clock tells that it cannot know: its times against the time that passes, and against the time
// control where one was told. One reading for the watch, the incidents and the desk. Pure.
#pragma once

#include "core/clock/display_watch.hpp"
#include "core/message/message.hpp"
#include "core/table/event.hpp"
#include "core/table/recorded_clock.hpp"
#include "core/table/table_setup.hpp"

#include <optional>
#include <vector>

namespace tactus::record {

struct ClockFault {
  clock::DisplayDisagreement found;
  bool is_by_control;  // else by the time that passed alone
};
/// For a while until then, or from then on, nobody reads the clock.
bool breaks_reading_of_clock(table::Input const& input);

/// "clock: White shows 1:29:00, by the time control 1:29:30: not what the move leaves".
Message words_of(ClockFault const& fault);

class ClockTold {
 public:
  /// By this time control, else by the one in the game file, else by none.
  explicit ClockTold(std::optional<clock::TimeControl> const& control = std::nullopt);

  /// At a reading of the clock that is not as it should be. While the game goes on.
  std::vector<ClockFault> take(table::StampedEvent const& event);

 private:
  void note(table::Input const& input);
  void note(table::Outcome const& outcome);
  chess::Color as_it_stands(chess::Color told) const;

  clock::DisplayWatch display_;
  table::RecordedClock clock_;
  table::TableSetup setup_;
  bool is_control_given_, is_over_ = false;
};

}  // namespace tactus::record
