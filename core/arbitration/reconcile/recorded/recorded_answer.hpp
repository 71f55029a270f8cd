// SPDX-License-Identifier: GPL-3.0-or-later
// D.2.9 with the record of the game beside the sheets. It settles a difference of the boards with the sheets;
// a ply that both boards completed is no such difference, so an entry against it is a slip of the pen, and
// where the sheets part there is told beside the answer.
#pragma once

#include "core/arbitration/reconcile/settlement.hpp"

#include <optional>

namespace tactus::arbitration::reconcile {

/// Nothing: the record and the sheets lead to no board that was found.
std::optional<Settlement> settled_by_record(Case const& found, Effort const& effort);

}  // namespace tactus::arbitration::reconcile
