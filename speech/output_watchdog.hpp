// SPDX-License-Identifier: GPL-3.0-or-later
// PortAudio has no error callback: a device that was unplugged just stops calling. Pure; time is an argument.
#pragma once

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
  static constexpr Seconds silence_allowed{0.5};

  explicit OutputWatchdog(Time opened) : opened_(opened), last_sign_(opened) {}

  /// Call some ten times in a second with the number of callbacks so far and the length of the last one.
  bool is_dead(std::uint64_t callbacks, Seconds period, Time now) {
    if (callbacks != seen_) last_sign_ = now;
    seen_ = callbacks;
    Seconds const allowed = now - opened_ < start_allowed ? start_allowed : silence_allowed + 3 * period;
    return now - last_sign_ > allowed;
  }

 private:
  Time opened_;
  Time last_sign_;
  std::uint64_t seen_ = 0;
};

}  // namespace tactus::speech
