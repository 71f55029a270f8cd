// SPDX-License-Identifier: GPL-3.0-or-later
// Article 6 but for flag falls: presses, thinking times, late arrivals, settings.
#include "core/arbitration/laws/clock_matters.hpp"
#include "core/arbitration/laws/parts.hpp"

namespace tactus::arbitration::laws {
namespace {

std::array<Matter, 5> matters_of_clock_times() {
  return {thinking_times, late_arrivals, clock_presses, assistant_allowances, wrong_clock_settings};
}

bool concerns_clock_times(Situation const& situation) {
  return any_concerned(matters_of_clock_times(), situation);
}
RulingOrFault decide_clock_times(Situation const& situation) {
  return decide_first(matters_of_clock_times(), situation);
}

}  // namespace

Part const clock_times{"clock_times", concerns_clock_times, decide_clock_times};

}  // namespace tactus::arbitration::laws
