// SPDX-License-Identifier: GPL-3.0-or-later
// One table of a simulated hall: its hands, its boards and what core/table makes of them, as the events that
// `tactus` would write into its game file. Time is an argument.
#pragma once

#include "core/table/table_state.hpp"
#include "src/sim/hall/hands.hpp"

#include <deque>
#include <memory>

namespace tactus::sim {

class HallTable {
 public:
  /// `opening`: when the hall was opened.
  HallTable(HallPlan plan, std::uint32_t seed, Instant opening);

  HallPlan const& plan() const { return *plan_; }
  table::TableState const& state() const { return state_; }
  /// When something happens next; nothing: all has happened.
  std::optional<Instant> next_at();
  /// All that happens until then, in order.
  std::vector<table::StampedEvent> play_until(Instant until);

 private:
  void carry_out(HallAct const& act);
  void answer_for(chess::Color board);
  void send(table::Input input);
  void fetch_acts();
  chess::Placement& standing(chess::Color board) { return standing_[static_cast<unsigned>(board)]; }
  bool is_read(chess::Color board) const;

  struct Answer {
    Instant at;
    chess::Color board;
  };
  std::unique_ptr<HallPlan> plan_;  // does not move: the hands look at it
  HallHands hands_;
  Instant opening_;
  Instant now_;
  table::TableState state_;
  std::array<chess::Placement, 2> standing_;
  std::deque<HallAct> acts_;
  std::deque<Answer> answers_;  // full states of boards that were asked
  std::vector<table::StampedEvent> events_;
};

}  // namespace tactus::sim
