// SPDX-License-Identifier: GPL-3.0-or-later
// Corrections of a slip of the tongue (D.2.8).
#pragma once

#include "core/arbitration/laws/cases/situation.hpp"

namespace tactus::arbitration::laws {

/// A second announcement by the same player, or one that calls itself a correction, is asked about.
bool asks_about_correction(Situation const& situation);

}  // namespace tactus::arbitration::laws
