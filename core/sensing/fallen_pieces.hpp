// SPDX-License-Identifier: GPL-3.0-or-later
// Pieces that were knocked over (FIDE Laws 2023, 7.4) and not lifted by a hand: they leave their apertures
// together and take long to pick up.
#pragma once

#include "core/sensing/lifted_pieces.hpp"

namespace tactus::sensing {

/// Out for long enough to be a touch, or still out.
bool is_touch(Outing const& outing);
/// Fell with others, and all of them stand again where they stood.
bool was_knocked_over(Outing const& outing, std::vector<Outing> const& all);
/// Squares whose pieces fell and have to be put back.
chess::SquareSet fallen_from(std::vector<Outing> const& all, Instant now);

}  // namespace tactus::sensing
