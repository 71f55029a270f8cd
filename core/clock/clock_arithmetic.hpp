// SPDX-License-Identifier: GPL-3.0-or-later
// The arithmetic of a player's time (6.3, A.1, B.1). Pure; all times in milliseconds. Precondition of all
// functions: no time is negative, and sums fit (times up to a century and moves up to 100,000 do).
#pragma once

#include "core/clock/time_control.hpp"
#include "core/instant.hpp"

#include <cstddef>

namespace tactus::clock {

/// A.1, B.1: the time for a game of sixty moves, by which a game is blitz, rapid or standard.
Millis total_time(TimeControl const& control);

/// One player's time between two of his moves.
struct PlayersTime {
  Millis left{};              // main time; an increment for the next move is not in it yet
  std::size_t period = 0;     // index in TimeControl::periods
  unsigned moves = 0;         // completed in this period
  bool is_flag_down = false;  // `left` ran out: nothing is added any more

  bool operator==(PlayersTime const&) const = default;
};

PlayersTime at_start(TimeControl const& control);

/// The player thought for `used` and completed his move. In delay mode only what goes beyond the delay is
/// taken (6.3.2); in cumulative mode the increment counts for the move that it comes with. After the last
/// move of a period the next one's time is added to what was saved.
PlayersTime after_move(TimeControl const& control, PlayersTime before, Millis used);

/// The same for `moves` moves of one period that took `used` together. Precondition: no delay.
PlayersTime after_moves(TimeControl const& control, PlayersTime before, unsigned moves, Millis used);

/// Time given to a player or taken from him (12.9.2, 12.9.3); never below zero.
Millis with_added(Millis left, Millis added);

}  // namespace tactus::clock
