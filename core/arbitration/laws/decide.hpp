// SPDX-License-Identifier: GPL-3.0-or-later
// The door of the laws: which matter a situation is about, and what is decided in it.
#pragma once

#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/cases/situation.hpp"

#include <vector>

namespace tactus::arbitration::laws {

/// Pure; any thread. The same situation always gets the same answer.
RulingOrFault decide(Situation const& situation);

}  // namespace tactus::arbitration::laws
