// SPDX-License-Identifier: GPL-3.0-or-later
// Exact times: what the clocks are set to when a ruling adds time.
#pragma once

#include "core/arbitration/laws/ruling.hpp"

namespace tactus::arbitration::laws {

/// Completes `ruling.clock` for the players to whose stated time the ruling adds. A time that was not stated,
/// or that the ruling already tells, stays as it is.
void tell_clocks_after(Ruling& ruling, Situation const& situation);

}  // namespace tactus::arbitration::laws
