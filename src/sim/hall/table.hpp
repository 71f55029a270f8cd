// SPDX-License-Identifier: GPL-3.0-or-later
// One table of a simulated hall: its hands, its boards and what core/table makes of them, as the events that
// `tactus` would write into its game file. Time is an argument.
#pragma once

#include "src/sim/hall/hands.hpp"
#include "src/sim/world/played_table.hpp"

#include <deque>
#include <memory>

namespace tactus::sim {

class HallTable {
 public:
  /// `opening`: when the hall was opened.
  HallTable(HallPlan plan, std::uint32_t seed, Instant opening);

  HallPlan const& plan() const { return *plan_; }
  table::TableState const& state() const { return table_.state(); }
  /// When something happens next; nothing: all has happened.
  std::optional<Instant> next_at();
  /// All that happens until then, in order.
  std::vector<table::StampedEvent> play_until(Instant until);

 private:
  void carry_out(HallAct const& act);
  void fetch_acts();
  Instant next_act() const { return opening_ + acts_.front().at; }
  /// Boards have settled behind the last act.
  Instant end() const;

  std::unique_ptr<HallPlan> plan_;  // does not move: the hands look at it
  HallHands hands_;
  Instant opening_;
  PlayedTable table_;
  std::deque<HallAct> acts_;
};

}  // namespace tactus::sim
