// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/reconcile/clock_log.hpp"

#include <algorithm>

namespace tactus::arbitration::reconcile {

std::optional<unsigned> ClockLog::plies() const {
  if (!presses) return std::nullopt;
  unsigned last = 0;
  for (LoggedPress const& press : *presses) last = std::max(last, press.ply);
  return last;
}

std::optional<ClockTimes> ClockLog::times_at(unsigned ply) const {
  if (!presses) return std::nullopt;
  ClockTimes times{base, base};
  struct {
    unsigned white = 0, black = 0;
  } latest;
  for (LoggedPress const& press : *presses) {
    bool const is_white = press.side == chess::Color::white;
    unsigned& last = is_white ? latest.white : latest.black;
    if (press.ply > ply || press.ply < last) continue;
    last = press.ply;
    (is_white ? times.white : times.black) = press.left;
  }
  return times;
}

}  // namespace tactus::arbitration::reconcile
