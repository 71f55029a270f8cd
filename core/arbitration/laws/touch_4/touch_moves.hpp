// SPDX-License-Identifier: GPL-3.0-or-later
// What touched pieces leave to a player, also as an answer to a claim.
#pragma once

#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/touch_4/board_handling.hpp"

namespace tactus::arbitration::laws {

/// Which moves are left to the player of this turn (4.3 to 4.7).
RulingOrFault rule_on_choices(Situation const& situation, Turn const& turn);

}  // namespace tactus::arbitration::laws
