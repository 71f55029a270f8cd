// SPDX-License-Identifier: GPL-3.0-or-later
// Was it over by then? What ends a game ends it at that moment (5.1, 5.2, 6.8, 8.7, 9.5.2, 9.6); what happens
// or is found later does not reopen it. Asked once, before every matter of the laws.
#pragma once

#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/cases/situation.hpp"

#include <optional>

namespace tactus::arbitration::laws {

/// The ruling on what ended the game before the last thing that happened or was found. Nothing: it was not
/// over, nothing came later, or the order is not known.
std::optional<Ruling> over_before(Situation const& situation);

}  // namespace tactus::arbitration::laws
