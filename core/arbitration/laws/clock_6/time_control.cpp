// SPDX-License-Identifier: GPL-3.0-or-later
// What the clocks show after the players have thought (6.3).

#include "core/arbitration/laws/clock_6/time_control.hpp"

#include "core/arbitration/laws/cases/offences.hpp"
#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/matters.hpp"
#include "core/clock/clock_arithmetic.hpp"

#include <algorithm>

namespace tactus::arbitration::laws {

using chess::Color;

namespace {

Millis stated_increment(Situation const& situation) {
  auto const* shown = situation.find<fact::Clock>();
  if (shown && shown->increment) return *shown->increment;
  auto const* control = situation.find<fact::TimeControl>();
  return control ? control->increment : Millis{0};
}

/// Read after the press: it shows the increment.
bool is_read_after(Situation const& situation, std::size_t item) {
  for (std::size_t i = item; i < situation.items.size(); ++i)
    if (situation.items[i].is<fact::Clock>()) return true;
  return false;
}

/// What an illegal press brought (7.1 leaves the times to the arbiter; the manuals take it back).
void take_back_increment(Ruling& ruling, Situation const& situation) {
  bool const goes_on = ruling.outcome == Outcome::restore_position || ruling.outcome == Outcome::time_added;
  Millis const increment = stated_increment(situation);
  auto const offences = offences_in(situation);
  if (!goes_on || increment <= Millis{0} || !is_believable(increment) || offences.empty()) return;
  Offence const& offence = offences.back();
  auto& left = ruling.clock[offence.by];
  if (!left || !offence.is_press_in_vain() || !is_read_after(situation, offence.item)) return;
  left = clock::with_added(*left, -increment);
  ruling.are_clocks_left_to_arbiter = true;
  ruling.notices.push_back(
      say("Proposed: the increment of {time} that the illegal press brought {player} is taken back. The "
          "times are the arbiter's.",
          {{"time", increment}, {"player", offence.by}}));
}

}  // namespace

void tell_clocks_after(Ruling& ruling, Situation const& situation) {
  auto const* shown = situation.find<fact::Clock>();
  if (!shown || (!ruling.time_added.white && !ruling.time_added.black)) return;
  MaybeByColor<Millis> const before{shown->white, shown->black};
  for (Color const color : {Color::white, Color::black})
    if (before[color] && is_believable(*before[color]) && !ruling.clock[color])
      ruling.clock[color] = clock::with_added(*before[color], ruling.time_added[color].value_or(Millis{0}));
  take_back_increment(ruling, situation);
}

namespace {

using chess::Color;
using clock::PlayersTime;
using clock::TimeControl;
using TimeOrFault = tl::expected<PlayersTime, FactFault>;

/// Only a time control: the times at the start are asked for.
bool has_only_time_control(Situation const& situation) {
  return situation.items.size() == 1 && situation.has<fact::TimeControl>();
}

fact::Clock clock_of(Situation const& situation) {
  auto const* stated = situation.find<fact::Clock>();
  return stated ? *stated : fact::Clock{};
}
std::optional<Millis> shown(fact::Clock const& clock, Color color) {
  return color == Color::white ? clock.white : clock.black;
}

/// Of a clock without a time control only the increment is known.
tl::expected<TimeControl, FactFault> control_of(Situation const& situation) {
  if (auto const* stated = situation.find<fact::TimeControl>()) return time_control_of(*stated);
  auto const increment = clock_of(situation).increment.value_or(Millis{0});
  if (!is_believable(increment))
    return wrong("clock.increment_ms", say("Please give an increment that is not negative."));
  return TimeControl{{{std::nullopt, Millis{0}}}, increment, {}};
}

/// What the clock showed counts more than the time at the start.
TimeOrFault start_of(Situation const& situation, TimeControl const& control, Color color) {
  PlayersTime time = clock::at_start(control);
  auto const* last = situation.find<fact::LastPeriod>();
  if (last && last->is_last) time.period = control.periods.size() - 1;
  if (auto const left = shown(clock_of(situation), color)) {
    if (!is_believable(*left)) return wrong("clock", say("Please give times that are not negative."));
    time.left = *left;
  } else if (!situation.has<fact::TimeControl>()) {
    return missing("time-control", say("Please give a time control, or what the clock showed before."));
  }
  return time;
}

TimeOrFault after(TimeControl const& control, PlayersTime time, event::Thinking const& thinking) {
  if (!is_believable(thinking.time))
    return wrong("thinking.ms", say("Please give a time that is not negative."));
  return clock::after_move(control, time, thinking.time);
}

TimeOrFault after(TimeControl const& control, PlayersTime time, event::UsedInPeriod const& used) {
  if (!is_believable(used.time) || used.moves.value_or(0) > most_moves)
    return wrong("used-in-period.ms", say("Please give a time that is not negative."));
  if (control.delay > Millis{0})
    return missing("thinking.ms", say("Please give the time of each move: a delay does not add up (6.3)."));
  if (used.period != time.period + 1)
    return contradictory(
        "used-in-period.period",
        say("Contradiction: period {stated} was stated, but the player is in period {reached}.",
            {{"stated", used.period}, {"reached", static_cast<unsigned>(time.period + 1)}}));
  auto const moves = used.moves ? used.moves : control.periods[time.period].moves;
  if (!moves && control.increment > Millis{0})
    return missing("used-in-period.moves",
                   say("Please give the number of moves: each brought an increment."));
  return clock::after_moves(control, time, moves.value_or(0), used.time);
}

/// `Event`: Thinking or UsedInPeriod.
template <class Event>
TimeOrFault folded(Situation const& situation, TimeControl const& control, Color color, TimeOrFault time) {
  for (Event const& one : situation.all<Event>())
    if (time && one.by == color) time = after(control, *time, one);
  return time;
}

TimeOrFault time_of(Situation const& situation, TimeControl const& control, Color color) {
  auto const start = start_of(situation, control, color);
  auto const periods = folded<event::UsedInPeriod>(situation, control, color, start);
  return folded<event::Thinking>(situation, control, color, periods);
}

bool is_asked_about(Situation const& situation, Color color) {
  auto const is_his = [&](auto const& one) { return one.by == color; };
  return has_only_time_control(situation) || std::ranges::any_of(situation.all<event::Thinking>(), is_his) ||
         std::ranges::any_of(situation.all<event::UsedInPeriod>(), is_his);
}

Message how_it_adds_up(TimeControl const& control) {
  if (control.delay > Millis{0})
    return say("In delay mode only the time beyond {delay} of a move is taken from the main time.",
               {{"delay", control.delay}});
  if (control.periods.size() > 1)
    return say("Unused time is carried into the next period, and each move adds {increment}.",
               {{"increment", control.increment}});
  return say("Each move adds {increment} to the time that is left.", {{"increment", control.increment}});
}

RulingOrFault decide_times(Situation const& situation) {
  auto const control = control_of(situation);
  if (!control) return tl::unexpected(control.error());
  Ruling ruling = ruled(Outcome::computed, situation.regime, {law("6.3.2"), law("6.3.1")}, {});
  for (Color const color : {Color::white, Color::black}) {
    if (!is_asked_about(situation, color)) continue;
    auto const time = time_of(situation, *control, color);
    if (!time) return tl::unexpected(time.error());
    ruling.clock[color] = time->left;
    ruling.explanation.push_back(
        time->is_flag_down ? say("The flag of {player} is down: his time is used up.", {{"player", color}})
                           : say("{player} has {left} left.", {{"player", color}, {"left", time->left}}));
  }
  ruling.explanation.push_back(how_it_adds_up(*control));
  return ruling;
}

}  // namespace

Matter const thinking_times{{Ask::clock}, decide_times};

namespace {

constexpr std::size_t most_periods = 100;

Message a_time_in_range() {
  return say("Please give a time between zero and {longest}.", {{"longest", longest_time}});
}

tl::expected<std::vector<clock::Period>, FactFault> periods_of(fact::TimeControl const& stated) {
  std::vector<clock::Period> periods;
  for (fact::Period const& period : stated.periods) periods.push_back({period.moves, period.base});
  if (periods.empty() && stated.base) periods.push_back({std::nullopt, *stated.base});
  if (periods.empty())
    return missing("time-control.base_ms", say("Please give the time of each player, or the periods."));
  if (periods.size() > most_periods)
    return wrong("time-control.periods", say("Please give at most {count} periods.",
                                             {{"count", static_cast<unsigned>(most_periods)}}));
  if (stated.base && *stated.base != periods.front().base)
    return contradictory("time-control.base_ms",
                         say("Contradiction: the time of each player is not that of the first period."));
  return periods;
}

}  // namespace

tl::expected<clock::TimeControl, FactFault> time_control_of(fact::TimeControl const& stated) {
  auto periods = periods_of(stated);
  if (!periods) return tl::unexpected(periods.error());
  if (!std::ranges::all_of(*periods, is_believable, &clock::Period::base))
    return wrong("time-control.base_ms", a_time_in_range());
  for (std::size_t i = 0; i < periods->size(); ++i) {
    auto const& moves = (*periods)[i].moves;
    if ((!moves && i + 1 < periods->size()) || (moves && (*moves == 0 || *moves > most_moves)))
      return wrong("time-control.periods",
                   say("Please give a number of moves for each period but the last."));
  }
  clock::TimeControl control{*std::move(periods), stated.increment, stated.delay.value_or(Millis{0})};
  if (!is_believable(control.increment)) return wrong("time-control.increment_ms", a_time_in_range());
  if (!is_believable(control.delay)) return wrong("time-control.delay_ms", a_time_in_range());
  return control;
}

}  // namespace tactus::arbitration::laws
