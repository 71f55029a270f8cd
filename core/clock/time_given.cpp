// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/clock/time_given.hpp"

namespace tactus::clock {

Millis time_given(TimeControl const& control, unsigned moves) {
  Millis given = (moves + 1) * control.increment;
  unsigned needed = 0;  // moves that lead into the period
  for (Period const& period : control.periods) {
    if (moves < needed) break;
    given += period.base;
    if (!period.moves) break;
    needed += *period.moves;
  }
  return given;
}

}  // namespace tactus::clock
