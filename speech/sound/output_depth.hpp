// SPDX-License-Identifier: GPL-3.0-or-later
// How much sound the drivers are to hold: as little as they can, so that a cut is heard at once, and more
// where this machine is late too often. Pure; time is an argument.
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>

namespace tactus::speech {

/// Of all streams together: it is the machine that is late, not one of its devices.
class OutputDepth {
 public:
  using Time = std::chrono::steady_clock::time_point;
  using Seconds = std::chrono::duration<double>;

  static constexpr Seconds step{0.05};
  /// Deeper than this a voice is late itself.
  static constexpr Seconds deepest{0.2};
  /// So many underruns within so long are too many.
  static constexpr std::size_t too_many = 3;
  static constexpr std::chrono::minutes remembered{1};

  /// What a stream that is opened now is to hold; 0: as little as its device can.
  Seconds at_least() const { return at_least_; }
  /// Streams were opened that hold `depth`; those before are over, and their underruns forgotten.
  void open(Seconds depth) { *this = OutputDepth{at_least_, depth}; }
  /// Call some ten times in a second with the number of underruns since open(). Once true it stays so until
  /// the next open().
  bool is_too_shallow(std::uint64_t underruns, Time now) {
    for (; seen_ < underruns && !is_too_shallow_; ++seen_) note(now);
    return is_too_shallow_;
  }
  /// From now on streams are to hold a step more than those that are open.
  void deepen() { at_least_ = deeper(); }

  OutputDepth() = default;

 private:
  OutputDepth(Seconds at_least, Seconds open) : at_least_(at_least), open_(open) {}

  Seconds deeper() const { return std::min(deepest, std::max(at_least_, open_) + step); }

  /// The oldest of the last few is no longer needed.
  void note(Time now) {
    bool const is_full = noted_ >= too_many - 1;
    is_too_shallow_ = is_full && now - last_[noted_ % last_.size()] <= remembered && deeper() > open_;
    last_[noted_++ % last_.size()] = now;
  }

  Seconds at_least_{0};
  Seconds open_{0};
  std::uint64_t seen_ = 0;
  std::array<Time, too_many - 1> last_{};
  std::size_t noted_ = 0;
  bool is_too_shallow_ = false;
};

}  // namespace tactus::speech
