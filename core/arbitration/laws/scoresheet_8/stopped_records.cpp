// SPDX-License-Identifier: GPL-3.0-or-later
// Scoresheets that were not kept in time trouble are made up for at flag fall (8.5), as far as they can be
// (8.6).

#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/matters.hpp"
#include "core/arbitration/laws/scoresheet_8/recording_duty.hpp"

namespace tactus::arbitration::laws {
namespace {

using chess::Color;

bool is_down(std::optional<Millis> left) { return left && *left <= Millis{0}; }

/// Either flag counts.
bool has_flag_fallen(Situation const& situation) {
  auto const* clock = situation.find<fact::Clock>();
  return situation.has<event::FlagFall>() || (clock && (is_down(clock->white) || is_down(clock->black)));
}

bool is_last_period(Situation const& situation) {
  auto const* flag = situation.find<event::FlagFall>();
  auto const* period = situation.find<fact::LastPeriod>();
  return (flag && flag->is_last_period.value_or(false)) || (period && period->is_last);
}

Outcome outcome_for(Situation const& situation, bool is_allowed) {
  return situation.ask == Ask::permission ? permission(is_allowed) : Outcome::computed;
}

NextStep update_by(Color player) { return {NextAction::update_scoresheet, player, 0}; }
NextStep step(NextAction action) { return {action, Color::white, 0}; }

Ruling both_stopped(Situation const& situation) {
  if (!has_flag_fallen(situation))
    return ruled(outcome_for(situation, false), situation.regime, {law("8.5.1"), law("8.4")},
                 {say("The arbiter or an assistant records the moves, as neither player does."),
                  say("When either flag falls the arbiter stops the clock.")});
  Ruling ruling = ruled(outcome_for(situation, true), situation.regime, {law("8.5.1"), law("6.4")},
                        {say("The arbiter stops the clock: neither player has kept the score."),
                         say("Both complete their scoresheets from the arbiter's or the opponent's.")});
  ruling.next_steps = {step(NextAction::arbiter_stops_clock), step(NextAction::both_update_scoresheets)};
  return ruling;
}

Ruling one_stopped(Situation const& situation, Color player) {
  auto const* turn = situation.find<fact::ToMove>();
  bool const may_use_other = !turn || turn->color == player;
  if (!has_flag_fallen(situation))
    return ruled(
        outcome_for(situation, false), situation.regime, {law("8.5.2"), law("8.4")},
        {say("{player} completes his scoresheet as soon as either flag has fallen.", {{"player", player}})});
  Ruling ruling =
      ruled(outcome_for(situation, may_use_other), situation.regime, {law("8.5.2"), law("6.4")},
            {say("{player} completes his scoresheet before his next move: a flag has fallen.",
                 {{"player", player}}),
             may_use_other
                 ? say("With the move he may use the opponent's sheet, and gives it back before he moves.")
                 : say("He may use the opponent's sheet only when he has the move.")});
  ruling.next_steps = {update_by(player)};
  ruling.may_use_opponents_sheet = may_use_other;
  if (may_use_other) ruling.must_return_sheet_before_moving = true;
  return ruling;
}

Ruling last_period(Situation const& situation) {
  Ruling ruling = ruled(Outcome::computed, situation.regime, {law("6.4"), law("6.9"), law("8.5.1")},
                        {say("The arbiter stops the clock: a flag fell in the last period."),
                         say("The flag decides the game, as far as the opponent can mate.")});
  ruling.next_steps = {step(NextAction::arbiter_stops_clock)};
  return ruling;
}

RulingOrFault decide_stopped(Situation const& situation) {
  auto const& by = situation.find<fact::StoppedRecording>()->by;
  if (situation.regime.phase != Phase::standard) {
    Ruling ruling = ruled(outcome_for(situation, true), situation.regime, {},
                          {recording_duty_sentence(Color::white, RecordingDuty::quick_game)});
    cite_recording_duty(ruling, situation.regime, RecordingDuty::quick_game);
    return ruling;
  }
  if (!by.white && !by.black)
    return ruled(outcome_for(situation, true), situation.regime, {law("8.1.1")},
                 {say("Nothing is to be made up for: both players kept the score.")});
  if (has_flag_fallen(situation) && is_last_period(situation)) return last_period(situation);
  if (by.white && by.black) return both_stopped(situation);
  return one_stopped(situation, by.white ? Color::white : Color::black);
}

RulingOrFault decide_overstep(Situation const& situation) {
  Ruling ruling =
      ruled(situation.ask == Ask::next_action || situation.ask == Ask::clock ? Outcome::computed
                                                                             : Outcome::game_continues,
            situation.regime, {law("8.6"), law("8.5.3")},
            {say("The game goes on: the scoresheets cannot show that a player overstepped the time."),
             say("The next move counts as the first of the next period, unless more moves can be proved.")});
  ruling.is_next_move_first_of_next_period = true;
  return ruling;
}

}  // namespace

Matter const stopped_records{{Ask::permission, Ask::ruling, Ask::next_action}, decide_stopped};
Matter const unprovable_oversteps{table_asks, decide_overstep};

}  // namespace tactus::arbitration::laws
