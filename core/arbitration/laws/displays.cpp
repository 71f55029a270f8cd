// SPDX-License-Identifier: GPL-3.0-or-later
// What a display shows: it may, but no claim can rest on that alone (6.12).
#include "core/arbitration/laws/conduct_matters.hpp"
#include "core/arbitration/laws/ruled.hpp"
#include "core/arbitration/laws/stated_position.hpp"

namespace tactus::arbitration::laws {
namespace {

/// With a game stated, only whether the display may show it is asked here.
bool concerns_displays(Situation const& situation) {
  if (!situation.has<fact::DisplayShowsThreefold>() || !asks_for_judgement(situation.ask)) return false;
  if (situation.has<event::Claim>() || situation.has<event::ProgramSays>()) return false;
  return situation.ask == Ask::permission || !states_position(situation);
}

RulingOrFault decide_display(Situation const& situation) {
  return ruled(permission_or_ruling(situation.ask, true), situation.regime, {law("6.12.1"), law("6.12.2")},
               {say("A display may show the position, the moves and how many were made."),
                say("No claim can rest only on what a display shows.")});
}

}  // namespace

Matter const displays{concerns_displays, decide_display};

}  // namespace tactus::arbitration::laws
