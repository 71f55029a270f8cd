// SPDX-License-Identifier: GPL-3.0-or-later
// Which matter a situation is about: that of what happened last. Internal to core/arbitration/laws.
#pragma once

#include "core/arbitration/laws/matters.hpp"

namespace tactus::arbitration::laws {

/// Nothing: the facts and the question belong to no matter of the laws.
Matter const* matter_asked_about(Situation const& situation);

}  // namespace tactus::arbitration::laws
