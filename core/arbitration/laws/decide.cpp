// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/laws/decide.hpp"

#include "core/arbitration/laws/clocks_after.hpp"
#include "core/arbitration/laws/kindred_questions.hpp"
#include "core/arbitration/laws/parts.hpp"

#include <algorithm>
#include <array>

namespace tactus::arbitration::laws {
namespace {

// At most one part takes a situation as its concern: tests/arbiter/test_law_properties.cpp.
constexpr auto parts = std::to_array<Part const*>({
    &time_controls,
    &clock_times,
    &scoresheet_duties,
    &written_moves,
    &announcements,
    &divergences,
    &chess960_rules,
    &touch_moves,
    &tactile_moves,
    &illegal_moves,
    &conduct,
    &supervisions,
    &flag_falls,
    &draw_claims,
    &draw_agreements,
    &results,
    &irregularities,
    &quickplay_finishes,
});

Part const* part_for(Situation const& situation) {
  auto const part = std::ranges::find_if(parts, [&](Part const* one) { return one->concerns(situation); });
  return part == parts.end() ? nullptr : *part;
}

RulingOrFault ruling_of(Part const& part, Situation const& situation) {
  auto ruling = part.decide(situation);
  if (ruling) tell_clocks_after(*ruling, situation);
  return ruling;
}

}  // namespace

RulingOrFault decide(Situation const& situation) {
  if (auto const* part = part_for(situation)) return ruling_of(*part, situation);
  Situation otherwise = situation;
  for (Ask const ask : kindred_questions(situation)) {
    otherwise.ask = ask;
    if (auto const* part = part_for(otherwise)) return ruling_of(*part, otherwise);
  }
  return tl::unexpected(
      FactFault{FactFault::Kind::unanswerable, "question",
                say("Facts and a question that belong to one part of the Laws were expected.")});
}

std::vector<std::string_view> parts_concerned(Situation const& situation) {
  std::vector<std::string_view> names;
  for (Part const* part : parts)
    if (part->concerns(situation)) names.push_back(part->name);
  return names;
}

}  // namespace tactus::arbitration::laws
