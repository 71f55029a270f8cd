// SPDX-License-Identifier: GPL-3.0-or-later
// See paced_bytes.hpp.
#include "devices/simulators/paced_bytes.hpp"

#include <algorithm>

namespace tactus::devices::simulators {

void PacedBytes::push(std::span<std::uint8_t const> bytes, SimTime now) {
  free_at_ = std::max(free_at_, now);
  for (std::uint8_t const byte : bytes) {
    free_at_ += byte_time_;
    waiting_.push_back({free_at_, byte});
  }
}

Bytes PacedBytes::take(SimTime now) {
  Bytes arrived;
  while (!waiting_.empty() && waiting_.front().time <= now) {
    arrived.push_back(waiting_.front().byte);
    waiting_.pop_front();
  }
  return arrived;
}

std::optional<SimTime> PacedBytes::next_due() const {
  if (waiting_.empty()) return std::nullopt;
  return waiting_.front().time;
}

}  // namespace tactus::devices::simulators
