// SPDX-License-Identifier: GPL-3.0-or-later
// The door of the laws: which part of them a situation concerns, and what that part says.
#pragma once

#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/cases/situation.hpp"

#include <vector>

namespace tactus::arbitration::laws {

/// Pure; any thread. The same situation always gets the same answer.
RulingOrFault decide(Situation const& situation);

// The same matter may be asked about in several ways: what the result is, what is to be done, what the clocks
// show.

/// Questions whose answer also answers the one that is asked, for a question that no part takes as its own;
/// the nearest first. Never for permissions: they are answered by yes or no.
std::vector<Ask> kindred_questions(Situation const& situation);

}  // namespace tactus::arbitration::laws
