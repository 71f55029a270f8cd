// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/laws/clock_6/default_time.hpp"

#include "core/arbitration/book/edition_rules.hpp"
#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/clock_6/time_control.hpp"
#include "core/arbitration/laws/matters.hpp"
#include "core/clock/clock_arithmetic.hpp"

namespace tactus::arbitration::laws {

std::optional<Country> country_of(Situation const& situation) {
  if (is_finnish_blitz(situation.regime.rules)) return Country::finland;
  auto const* stated = situation.find<fact::DefaultTime>();
  if (stated && stated->organised_in) return stated->organised_in;
  auto const* event = situation.find<fact::Event>();
  return event ? event->country : std::nullopt;
}

tl::expected<DefaultTime, FactFault> default_time(Situation const& situation) {
  auto const* stated = situation.find<fact::DefaultTime>();
  if (stated && stated->is_announced) {
    if (!stated->time)
      return missing("default-time.ms", say("Please give the default time that was announced."));
    if (!is_believable(*stated->time))
      return wrong("default-time.ms", say("Please give a time that is not negative."));
    return DefaultTime{DefaultTimeSource::announced, *stated->time};
  }
  if (stated && stated->time.value_or(Millis{0}) != Millis{0})
    return contradictory("default-time.ms",
                         say("Contradiction: a default time is stated, and that none was announced."));
  if (country_of(situation) == Country::finland)
    return DefaultTime{DefaultTimeSource::finnish_practice, finnish_default_time};
  if (auto const time = rules_of(situation.regime).unannounced_default_time)
    return DefaultTime{DefaultTimeSource::text, *time};
  return DefaultTime{};
}

Message default_time_sentence(DefaultTime const& limit) {
  switch (limit.source) {
    case DefaultTimeSource::announced:
      return say("The default time that was announced is {time}.", {{"time", limit.time}});
    case DefaultTimeSource::text: return say("The default time is zero when none was announced.");
    case DefaultTimeSource::finnish_practice:
      return say("In Finland the default time is 30 minutes when none was announced.");
    case DefaultTimeSource::nowhere: break;
  }
  return say("No default time was announced, and this edition has none of its own.");
}

tl::expected<MaybeByColor<Millis>, FactFault> arrivals(Situation const& situation) {
  MaybeByColor<Millis> times;
  for (event::Arrive const& arrival : situation.all<event::Arrive>()) {
    if (!is_believable(arrival.after))
      return wrong("arrive.after_ms", say("Please give a time that is not negative."));
    if (times[arrival.by] && *times[arrival.by] != arrival.after)
      return contradictory("arrive.after_ms", say("Contradiction: {player} arrives at two different times.",
                                                  {{"player", arrival.by}}));
    times[arrival.by] = arrival.after;
  }
  return times;
}

bool are_both_absent(Situation const& situation) {
  auto const* stated = situation.find<fact::BothAbsent>();
  return stated && stated->value;
}

// Default time: who comes after it loses, and whose clock runs until then (6.7).

namespace {

using chess::Color;

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

Matter const late_arrivals{table_asks, decide_arrival};

}  // namespace tactus::arbitration::laws
