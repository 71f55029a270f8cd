// SPDX-License-Identifier: GPL-3.0-or-later
// When a player may press his clock (6.2).

#include "core/arbitration/book/edition_rules.hpp"
#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/cases/stated_facts.hpp"
#include "core/arbitration/laws/matters.hpp"

#include <utility>

namespace tactus::arbitration::laws {
namespace {

using chess::Color;

bool is_protected(fact::Player const& player, AllowanceSpares whom) {
  return is_disabled(player) ||
         (whom == AllowanceSpares::user_of_assistant && player.has_assistant.value_or(false));
}

RulingOrFault decide_allowance(Situation const& situation) {
  auto const players = situation.all<fact::Player>();
  if (players.empty())
    return missing("player.visually_disabled",
                   say("Please say which player is disabled or uses an assistant."));
  auto const& applies_to = situation.find<event::ArbiterAdjustsForAssistant>()->applies_to;
  bool const is_for_score =
      situation.find<event::ArbiterAdjustsForAssistant>()->duty == event::AssistantsDuty::keeps_score;
  // 8.1.6 spares the disabled player since 2017 already.
  auto const whom = is_for_score && edition_of(situation.regime.rules) != Edition::fide_2014
                        ? AllowanceSpares::disabled_player
                        : rules_of(situation.regime).allowance_spares;
  Law const rule = is_for_score ? law("8.1.6") : law("6.2.6");
  Law const kindred = is_for_score ? law("6.2.6") : law("8.1.6");
  for (fact::Player const& player : players)
    if (applies_to[player.color] && is_protected(player, whom))
      return ruled(Outcome::forbidden, situation.regime, {rule, kindred},
                   {say("Nothing is taken from the time of {player}.", {{"player", player.color}}),
                    whom == AllowanceSpares::disabled_player
                        ? say("The adjustment for an assistant does not apply to a disabled player.")
                        : say("The adjustment does not apply to the player who uses the assistant.")});
  return ruled(Outcome::allowed, situation.regime, {rule},
               {say("The arbiter may adjust this clock in an equitable way because of the assistant.")});
}

}  // namespace

Matter const assistant_allowances{table_asks, decide_allowance};

namespace {

using chess::Color;

/// A move of his that he has made and not yet completed, at the time of his last press.
bool has_move_to_press_for(Situation const& situation, Color player) {
  bool is_owed = false;
  bool was_owed_at_press = false;
  for (Item const& item : situation.items) {
    if (auto const* made = item.as<event::MakeMove>(); made && made->by == player)
      is_owed = !made->is_clock_pressed.value_or(false);
    if (auto const* forgotten = item.as<event::ClockNotPressed>(); forgotten && forgotten->by == player)
      is_owed = true;
    if (auto const* press = item.as<event::PressClock>(); press && player_of(press->by) == player)
      was_owed_at_press = std::exchange(is_owed, false);
  }
  return was_owed_at_press;
}

/// The game's moves end with one of his, and nothing is said of a press.
bool has_just_moved(Situation const& situation, Color player) {
  auto const* moves = situation.find<fact::Moves>();
  bool const is_told = situation.has<event::MakeMove>() || situation.has<event::ClockNotPressed>();
  if (!moves || is_told || moves->uci.empty()) return false;
  bool const is_even = moves->uci.size() % 2 == 0;
  return (is_even ? chess::opposite(moves->from.turn) : moves->from.turn) == player;
}

bool has_opponent_replied(Situation const& situation, Color player) {
  return std::ranges::any_of(situation.all<event::MakeMove>(),
                             [&](event::MakeMove const& made) { return made.by != player; });
}

Ruling late_press(Situation const& situation, Color player) {
  Ruling ruling =
      ruled(permission_or_ruling(situation.ask, true), situation.regime, {law("6.2.2"), law("6.2.1")},
            {say("After making a move a player may always press his clock.")});
  if (has_opponent_replied(situation, player))
    ruling.explanation.push_back(say("That holds when the opponent has already made his next move."));
  ruling.explanation.push_back(
      say("The time until the press is the time of {player}.", {{"player", player}}));
  return ruling;
}

RulingOrFault decide_press(Situation const& situation) {
  auto const* press = situation.find<event::PressClock>();
  auto const* forgotten = situation.find<event::ClockNotPressed>();
  if (!press && forgotten) return late_press(situation, forgotten->by);
  if (!press)
    return ruled(Outcome::forbidden, situation.regime, {law("6.2.4"), law("7.5.3")},
                 {say("The clock may be pressed only after a move was made.")});
  Color const player = *player_of(press->by);
  if (press->for_player && *press->for_player != player)
    return ruled(permission_or_ruling(situation.ask, false), situation.regime, {law("6.2.3"), law("6.2.1")},
                 {say("Nobody may press the clock for his opponent.")});
  if (has_move_to_press_for(situation, player) || has_just_moved(situation, player))
    return late_press(situation, player);
  return ruled(permission_or_ruling(situation.ask, false), situation.regime,
               {law("6.2.4"), law("6.2.1"), law("7.5.3")},
               {say("{player} has made no move for which he could press.", {{"player", player}})});
}

}  // namespace

Matter const clock_presses{{Ask::permission, Ask::ruling}, decide_press};

}  // namespace tactus::arbitration::laws
