// SPDX-License-Identifier: GPL-3.0-or-later
// Moves that no sheet has, found from both ends: from the last position that is known to the one that stands
// on the boards (8.5.3).
#pragma once

#include "core/arbitration/reconcile/effort.hpp"
#include "core/arbitration/reconcile/found_board.hpp"
#include "core/arbitration/reconcile/player.hpp"
#include "core/legal/position.hpp"

#include <vector>

namespace tactus::arbitration::reconcile {

/// All lines of exactly so many plies from the position to one that both boards show.
std::vector<std::vector<chess::Move>> unwritten_moves(chess::Position const& from,
                                                      ByPlayer<FoundBoard> const& boards, unsigned plies,
                                                      Effort const& effort);

}  // namespace tactus::arbitration::reconcile
