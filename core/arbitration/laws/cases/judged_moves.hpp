// SPDX-License-Identifier: GPL-3.0-or-later
// What a situation tells only as moves, judged by what stands on the board: nobody has to say of a move that
// it was illegal.
#pragma once

#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/cases/situation.hpp"

namespace tactus::arbitration::laws {

/// The same, where a move that was completed, or that somebody acts on, counts as illegal if the position
/// says so: stated in coordinates, or told hand by hand. Where the position is not known, nothing is judged.
/// Error: a move is stated to be legal, against the position.
tl::expected<Situation, FactFault> judged_by_position(Situation situation);

}  // namespace tactus::arbitration::laws
