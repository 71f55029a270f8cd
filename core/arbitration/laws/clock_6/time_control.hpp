// SPDX-License-Identifier: GPL-3.0-or-later
// A stated time control, checked, as the arithmetic of core/clock takes it.
#pragma once

#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/clock/time_control.hpp"

namespace tactus::arbitration::laws {

/// Completes `ruling.clock` for the players to whose stated time the ruling adds. A time that was not stated,
/// or that the ruling already tells, stays as it is.
void tell_clocks_after(Ruling& ruling, Situation const& situation);

/// No longer times are believed: sums stay far from the ends of the number range.
inline constexpr Millis longest_time = std::chrono::hours{10'000};
inline constexpr unsigned most_moves = 100'000;

constexpr bool is_believable(Millis time) { return time >= Millis{0} && time <= longest_time; }

tl::expected<clock::TimeControl, FactFault> time_control_of(fact::TimeControl const& stated);

}  // namespace tactus::arbitration::laws
