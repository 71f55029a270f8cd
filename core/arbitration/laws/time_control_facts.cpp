// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/laws/time_control_facts.hpp"

#include "core/arbitration/laws/ruled.hpp"

#include <algorithm>

namespace tactus::arbitration::laws {
namespace {

constexpr std::size_t most_periods = 100;

Sentence a_time_in_range() {
  return say("A time between zero and {longest} was expected.", {{"longest", longest_time}});
}

tl::expected<std::vector<clock::Period>, FactFault> periods_of(fact::TimeControl const& stated) {
  std::vector<clock::Period> periods;
  for (fact::Period const& period : stated.periods) periods.push_back({period.moves, period.base});
  if (periods.empty() && stated.base) periods.push_back({std::nullopt, *stated.base});
  if (periods.empty())
    return missing("time-control.base_ms", say("The time of each player was expected, or the periods."));
  if (periods.size() > most_periods)
    return wrong("time-control.periods", say("At most {count} periods were expected.",
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
                   say("A number of moves was expected for each period but the last."));
  }
  clock::TimeControl control{*std::move(periods), stated.increment, stated.delay.value_or(Millis{0})};
  if (!is_believable(control.increment)) return wrong("time-control.increment_ms", a_time_in_range());
  if (!is_believable(control.delay)) return wrong("time-control.delay_ms", a_time_in_range());
  return control;
}

}  // namespace tactus::arbitration::laws
