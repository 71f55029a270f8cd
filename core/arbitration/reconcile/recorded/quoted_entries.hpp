// SPDX-License-Identifier: GPL-3.0-or-later
// The entries that an arbiter looks at to check an answer: where the sheets part, what was read as a slip of
// the pen, and how well each sheet fits what stands.
#pragma once

#include "core/arbitration/reconcile/recorded/line_search.hpp"
#include "core/arbitration/reconcile/settlement.hpp"

#include <vector>

namespace tactus::arbitration::reconcile {

/// Both entries of a ply denote one move each, and another one.
bool do_entries_differ(ByColor<SheetAlongLine> const& along, std::size_t ply);

/// `sheet_fit`: how many legible entries have the moves.
Finding fit_of(Color sheet, SheetAlongLine const& along);

/// `along`: these sheets beside the moves that stand.
std::vector<Finding> quoted_entries(ByColor<Sheet> const& sheets, ByColor<SheetAlongLine> const& along);

}  // namespace tactus::arbitration::reconcile
