// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/laws/parts.hpp"
#include "core/arbitration/laws/ruled.hpp"
namespace tactus::arbitration::laws {
namespace {
bool concerns(Situation const&) { return false; }
RulingOrFault decide_flag(Situation const&) { return missing("x", say("x")); }
}  // namespace
Part const flag_falls{"flag_falls", concerns, decide_flag};
}  // namespace tactus::arbitration::laws
