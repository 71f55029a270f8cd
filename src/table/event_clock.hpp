// SPDX-License-Identifier: GPL-3.0-or-later
// The time that events are stamped with: the wall clock of the start plus steady time, so that it never
// jumps, run `pace` times as fast for simulators.
#pragma once

#include "core/instant.hpp"

#include <chrono>

namespace tactus::program {

class EventClock {
 public:
  using Steady = std::chrono::steady_clock;
  EventClock(Instant start, unsigned pace) : start_(start), begin_(Steady::now()), pace_(pace) {}

  /// Any thread.
  Instant at(Steady::time_point moment) const {
    return start_ + pace_ * std::chrono::floor<Millis>(moment - begin_);
  }
  Instant now() const { return at(Steady::now()); }
  /// When `instant` will have come; rounded up, so that now() is not before it.
  Steady::time_point when(Instant instant) const {
    auto const ahead = std::chrono::duration_cast<std::chrono::microseconds>(instant - start_) / pace_;
    return begin_ + std::chrono::ceil<Millis>(ahead);
  }

 private:
  Instant start_;
  Steady::time_point begin_;
  unsigned pace_;
};

}  // namespace tactus::program
