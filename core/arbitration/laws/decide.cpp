// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/laws/decide.hpp"

#include "core/arbitration/laws/cases/judged_moves.hpp"
#include "core/arbitration/laws/clock_6/time_control.hpp"
#include "core/arbitration/laws/conduct_11/incidents.hpp"
#include "core/arbitration/laws/ends_5_9/over_before.hpp"
#include "core/arbitration/laws/parts.hpp"

#include <algorithm>
#include <array>
#include <iterator>

namespace tactus::arbitration::laws {
namespace {

std::array<Matter, 5> matters_of_clock_times() {
  return {thinking_times, late_arrivals, clock_presses, assistant_allowances, wrong_clock_settings};
}

bool concerns_clock_times(Situation const& situation) {
  return any_concerned(matters_of_clock_times(), situation);
}
RulingOrFault decide_clock_times(Situation const& situation) {
  return decide_first(matters_of_clock_times(), situation);
}

}  // namespace

Part const clock_times{"clock_times", concerns_clock_times, decide_clock_times};

// Who may tell whom what, who may act for a player, and what may be carried.

namespace {

std::array<Matter, 8> matters_of_conduct() {
  return {program_tellings,   spectators,          phones,  score_requests,
          acts_of_assistants, rights_to_assistant, devices, displays};
}

bool concerns_conduct(Situation const& situation) { return any_concerned(matters_of_conduct(), situation); }
RulingOrFault decide_conduct(Situation const& situation) {
  return decide_first(matters_of_conduct(), situation);
}

}  // namespace

Part const conduct{"conduct", concerns_conduct, decide_conduct};

namespace {

// Beside `incidents` at most one part takes a situation as its concern:
// tests/arbiter/test_law_properties.cpp.
constexpr auto parts = std::to_array<Part const*>({
    &time_controls,   &clock_times,  &scoresheet_duties, &written_moves,      &announcements,
    &divergences,     &adjournments, &chess960_rules,    &touch_moves,        &tactile_moves,
    &illegal_moves,   &conduct,      &supervisions,      &flag_falls,         &draw_claims,
    &draw_agreements, &results,      &irregularities,    &quickplay_finishes,
});

Situation without_last_happening(Situation situation) {
  if (auto const last = last_happening(situation))
    situation.items.erase(situation.items.begin() + static_cast<std::ptrdiff_t>(*last));
  return situation;
}

/// Several things that happened belong to several parts: what happened last is asked about.
void leave_last(std::vector<Part const*>& takers, Situation const& situation) {
  bool const is_found =
      situation.has<fact::IllegalMoveInHistory>();  // whatever was claimed or done when it was
  if (is_found && std::ranges::find(takers, &illegal_moves) != takers.end()) {
    takers = {&illegal_moves};
    return;
  }
  for (Situation earlier = situation; last_happening(earlier);) {
    earlier = without_last_happening(earlier);
    std::vector<Part const*> newest;
    std::ranges::copy_if(takers, std::back_inserter(newest),
                         [&](Part const* part) { return !part->concerns(earlier); });
    if (newest.empty()) continue;
    takers = newest;
    return;
  }
}

/// A happening with a name of its own is what is asked about, whatever else is told of the game.
std::vector<Part const*> takers_of(Situation const& situation) {
  if (incidents.concerns(situation)) return {&incidents};
  std::vector<Part const*> takers;
  std::ranges::copy_if(parts, std::back_inserter(takers),
                       [&](Part const* part) { return part->concerns(situation); });
  if (takers.size() > 1) leave_last(takers, situation);
  return takers;
}

/// The situation as a part takes it: asked as it is, else by the first kindred question that is anybody's.
Situation as_taken(Situation situation) {
  if (!takers_of(situation).empty()) return situation;
  Situation otherwise = situation;
  for (Ask const ask : kindred_questions(situation)) {
    otherwise.ask = ask;
    if (!takers_of(otherwise).empty()) return otherwise;
  }
  return situation;
}

/// What a Finnish set does not rule itself, it leaves to the FIDE Laws by its first rule.
void cite_way_to_fide(Ruling& ruling, Regime regime) {
  bool const is_own_rule =
      std::ranges::any_of(ruling.articles, [](Law each) { return each.numbers().key.starts_with("FI-"); });
  if (is_finnish_blitz(regime.rules) && !is_own_rule) cite(ruling, regime, {law("FI-1")});
}

}  // namespace

namespace {

RulingOrFault decide_by_part(Situation const& situation) {
  auto const takers = takers_of(situation);
  if (!takers.empty()) return takers.front()->decide(situation);
  return tl::unexpected(
      FactFault{FactFault::Kind::unanswerable, "question",
                say("Please give facts and a question that belong to one part of the Laws.")});
}

}  // namespace

RulingOrFault decide(Situation const& asked) {
  auto judged = judged_by_position(asked);
  if (!judged) return tl::unexpected(judged.error());
  Situation const situation = as_taken(*std::move(judged));
  auto over = over_before(situation);
  auto ruling = over ? RulingOrFault{*std::move(over)} : decide_by_part(situation);
  if (ruling) {
    tell_clocks_after(*ruling, situation);
    cite_way_to_fide(*ruling, situation.regime);
  }
  return ruling;
}

std::vector<std::string_view> parts_concerned(Situation const& asked) {
  auto judged = judged_by_position(asked);
  if (!judged) return {};
  Situation const situation = as_taken(*std::move(judged));
  if (over_before(situation)) return {"over_before"};
  std::vector<std::string_view> names;
  for (Part const* part : takers_of(situation)) names.push_back(part->name);
  return names;
}

namespace {

bool has_touches(Situation const& situation) {
  return situation.has<event::Touch>() || situation.has<event::Feel>() || situation.has<event::Lift>() ||
         situation.has<event::Remove>() || situation.has<event::PickUp>() || situation.has<event::Place>();
}

std::vector<Ask> kindred_to_ruling(Situation const& situation) {
  std::vector<Ask> asks{Ask::result};
  if (situation.has<fact::Boards>()) asks.push_back(Ask::divergence);
  if (has_touches(situation)) asks.push_back(Ask::must_move);
  if (situation.has<event::Thinking>() || situation.has<event::UsedInPeriod>()) asks.push_back(Ask::clock);
  asks.push_back(Ask::next_action);
  return asks;
}

}  // namespace

std::vector<Ask> kindred_questions(Situation const& situation) {
  switch (situation.ask) {
    case Ask::ruling: return kindred_to_ruling(situation);
    case Ask::result:
      return has_touches(situation) ? std::vector{Ask::ruling, Ask::must_move} : std::vector{Ask::ruling};
    case Ask::must_move:
    case Ask::clock: return {Ask::ruling};
    case Ask::next_action:
      return has_touches(situation) ? std::vector{Ask::ruling, Ask::move_status} : std::vector{Ask::ruling};
    default: return {};
  }
}

// Article 8: who must record, what may be written when, and what is made up for.

namespace {

std::array<Matter, 6> matters_of_scoresheet_duties() {
  return {writing_in_advance,   moves_before_writing, ways_of_scoring,
          unprovable_oversteps, stopped_records,      recording_duties};
}

bool concerns_scoresheet_duties(Situation const& situation) {
  return any_concerned(matters_of_scoresheet_duties(), situation);
}
RulingOrFault decide_scoresheet_duties(Situation const& situation) {
  return decide_first(matters_of_scoresheet_duties(), situation);
}

}  // namespace

Part const scoresheet_duties{"scoresheet_duties", concerns_scoresheet_duties, decide_scoresheet_duties};

}  // namespace tactus::arbitration::laws
