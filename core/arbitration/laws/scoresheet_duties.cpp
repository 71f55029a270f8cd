// SPDX-License-Identifier: GPL-3.0-or-later
// Article 8: who must record, what may be written when, and what is made up for.
#include "core/arbitration/laws/parts.hpp"
#include "core/arbitration/laws/scoresheet_matters.hpp"

namespace tactus::arbitration::laws {
namespace {

std::array<Matter, 6> matters_of_scoresheet_duties() {
  return {writing_in_advance,   moves_before_writing, ways_of_scoring,
          unprovable_oversteps, stopped_records,      recording_duties};
}

bool concerns_scoresheet_duties(Situation const& situation) {
  return any_concerned(matters_of_scoresheet_duties(), situation);
}
RulingOrFault decide_scoresheet_duties(Situation const& situation) {
  return decide_first(matters_of_scoresheet_duties(), situation);
}

}  // namespace

Part const scoresheet_duties{"scoresheet_duties", concerns_scoresheet_duties, decide_scoresheet_duties};

}  // namespace tactus::arbitration::laws
