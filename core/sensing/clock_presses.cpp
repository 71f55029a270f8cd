// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sensing/clock_presses.hpp"

#include <algorithm>

namespace tactus::sensing {

void ClockPresses::press(chess::Color by, Instant at) {
  if (auto const owed = std::find(owed_.begin(), owed_.end(), by); owed != owed_.end()) {
    owed_.erase(owed_.begin(), owed + 1);  // older ones were lost
    return;
  }
  owed_.clear();
  if (waiting_.empty() || waiting_.back().by != by) waiting_.push_back({by, at});
}

std::optional<Instant> ClockPresses::of(chess::Color mover) const {
  if (waiting_.empty() || waiting_.front().by != mover) return std::nullopt;
  return waiting_.front().at;
}

void ClockPresses::complete(chess::Color mover) {
  if (!waiting_.empty()) {
    if (waiting_.front().by == mover) waiting_.erase(waiting_.begin());
    return;
  }
  if (owed_.size() == 2) owed_.erase(owed_.begin());
  owed_.push_back(mover);
}

}  // namespace tactus::sensing
