// SPDX-License-Identifier: GPL-3.0-or-later
// Can this side still mate? Exact, with a line of moves or a named proof (docs/mating.md).
#pragma once

#include "core/arbitration/mating/verdict.hpp"
#include "core/legal/position.hpp"

namespace tactus::arbitration {

/// Counters do not matter: draws by repetition, 50 and 75 moves are not looked at, for they are no lack of
/// mating possibilities.
MatingVerdict can_mate(chess::Position const& position, chess::Color player, MatingBudget const& budget = {});

}  // namespace tactus::arbitration
