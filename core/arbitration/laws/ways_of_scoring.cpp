// SPDX-License-Identifier: GPL-3.0-or-later
// Braille and recorders are for the visually disabled player (D.2.7).
#include "core/arbitration/laws/ruled.hpp"
#include "core/arbitration/laws/scoresheet_matters.hpp"
#include "core/arbitration/laws/stated_players.hpp"

namespace tactus::arbitration::laws {
namespace {

bool concerns_ways_of_scoring(Situation const& situation) {
  return situation.has<fact::KeepsScoreBy>() && asks_for_judgement(situation.ask);
}

RulingOrFault decide_way(Situation const& situation) {
  auto const& way = *situation.find<fact::KeepsScoreBy>();
  auto const is_disabled = stated_player(situation, way.by).is_visually_disabled;
  if (!is_disabled)
    return missing(
        "player.visually_disabled",
        say("It was expected to be said whether {player} is visually disabled.", {{"player", way.by}}));
  if (*is_disabled)
    return ruled(
        permission_or_ruling(situation.ask, true), situation.regime, {law("D.2.7"), law("8.1.1")},
        {say("A visually disabled player keeps score in ordinary script, in braille or with a recorder.")});
  return ruled(permission_or_ruling(situation.ask, false), situation.regime, {law("8.1.1"), law("D.2.7")},
               {say("{player} writes on the scoresheet of the event.", {{"player", way.by}}),
                say("Braille and recorders are for a visually disabled player.")});
}

}  // namespace

Matter const ways_of_scoring{concerns_ways_of_scoring, decide_way};

}  // namespace tactus::arbitration::laws
