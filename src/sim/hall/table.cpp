// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/sim/hall/table.hpp"

#include <algorithm>
#include <iterator>

namespace tactus::sim {

HallTable::HallTable(HallPlan plan, std::uint32_t seed, Instant opening)
    : plan_(std::make_unique<HallPlan>(std::move(plan))),
      hands_(*plan_, seed),
      opening_(opening),
      table_(opening) {}

void HallTable::fetch_acts() {
  if (!acts_.empty()) return;
  auto acts = hands_.next();
  acts_.assign(std::make_move_iterator(acts.begin()), std::make_move_iterator(acts.end()));
}

Instant HallTable::end() const { return opening_ + hands_.now() + std::chrono::seconds{5}; }

std::optional<Instant> HallTable::next_at() {
  fetch_acts();
  auto const due = table_.next_due();
  if (!acts_.empty()) return std::min(next_act(), due.value_or(Instant::max()));
  return due && *due > end() ? std::nullopt : due;
}

std::vector<table::StampedEvent> HallTable::play_until(Instant until) {
  for (fetch_acts(); !acts_.empty() && next_act() <= until; fetch_acts()) {
    table_.arrive_at(next_act());
    carry_out(acts_.front());
    acts_.pop_front();
  }
  table_.wait_until(acts_.empty() ? std::min(until, end()) : until);
  return table_.take_events();
}

void HallTable::carry_out(HallAct const& act) {
  if (auto const* const input = std::get_if<table::Input>(&act.what)) return table_.enter(*input);
  auto const& touch = std::get<HallTouch>(act.what);
  table_.touch(touch.board, touch.square, touch.piece);
}

}  // namespace tactus::sim
