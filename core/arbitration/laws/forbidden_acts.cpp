// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a player may do what is treated as an illegal move: use both hands (4.1), take the king (1.4.1).
#include "core/arbitration/laws/edition_rules.hpp"
#include "core/arbitration/laws/illegal_matters.hpp"
#include "core/arbitration/laws/ruled.hpp"

namespace tactus::arbitration::laws {
namespace {

/// With somebody who acts on it, the question is whether he may.
bool does_anybody_act(Situation const& situation) {
  return situation.has<event::Claim>() || situation.has<event::ArbiterObserves>() ||
         situation.has<event::PlayersAgreeToCorrect>() || situation.has<fact::ClaimMade>();
}

bool concerns_forbidden_acts(Situation const& situation) {
  if (situation.ask != Ask::permission || does_anybody_act(situation)) return false;
  auto const offences = offences_in(situation);
  return !offences.empty() && (offences.back().kind == OffenceKind::two_hands ||
                               offences.back().kind == OffenceKind::king_captured);
}

RulingOrFault decide_act(Situation const& situation) {
  if (offences_in(situation).back().kind == OffenceKind::king_captured)
    return ruled(Outcome::forbidden, situation.regime,
                 {law("FI-4"), law("1.4.1"), law("FI-11"), law("7.5.1")},
                 {say("Not allowed: a king is never captured.")});
  return ruled(Outcome::forbidden, situation.regime, {law("FI-6"), law("4.1"), law("7.5.4"), law("FI-11")},
               {say("Not allowed: a move is made with one hand only.")});
}

}  // namespace

Matter const forbidden_acts{concerns_forbidden_acts, decide_act};

}  // namespace tactus::arbitration::laws
