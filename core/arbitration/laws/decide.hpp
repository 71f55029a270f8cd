// SPDX-License-Identifier: GPL-3.0-or-later
// The door of the laws: which part of them a situation concerns, and what that part says.
#pragma once

#include "core/arbitration/laws/ruling.hpp"
#include "core/arbitration/laws/situation.hpp"

namespace tactus::arbitration::laws {

/// Pure; any thread. The same situation always gets the same answer.
RulingOrFault decide(Situation const& situation);

}  // namespace tactus::arbitration::laws
