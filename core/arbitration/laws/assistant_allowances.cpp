// SPDX-License-Identifier: GPL-3.0-or-later
// The clock of a player whose assistant presses it is adjusted, but not on everybody's time (6.2.6).
#include "core/arbitration/laws/clock_matters.hpp"
#include "core/arbitration/laws/edition_rules.hpp"
#include "core/arbitration/laws/ruled.hpp"

namespace tactus::arbitration::laws {
namespace {

using chess::Color;

bool is_protected(fact::Player const& player, AllowanceSpares whom) {
  bool const is_disabled =
      player.is_visually_disabled.value_or(false) || player.is_hearing_disabled.value_or(false);
  return is_disabled || (whom == AllowanceSpares::user_of_assistant && player.has_assistant.value_or(false));
}

bool concerns_assistant_allowances(Situation const& situation) {
  return situation.has<event::ArbiterAdjustsForAssistant>();
}

RulingOrFault decide_allowance(Situation const& situation) {
  auto const players = situation.all<fact::Player>();
  if (players.empty())
    return missing("player.visually_disabled",
                   say("It was expected to be said which player is disabled or uses an assistant."));
  auto const& applies_to = situation.find<event::ArbiterAdjustsForAssistant>()->applies_to;
  auto const whom = rules_of(situation.regime).allowance_spares;
  for (fact::Player const& player : players)
    if (applies_to[player.color] && is_protected(player, whom))
      return ruled(Outcome::forbidden, situation.regime, {law("6.2.6"), law("8.1.6")},
                   {say("Nothing is taken from the time of {player}.", {{"player", player.color}}),
                    whom == AllowanceSpares::disabled_player
                        ? say("The adjustment for an assistant does not apply to a disabled player.")
                        : say("The adjustment does not apply to the player who uses the assistant.")});
  return ruled(Outcome::allowed, situation.regime, {law("6.2.6")},
               {say("The arbiter may adjust this clock in an equitable way because of the assistant.")});
}

}  // namespace

Matter const assistant_allowances{concerns_assistant_allowances, decide_allowance};

}  // namespace tactus::arbitration::laws
