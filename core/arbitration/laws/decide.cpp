// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/laws/decide.hpp"

#include "core/arbitration/laws/clocks_after.hpp"
#include "core/arbitration/laws/kindred_questions.hpp"
#include "core/arbitration/laws/parts.hpp"

#include <algorithm>
#include <array>
#include <iterator>

namespace tactus::arbitration::laws {
namespace {

// At most one part takes a situation as its concern: tests/arbiter/test_law_properties.cpp.
constexpr auto parts = std::to_array<Part const*>({
    &time_controls,   &clock_times,  &scoresheet_duties, &written_moves,      &announcements,
    &divergences,     &adjournments, &chess960_rules,    &touch_moves,        &tactile_moves,
    &illegal_moves,   &conduct,      &supervisions,      &flag_falls,         &draw_claims,
    &draw_agreements, &results,      &irregularities,    &quickplay_finishes,
});

std::vector<Part const*> takers_of(Situation const& situation) {
  std::vector<Part const*> takers;
  std::ranges::copy_if(parts, std::back_inserter(takers),
                       [&](Part const* part) { return part->concerns(situation); });
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

RulingOrFault decide(Situation const& asked) {
  Situation const situation = as_taken(asked);
  auto const takers = takers_of(situation);
  if (takers.empty())
    return tl::unexpected(
        FactFault{FactFault::Kind::unanswerable, "question",
                  say("Facts and a question that belong to one part of the Laws were expected.")});
  auto ruling = takers.front()->decide(situation);
  if (ruling) {
    tell_clocks_after(*ruling, situation);
    cite_way_to_fide(*ruling, situation.regime);
  }
  return ruling;
}

std::vector<std::string_view> parts_concerned(Situation const& situation) {
  std::vector<std::string_view> names;
  for (Part const* part : takers_of(as_taken(situation))) names.push_back(part->name);
  return names;
}

}  // namespace tactus::arbitration::laws
