// SPDX-License-Identifier: GPL-3.0-or-later
// An illegal move is claimed, and the situation tells of none.
#include "core/arbitration/laws/edition_rules.hpp"
#include "core/arbitration/laws/illegal_matters.hpp"
#include "core/arbitration/laws/ruled.hpp"

#include <algorithm>

namespace tactus::arbitration::laws {
namespace {

/// What can be told of a game in which everything was in order.
bool is_ordinary(Item const& item) {
  if (auto const* claim = item.as<event::Claim>()) return claim->kind == event::ClaimKind::illegal_move;
  if (auto const* made = item.as<event::MakeMove>()) return !made->is_illegal;
  return item.is_any_of<fact::Position, fact::Moves, fact::ToMove, fact::Clock, fact::Player, fact::Board,
                        fact::IllegalCount, fact::TimeControl, event::PressClock>();
}

bool concerns_unfounded_claims(Situation const& situation) {
  bool const is_asked =
      situation.ask == Ask::ruling || situation.ask == Ask::result || situation.ask == Ask::permission;
  return is_asked && situation.has<event::Claim>() && std::ranges::all_of(situation.items, is_ordinary) &&
         offences_in(situation).empty();
}

RulingOrFault decide_claim(Situation const& situation) {
  Regime const regime = situation.regime;
  Outcome const outcome = situation.ask == Ask::permission ? Outcome::forbidden : Outcome::claim_rejected;
  Ruling ruling = ruled(outcome, regime, {law("FI-11")},
                        {say("Rejected: no illegal move was found."), say("Play goes on.")});
  if (has_basic_rules(regime)) cite(ruling, regime, {law("A.5.2")});
  cite(ruling, regime, {law("7.5.1"), law("7.5.5"), law("3.10.2")});
  return ruling;
}

}  // namespace

Matter const unfounded_claims{concerns_unfounded_claims, decide_claim};

}  // namespace tactus::arbitration::laws
