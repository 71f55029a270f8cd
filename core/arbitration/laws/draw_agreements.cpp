// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/laws/parts.hpp"
#include "core/arbitration/laws/ruled.hpp"
namespace tactus::arbitration::laws {
namespace {
bool concerns(Situation const&) { return false; }
RulingOrFault decide_draw_agreements(Situation const&) { return missing("x", say("x")); }
}  // namespace
Part const draw_agreements{"draw_agreements", concerns, decide_draw_agreements};
}  // namespace tactus::arbitration::laws
