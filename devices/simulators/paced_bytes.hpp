// SPDX-License-Identifier: GPL-3.0-or-later
// The speed of a serial line. Pseudo-terminals store a baud rate but do not enforce it, so bytes wait here
// until a real line would have carried them.
#pragma once

#include "devices/simulators/simulated_device.hpp"

#include <deque>
#include <optional>
#include <span>

namespace tactus::devices::simulators {

/// 9600 baud, 8 data bits, start and stop bit: ten bits a byte.
inline constexpr SimTime byte_time_9600{1042};
inline constexpr SimTime byte_time_38400{260};

class PacedBytes {
 public:
  explicit PacedBytes(SimTime byte_time = byte_time_9600) : byte_time_(byte_time) {}

  /// The bytes start as soon as those before them have gone.
  void push(std::span<std::uint8_t const> bytes, SimTime now);
  /// The bytes that have fully arrived by `now`, in order.
  Bytes take(SimTime now);
  /// When the next byte has arrived; nothing when the line is idle.
  std::optional<SimTime> next_due() const;
  /// What is on its way is lost, as when a plug is pulled.
  void clear() { waiting_.clear(); }

 private:
  struct Due {
    SimTime time;
    std::uint8_t byte;
  };
  SimTime byte_time_;
  SimTime free_at_{0};
  std::deque<Due> waiting_;
};

}  // namespace tactus::devices::simulators
