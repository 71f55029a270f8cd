// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/clock/clock_arithmetic.hpp"

#include <algorithm>
#include <numeric>

namespace tactus::clock {
namespace {

constexpr unsigned counted_moves = 60;  // A.1, B.1

/// The time of a period is complete: the next one's is added to what was saved (6.3.2).
PlayersTime carried_over(TimeControl const& control, PlayersTime time) {
  while (!time.is_flag_down && time.period + 1 < control.periods.size()) {
    auto const required = control.periods[time.period].moves;
    if (!required || time.moves < *required) break;
    time.moves -= *required;
    ++time.period;
    time.left += control.periods[time.period].base;
  }
  return time;
}

PlayersTime with_left(PlayersTime time, Millis left) {
  time.is_flag_down = left <= Millis{0};
  time.left = std::max(left, Millis{0});
  return time;
}

}  // namespace

Millis total_time(TimeControl const& control) {
  Millis const bases = std::accumulate(control.periods.begin(), control.periods.end(), Millis{0},
                                       [](Millis sum, Period const& period) { return sum + period.base; });
  return bases + counted_moves * (control.increment + control.delay);
}

PlayersTime at_start(TimeControl const& control) {
  PlayersTime time;
  if (!control.periods.empty()) time.left = control.periods.front().base;
  return time;
}

PlayersTime after_move(TimeControl const& control, PlayersTime before, Millis used) {
  if (before.is_flag_down) return before;
  PlayersTime time =
      with_left(before, before.left + control.increment - std::max(used - control.delay, Millis{0}));
  ++time.moves;
  return carried_over(control, time);
}

PlayersTime after_moves(TimeControl const& control, PlayersTime before, unsigned moves, Millis used) {
  if (before.is_flag_down) return before;
  PlayersTime time = with_left(before, before.left + moves * control.increment - used);
  time.moves += moves;
  return carried_over(control, time);
}

Millis with_added(Millis left, Millis added) { return std::max(left + added, Millis{0}); }

}  // namespace tactus::clock
