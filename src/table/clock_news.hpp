// SPDX-License-Identifier: GPL-3.0-or-later
// Which clock readings tell something new? A clock reports each second; plain ticking is not an event of the
// game (decision 2). Pure.
#pragma once

#include "core/clock/reading.hpp"

namespace tactus::program {

struct TimedReading {
  Instant time;
  clock::Reading reading;
};

/// True when `now` follows from `before` by nothing but the passing of time.
bool is_plain_ticking(TimedReading const& before, TimedReading const& now);

}  // namespace tactus::program
