// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/laws/parts.hpp"
#include "core/arbitration/laws/ruled.hpp"
namespace tactus::arbitration::laws {
namespace {
bool concerns(Situation const&) { return false; }
RulingOrFault decide_results(Situation const&) { return missing("x", say("x")); }
}  // namespace
Part const results{"results", concerns, decide_results};
}  // namespace tactus::arbitration::laws
