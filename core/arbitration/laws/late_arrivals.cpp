// SPDX-License-Identifier: GPL-3.0-or-later
// Default time: who comes after it loses, and whose clock runs until then (6.7).
#include "core/arbitration/laws/adjourned_games.hpp"
#include "core/arbitration/laws/clock_matters.hpp"
#include "core/arbitration/laws/default_time.hpp"
#include "core/arbitration/laws/edition_rules.hpp"
#include "core/arbitration/laws/ruled.hpp"
#include "core/arbitration/laws/time_control_facts.hpp"
#include "core/clock/clock_arithmetic.hpp"

namespace tactus::arbitration::laws {
namespace {

using chess::Color;

bool concerns_late_arrivals(Situation const& situation) {
  bool const are_awaited = situation.has<fact::BothAbsent>() && situation.has<fact::DefaultTime>();
  return (situation.has<event::Arrive>() || are_awaited) && !is_adjourned(situation);
}

/// How long each was away, as far as it is known; a player who is not spoken of was there.
ByColor<Millis> absences(Situation const& situation, MaybeByColor<Millis> const& came) {
  Millis const latest = std::max(came.white.value_or(Millis{0}), came.black.value_or(Millis{0}));
  Millis const otherwise = are_both_absent(situation) ? latest : Millis{0};
  return {came.white.value_or(otherwise), came.black.value_or(otherwise)};
}

Ruling late(Situation const& situation, DefaultTime const& limit, ByColor<bool> is_late) {
  Regime const& regime = situation.regime;
  bool const by_practice = limit.source == DefaultTimeSource::finnish_practice;
  auto const after_it = [](Color player) {
    return say("{player} came after the default time and loses, unless the arbiter decides otherwise.",
               {{"player", player}});
  };
  Ruling ruling;
  if (is_late.white && is_late.black) {
    ruling =
        ruled(Outcome::both_lose, regime, {law("6.7.1")},
              {say("Both players were away longer than the default time and lose, unless the arbiter decides "
                   "otherwise.")});
    ruling.result = Score::both_lose;
  } else {
    Color const loser = is_late.white ? Color::white : Color::black;
    ruling = lost_by(loser, regime, {law("6.7.1")}, {after_it(loser)});
  }
  if (by_practice) cite(ruling, regime, {law("FI-practice")});
  ruling.explanation.push_back(default_time_sentence(limit));
  ruling.may_arbiter_decide_otherwise = true;
  return ruling;
}

/// The clock that ran while he was away. Black's runs only from White's first move.
void take_lost_time(Ruling& ruling, Situation const& situation, ByColor<Millis> const& away) {
  bool const both = are_both_absent(situation);
  ByColor<Millis> const lost{away.white, both ? Millis{0} : away.black};
  ruling.time_lost = {lost.white, lost.black};
  if (both)
    ruling.explanation.push_back(
        say("Both were away: White loses all the time until he arrives, {time}.", {{"time", lost.white}}));
  else if (lost.black > Millis{0})
    ruling.notices.push_back(say("Black's clock runs from White's first move: it is taken as made at once."));
  auto const* stated = situation.find<fact::TimeControl>();
  auto const control = stated ? time_control_of(*stated) : tl::unexpected(FactFault{});
  if (!control) return;
  Millis const base = clock::at_start(*control).left;
  for (Color const color : {Color::white, Color::black})
    ruling.clock[color] = clock::with_added(base, -lost[color]);
}

Ruling in_time(Situation const& situation, DefaultTime const& limit, ByColor<Millis> const& away) {
  bool const asks_clock = situation.ask == Ask::clock;
  Ruling ruling = ruled(asks_clock ? Outcome::computed : Outcome::game_continues, situation.regime, {}, {});
  if (are_both_absent(situation)) cite(ruling, situation.regime, {law("6.7.2")});
  cite(ruling, situation.regime, {law("6.7.1")});
  if (limit.source == DefaultTimeSource::finnish_practice)
    cite(ruling, situation.regime, {law("FI-practice")});
  ruling.explanation.push_back(say("The game is played: nobody came after the default time."));
  ruling.explanation.push_back(default_time_sentence(limit));
  take_lost_time(ruling, situation, away);
  return ruling;
}

Ruling undefined(Situation const& situation) {
  Ruling ruling =
      ruled(Outcome::arbiter_decides, situation.regime, {law("6.7.1")},
            {default_time_sentence({}), say("The event had to specify one: the arbiter decides.")});
  ruling.notices.push_back(say("In Finland 30 minutes are the practice when none was announced."));
  return ruling;
}

/// Nobody has come yet, and nobody may come late.
bool are_awaited_in_vain(Situation const& situation, DefaultTime const& limit) {
  return are_both_absent(situation) && !situation.has<event::Arrive>() &&
         limit.source != DefaultTimeSource::nowhere && limit.time == Millis{0};
}

RulingOrFault decide_arrival(Situation const& situation) {
  auto const limit = default_time(situation);
  if (!limit) return tl::unexpected(limit.error());
  auto const came = arrivals(situation);
  if (!came) return tl::unexpected(came.error());
  auto const away = absences(situation, *came);
  bool const is_nobody_late = away.white == Millis{0} && away.black == Millis{0};
  if (limit->source == DefaultTimeSource::nowhere && !is_nobody_late) return undefined(situation);
  ByColor<bool> is_late{away.white > limit->time, away.black > limit->time};  // exactly then is in time
  if (are_awaited_in_vain(situation, *limit)) is_late = {true, true};
  bool const is_over = is_late.white || is_late.black;
  Ruling ruling = is_over ? late(situation, *limit, is_late) : in_time(situation, *limit, away);
  if (situation.ask == Ask::permission) ruling.outcome = permission(!is_over);
  if (limit->source == DefaultTimeSource::text && !country_of(situation))
    ruling.notices.push_back(say("In Finland 30 minutes are the practice when none was announced."));
  return ruling;
}

}  // namespace

Matter const late_arrivals{concerns_late_arrivals, decide_arrival};

}  // namespace tactus::arbitration::laws
