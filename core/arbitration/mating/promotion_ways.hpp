// SPDX-License-Identifier: GPL-3.0-or-later
// What pawns need to promote. Internal to core/arbitration/mating.
#pragma once

#include "core/arbitration/mating/distances.hpp"
#include "core/legal/position.hpp"

namespace tactus::arbitration {

/// From every square, about the moves that a pawn needs to the last rank and from there on as `after` has it.
/// What stands in the way costs moves, too.
Distances promotion_ways(chess::Position const& position, chess::Color color, Distances const& after);
/// No move is left to be made.
Distances arrived();

}  // namespace tactus::arbitration
