// SPDX-License-Identifier: GPL-3.0-or-later
// Somebody writes the moves for a player who cannot, and what that costs him (8.1.6).

#include "core/arbitration/book/edition_rules.hpp"
#include "core/arbitration/laws/cases/stated_facts.hpp"
#include "core/arbitration/laws/conduct_11/incidents.hpp"
#include "core/arbitration/laws/matters.hpp"

namespace tactus::arbitration::laws {
namespace {

/// 2014 spared every player with an assistant, later editions the disabled one.
bool is_spared(Situation const& situation, chess::Color player) {
  return is_disabled(stated_player(situation, player)) ||
         edition_of(situation.regime.rules) == Edition::fide_2014;
}

RulingOrFault decide_writer(Situation const& situation) {
  auto const& kept = *situation.find<fact::ScoreKeptFor>();
  bool const is_blind = is_visually_disabled(situation, kept.player);
  if (!kept.is_accepted)
    return breach(situation, {law("8.1.6"), law("8.1.1")},
                  {say("The arbiter must accept who writes for a player.")});
  bool const asks_permission = situation.ask == Ask::permission;
  Ruling ruling =
      ruled(asks_permission ? Outcome::allowed : Outcome::computed, situation.regime, {law("8.1.6")},
            {say("A player who cannot write may have an assistant whom the arbiter accepts.")});
  if (is_blind) cite(ruling, situation.regime, {law("D.2.10.3"), law("D.2.7")});
  if (is_spared(situation, kept.player)) {
    ruling.time_lost[kept.player] = Millis{0};
    ruling.explanation.push_back(
        say("Nothing is taken from the time of {player}.", {{"player", kept.player}}));
    return ruling;
  }
  ruling.on_time_of = kept.player;
  ruling.are_clocks_left_to_arbiter = true;
  ruling.explanation.push_back(
      say("The arbiter takes a fair time from his clock, as a rule ten minutes; the Laws give no number."));
  return ruling;
}

}  // namespace

Matter const writers_for_players{table_asks, decide_writer};

}  // namespace tactus::arbitration::laws
