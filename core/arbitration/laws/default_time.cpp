// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/laws/default_time.hpp"

#include "core/arbitration/laws/edition_rules.hpp"
#include "core/arbitration/laws/ruled.hpp"
#include "core/arbitration/laws/time_control_facts.hpp"

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
      return missing("default-time.ms", say("The default time that was announced was expected."));
    if (!is_believable(*stated->time))
      return wrong("default-time.ms", say("A time that is not negative was expected."));
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

Sentence default_time_sentence(DefaultTime const& limit) {
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
      return wrong("arrive.after_ms", say("A time that is not negative was expected."));
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

}  // namespace tactus::arbitration::laws
