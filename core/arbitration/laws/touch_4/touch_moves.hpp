// SPDX-License-Identifier: GPL-3.0-or-later
// The questions about touched pieces, one function each. Internal to the part touch_moves.
#pragma once

#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/touch_4/board_handling.hpp"

namespace tactus::arbitration::laws {

/// Which moves are left to the player of this turn (4.3 to 4.7).
RulingOrFault rule_on_choices(Situation const& situation, Turn const& turn);

/// A claim that the opponent broke touch-move (4.8).
RulingOrFault rule_on_touch_claim(Situation const& situation);

/// Somebody announced that he adjusts, or touched a piece to adjust it.
bool tells_of_adjusting(Situation const& situation);
/// Whether a player may adjust pieces (4.2.1, 6.2.5).
RulingOrFault rule_on_adjusting(Situation const& situation);

/// Whether an assistant may report a touched piece (D.2.10.5).
RulingOrFault rule_on_reported_touch(Situation const& situation);

}  // namespace tactus::arbitration::laws
