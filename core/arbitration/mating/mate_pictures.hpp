// SPDX-License-Identifier: GPL-3.0-or-later
// Mate pictures that the reach of the pieces allows: king, check, and no square to flee to.
#pragma once

#include "core/arbitration/mating/reach.hpp"

namespace tactus::arbitration {

/// Squares on which the opponent of `winner` might be mated. None is a proof that he never is.
SquareSet mating_squares(Reach const& reach, chess::Color winner);

}  // namespace tactus::arbitration
