// SPDX-License-Identifier: GPL-3.0-or-later
// How much time a player has been given so far (6.3), to tell from what is left how much he used.
#pragma once

#include "core/clock/time_control.hpp"

namespace tactus::clock {

/// After so many completed moves: the periods that he has reached, and the increments of these moves and of
/// the one that he thinks about, which clocks add when they start for it. Delays are not counted: what falls
/// into them is never taken.
Millis time_given(TimeControl const& control, unsigned moves);

}  // namespace tactus::clock
