// SPDX-License-Identifier: GPL-3.0-or-later
// PortAudio has no error callback: a device that was unplugged just stops calling. Pure; time is an argument.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>

namespace tactus::speech {

class OutputWatchdog {
 public:
  using Time = std::chrono::steady_clock::time_point;
  using Seconds = std::chrono::duration<double>;

  /// A stream may stall for 1.8 s around its first callbacks (measured on PulseAudio).
  static constexpr Seconds start_allowed{3};
  /// Plus three periods.
  static constexpr Seconds silence_allowed{1};
  /// Of the time between two calls no more counts: a longer one says that this machine was busy or asleep,
  /// and nothing about the device.
  static constexpr Seconds longest_look{0.15};

  explicit OutputWatchdog(Time opened) : opened_(opened), last_look_(opened) {}

  /// Call some ten times in a second with the number of callbacks so far and the length of the last one.
  bool is_dead(std::uint64_t callbacks, Seconds period, Time now) {
    Seconds const looked = std::min<Seconds>(now - last_look_, longest_look);
    silent_ = callbacks == seen_ ? silent_ + looked : Seconds{0};
    last_look_ = now;
    seen_ = callbacks;
    Seconds const allowed = now - opened_ < start_allowed ? start_allowed : silence_allowed + 3 * period;
    return silent_ > allowed;
  }

 private:
  Time opened_;
  Time last_look_;
  Seconds silent_{0};
  std::uint64_t seen_ = 0;
};

}  // namespace tactus::speech
