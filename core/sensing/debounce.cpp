// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sensing/debounce.hpp"

#include <algorithm>

namespace tactus::sensing {
namespace {

constexpr auto by_last_edge = [](auto const& a, auto const& b) { return a.last_edge < b.last_edge; };

}  // namespace

void Debounce::observe(SensorEvent const& event) {
  auto const burst = std::find_if(bursts_.begin(), bursts_.end(),
                                  [&](Burst const& each) { return each.square == event.square; });
  ++observed_;
  if (burst == bursts_.end()) {
    bursts_.push_back({event.square, event.contact, event.at, event.at, observed_, observed_,
                       event.contact != settled_[event.square.index()]});
    return;
  }
  burst->level = event.contact;
  burst->last_order = observed_;
  burst->has_left = burst->has_left || event.contact != settled_[event.square.index()];
  burst->last_edge = event.at;
}

std::optional<Instant> Debounce::due() const {
  auto const next = std::min_element(bursts_.begin(), bursts_.end(), by_last_edge);
  if (next == bursts_.end()) return std::nullopt;
  return next->last_edge + bounce_time;
}

chess::SquareSet Debounce::in_motion() const {
  chess::SquareSet moving;
  for (Burst const& each : bursts_) moving.insert(each.square);
  return moving;
}

std::optional<SensorEvent> Debounce::settle(Instant now) {
  while (!bursts_.empty()) {
    auto const next = std::min_element(bursts_.begin(), bursts_.end(), by_last_edge);
    if (next->last_edge + bounce_time > now) return std::nullopt;
    Burst const burst = *next;
    bursts_.erase(next);
    Contact& settled = settled_[burst.square.index()];
    bool const is_same = settled == burst.level;
    if (is_same && !burst.has_left) continue;
    settled = burst.level;
    SensorEvent event{burst.square, burst.level, burst.first_edge, burst.order, burst.last_order};
    if (is_same) event.passed_until = burst.last_edge;
    return event;
  }
  return std::nullopt;
}

}  // namespace tactus::sensing
