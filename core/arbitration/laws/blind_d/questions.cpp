// SPDX-License-Identifier: GPL-3.0-or-later
// What a visually disabled player may ask whom, his own clock, and hands of assistants on the pieces (D.2.1,
// D.2.6, D.2.10).

#include "core/arbitration/laws/cases/stated_facts.hpp"
#include "core/arbitration/laws/conduct_11/incidents.hpp"
#include "core/arbitration/laws/matters.hpp"

namespace tactus::arbitration::laws {
namespace {

using event::Asked;

RulingOrFault asks_opponent(Situation const& situation, Asked what) {
  if (what == Asked::move)
    return in_order(situation, {law("D.2.1"), law("D.2.10.2")},
                    {say("In order: each move is announced, and the opponent repeats it."),
                     say("A move that was not understood is announced again.")});
  return breach(
      situation, {law("D.2.10.4"), law("D.2.6"), law("11.5")},
      {say("The opponent is not asked for times and numbers of moves."),
       say("His own clock, his assistant or the arbiter tells a visually disabled player the time.")});
}

RulingOrFault asks_arbiter(Situation const& situation, Asked what) {
  if (what == Asked::move_count)
    return breach(situation, {law("12.6"), law("D.2.10.4")},
                  {say("The arbiter tells nobody the number of moves; the player's assistant does.")});
  return in_order(situation, {law("12.2.6"), what == Asked::move ? law("D.2.1") : law("D.2.6")},
                  {say("In order: the arbiter takes special care of a disabled player.")});
}

RulingOrFault decide_question(Situation const& situation) {
  auto const& asked = *last_as<event::PlayerAsks>(situation);
  if (!is_visually_disabled(situation, asked.by))
    return breach(situation, {law("11.5"), law("12.6")},
                  {say("A player who sees looks at the board and the clock; asking disturbs the opponent.")});
  if (asked.whom == Actor::assistant)
    return in_order(situation, {asked.what == Asked::move ? law("D.2.10.2") : law("D.2.10.4"), law("D.2.10")},
                    {say("In order: telling him on request is a duty of his assistant.")});
  if (asked.whom == Actor::arbiter) return asks_arbiter(situation, asked.what);
  if (player_of(asked.whom)) return asks_opponent(situation, asked.what);
  return breach(situation, {law("12.7"), law("D.2.10.4")},
                {say("Nobody outside the game tells the players anything.")});
}

RulingOrFault decide_hand(Situation const& situation) {
  auto const& touch = *last_as<event::AssistantTouches>(situation);
  if (player_of(touch.by))
    return wrong("assistant-touches.by", say("Please name somebody who does not play."));
  bool const is_assistant = touch.by == Actor::assistant || touch.by == Actor::sighted_assistant;
  if (!is_assistant)
    return breach(situation, {law("12.7")}, {say("Nobody outside the game touches anything.")});
  Outcome const outcome = situation.ask == Ask::must_move    ? Outcome::free_choice
                          : situation.ask == Ask::permission ? Outcome::allowed
                                                             : Outcome::game_continues;
  Ruling ruling =
      ruled(outcome, situation.regime, {law("4.3"), law("D.2.10.1"), law("D.2.2")},
            {say("Nobody is bound: only what the player having the move touches himself binds him."),
             say("Making the moves on the other board is a duty of the assistant.")});
  if (touch.by == Actor::sighted_assistant) cite(ruling, situation.regime, {law("D.2.11")});
  auto const position = stated_position(situation);
  if (situation.ask == Ask::must_move && position) {
    auto const legal = position->legal_moves();
    ruling.choices = played(*position, std::vector<chess::Move>{legal.begin(), legal.end()});
  }
  return ruling;
}

RulingOrFault decide_special_clock(Situation const& situation) {
  auto const owner = situation.find<fact::SpecialClock>()->owner;
  if (is_visually_disabled(situation, owner))
    return in_order(situation, {law("D.2.6"), law("D.2.6.1")},
                    {say("In order: a visually disabled player may use a clock made for him."),
                     say("It tells the times and the number of moves to him alone.")});
  return breach(situation, {law("6.5"), law("11.3.2"), law("D.2.6")},
                {say("A clock of one's own is for a visually disabled player.")});
}

}  // namespace

Matter const questions_of_players{table_asks, decide_question};
Matter const hands_of_assistants{table_asks, decide_hand};
Matter const special_clocks{table_asks, decide_special_clock};

}  // namespace tactus::arbitration::laws
