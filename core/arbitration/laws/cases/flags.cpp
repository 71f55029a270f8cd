// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/laws/cases/flags.hpp"

#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/cases/stated_facts.hpp"

#include <algorithm>

namespace tactus::arbitration::laws {
namespace {

using chess::Color;

bool is_zero(std::optional<Millis> left) { return left && *left <= Millis{0}; }

/// The newest clock, if it was read after the first flag fall.
struct ClockReading {
  fact::Clock const* clock = nullptr;
  bool is_after_fall = false;
};

ClockReading clock_reading(Situation const& situation) {
  ClockReading reading;
  bool has_fallen = false;
  for (Item const& item : situation.items) {
    has_fallen |= item.is<event::FlagFall>();
    if (auto const* clock = item.as<fact::Clock>()) reading = {clock, has_fallen};
  }
  return reading;
}

bool contradicts(ClockReading const& reading, event::FlagFall const& fall) {
  auto const& left = fall.by == Color::white ? reading.clock->white : reading.clock->black;
  return reading.is_after_fall && left && *left > Millis{0};
}

void set_first(Flags& flags, Situation const& situation, std::vector<event::FlagFall> const& falls,
               fact::Clock const* clock) {
  if (!falls.empty()) flags.first = falls.front().by;
  auto const* order = situation.find<fact::OrderKnown>();
  if (order && !order->value) flags.first.reset();
  if (clock && clock->first_flag) {
    if (*clock->first_flag == fact::FirstFlag::unknown) flags.first.reset();
    if (*clock->first_flag == fact::FirstFlag::white) flags.first = Color::white;
    if (*clock->first_flag == fact::FirstFlag::black) flags.first = Color::black;
  }
  if (flags.is_any_down() && !flags.are_both_down())
    flags.first = flags.is_down.white ? Color::white : Color::black;
}

std::optional<bool> last_period(Situation const& situation, std::vector<event::FlagFall> const& falls) {
  if (auto const* period = situation.find<fact::LastPeriod>()) return period->is_last;
  if (!falls.empty() && falls.back().is_last_period) return falls.back().is_last_period;
  if (situation.regime.phase != Phase::standard) return true;
  auto const* control = situation.find<fact::TimeControl>();
  if (control && control->periods.size() <= 1) return true;
  return std::nullopt;
}

}  // namespace

bool tells_of_flags(Situation const& situation) {
  if (situation.has<event::FlagFall>()) return true;
  auto const claims = flag_claims_in(situation);
  if (claims.is_any() || claims.is_by_sighted_assistant || claims.is_observed) return true;
  auto const* clock = situation.find<fact::Clock>();
  return clock && (is_zero(clock->white) || is_zero(clock->black) || clock->first_flag);
}

tl::expected<Flags, FactFault> flags_in(Situation const& situation) {
  Flags flags;
  auto const falls = situation.all<event::FlagFall>();
  auto const reading = clock_reading(situation);
  for (event::FlagFall const& fall : falls) {
    flags.is_down[fall.by] = true;
    if (reading.clock && contradicts(reading, fall))
      return contradictory(
          "clock", say("{player} can have no time left: his flag has fallen.", {{"player", fall.by}}));
  }
  if (reading.clock) {
    flags.is_down.white |= is_zero(reading.clock->white);
    flags.is_down.black |= is_zero(reading.clock->black);
  }
  for (auto const& observed : situation.all<event::ArbiterObserves>())
    if (observed.what == event::Observed::both_flags_down) flags.is_down = {true, true};
  set_first(flags, situation, falls, reading.clock);
  flags.is_last_period = last_period(situation, falls);
  return flags;
}

FlagClaims flag_claims_in(Situation const& situation) {
  FlagClaims claims;
  std::optional<std::size_t> first;
  for (std::size_t i = 0; i < situation.items.size(); ++i) {
    auto const* claim = situation.items[i].as<event::Claim>();
    auto const* observed = situation.items[i].as<event::ArbiterObserves>();
    bool const is_claim = claim && claim->kind == event::ClaimKind::flag;
    bool const is_seen = observed && (observed->what == event::Observed::flag_fall ||
                                      observed->what == event::Observed::both_flags_down);
    bool const is_anybodys = is_claim && claim->by > Actor::arbiter;  // no part of the game (12.7)
    if ((!is_claim && !is_seen) || is_anybodys) continue;
    claims.is_observed |= is_seen;
    if (is_claim && claim->by == Actor::sighted_assistant) {
      claims.is_by_sighted_assistant = true;
      continue;
    }
    claims.is_by_assistant |= is_claim && claim->by == Actor::assistant;
    if (is_claim)
      if (auto const player = claimant_of(*claim)) claims.is_claimed_by[*player] = true;
    if (!first) first = i;
  }
  auto const* told = situation.find<fact::ClaimMade>();
  auto const* fall = situation.find<event::FlagFall>();
  if (told && told->value && fall && !claims.is_any()) claims.is_claimed_by[opposite(fall->by)] = true;
  claims.item = first.value_or(situation.items.size());
  return claims;
}

bool is_act_on_flag(Item const& item) {
  auto const* claim = item.as<event::Claim>();
  auto const* observed = item.as<event::ArbiterObserves>();
  return (claim && claim->kind == event::ClaimKind::flag) ||
         (observed && (observed->what == event::Observed::flag_fall ||
                       observed->what == event::Observed::both_flags_down));
}

}  // namespace tactus::arbitration::laws
