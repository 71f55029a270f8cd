// SPDX-License-Identifier: GPL-3.0-or-later
// Claims by people who are no part of the game: captains, coaches, parents, spectators, players of other
// games (12.7).

#include "core/arbitration/laws/conduct_11/incidents.hpp"
#include "core/arbitration/laws/matters.hpp"

namespace tactus::arbitration::laws {
namespace {

event::Claim const* outsiders_claim(Situation const& situation) {
  auto const* claim = last_as<event::Claim>(situation);
  return claim && claim->by > Actor::arbiter ? claim : nullptr;
}

Message what_the_arbiter_does(event::ClaimKind kind) {
  using event::ClaimKind;
  switch (kind) {
    case ClaimKind::flag:
      return say("A flag has fallen when the arbiter himself sees it or a player claims it.");
    case ClaimKind::illegal_move: return say("What the arbiter himself sees of it he treats by the Laws.");
    default: return say("Such a claim belongs to the players alone.");
  }
}

RulingOrFault reject_outsider(Situation const& situation) {
  auto const& claim = *outsiders_claim(situation);
  bool const asks_permission = situation.ask == Ask::permission;
  Ruling ruling =
      ruled(asks_permission ? Outcome::forbidden : Outcome::claim_rejected, situation.regime, {law("12.7")},
            {say("Rejected: nobody outside the game may interfere in it."), what_the_arbiter_does(claim.kind),
             say("He may tell an irregularity to the arbiter alone; the arbiter may expel him.")});
  if (claim.kind == event::ClaimKind::flag) cite(ruling, situation.regime, {law("6.8")});
  return ruling;
}

}  // namespace

Matter const claims_of_outsiders{table_asks, reject_outsider};

}  // namespace tactus::arbitration::laws
