// SPDX-License-Identifier: GPL-3.0-or-later
// In quick games under the Competition Rules a player may ask to see the arbiter's score (A.4.3, B.2.3).
#include "core/arbitration/laws/conduct_matters.hpp"
#include "core/arbitration/laws/edition_rules.hpp"
#include "core/arbitration/laws/ruled.hpp"

namespace tactus::arbitration::laws {
namespace {

bool concerns_score_requests(Situation const& situation) {
  return situation.has<event::RequestScore>() && asks_for_judgement(situation.ask);
}

void cite_right(Ruling& ruling, Regime regime) {
  if (regime.phase == Phase::rapid) cite(ruling, regime, {law("A.4.3"), law("A.4")});
  if (regime.phase == Phase::blitz) cite(ruling, regime, {law("B.2.3"), law("B.2")});
}

Ruling refused(Situation const& situation, Sentence because) {
  Ruling ruling =
      ruled(permission_or_ruling(situation.ask, false), situation.regime, {}, {std::move(because)});
  cite_right(ruling, situation.regime);
  return ruling;
}

RulingOrFault decide_request(Situation const& situation) {
  Regime const& regime = situation.regime;
  auto const& request = *situation.find<event::RequestScore>();
  if (regime.phase == Phase::standard) {
    Ruling ruling =
        refused(situation, say("Each player keeps his own score; this right is for rapid and blitz."));
    cite(ruling, regime, {law("8.1.1"), law("12.6")});
    return ruling;
  }
  if (!regime.supervision && !is_finnish_blitz(regime.rules))
    return missing("supervision",
                   say("It was expected to be said whether the Competition Rules apply in full."));
  if (!rules_of(regime).may_ask_to_see_score) {
    Ruling ruling = refused(situation, say("This edition gives no right to see the arbiter's score."));
    cite(ruling, regime, {law("12.6")});
    return ruling;
  }
  if (regime.supervision != Supervision::competition)
    return refused(situation, say("Only under the Competition Rules is each game recorded and may be seen."));
  if (!request.has_the_move)
    return refused(situation, say("Only the player who has the move may ask to see the score."));
  if (request.count > most_score_requests) {
    Ruling ruling =
        refused(situation, say("Five requests are allowed in a game: more disturb the opponent."));
    cite(ruling, regime, {law("11.5")});
    return ruling;
  }
  Ruling ruling = ruled(permission_or_ruling(situation.ask, true), regime, {},
                        {say("A player who has the move may ask to see the score, five times in a game."),
                         say("This is request {count}.", {{"count", request.count}})});
  cite_right(ruling, regime);
  return ruling;
}

}  // namespace

Matter const score_requests{concerns_score_requests, decide_request};

}  // namespace tactus::arbitration::laws
