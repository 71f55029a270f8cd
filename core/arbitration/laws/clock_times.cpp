// SPDX-License-Identifier: GPL-3.0-or-later
// Article 6 but for flag falls: presses, thinking times, late arrivals, settings.
#include "core/arbitration/laws/clock_matters.hpp"
#include "core/arbitration/laws/parts.hpp"

namespace tactus::arbitration::laws {
namespace {

std::array<Matter, 5> matters() {
  return {thinking_times, late_arrivals, clock_presses, assistant_allowances, wrong_clock_settings};
}

bool concerns(Situation const& situation) { return any_concerned(matters(), situation); }
RulingOrFault decide_matter(Situation const& situation) { return decide_first(matters(), situation); }

}  // namespace

Part const clock_times{"clock_times", concerns, decide_matter};

}  // namespace tactus::arbitration::laws
