// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/capture_replay.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace tactus::devices {

std::vector<ReplayedEvent> replay(Capture const& capture, LineSettings const& settings) {
  constexpr Instant start{};
  DeviceLine line{settings};
  std::vector<ReplayedEvent> events;
  auto const take = [&](Instant now, LineStep step) {
    for (auto& event : step.events) events.push_back({now - start, std::move(event)});
  };
  take(start, line.opened(start));
  for (auto const& each : capture.lines) {
    Instant const at = start + each.offset;
    for (auto due = line.next_deadline(); due && *due <= at; due = line.next_deadline()) {
      Instant const now = std::max(*due, start);  // a deadline may say "as soon as possible"
      take(now, line.pass_time(now));
    }
    if (each.direction == Direction::from_device) take(at, line.feed({at, each.bytes}));
  }
  return events;
}

std::string describe(ReplayedEvent const& event) {
  return fmt::format("+{:06} {}", event.offset.count(), describe(event.event));
}

}  // namespace tactus::devices
