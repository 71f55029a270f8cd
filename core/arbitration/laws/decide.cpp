// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/laws/decide.hpp"

#include "core/arbitration/laws/cases/judged_moves.hpp"
#include "core/arbitration/laws/clock_6/time_control.hpp"
#include "core/arbitration/laws/ends_5_9/over_before.hpp"
#include "core/arbitration/laws/matter_asked_about.hpp"

#include <algorithm>

namespace tactus::arbitration::laws {
namespace {

/// Questions whose answer also answers the one that is asked, for a matter that does not hear it; the nearest
/// first. Never for permissions: they are answered by yes or no.
std::vector<Ask> kindred_questions(Ask ask) {
  switch (ask) {
    case Ask::ruling: return {Ask::result, Ask::divergence, Ask::must_move, Ask::clock, Ask::next_action};
    case Ask::result: return {Ask::ruling, Ask::must_move};
    case Ask::next_action: return {Ask::ruling, Ask::move_status};
    case Ask::must_move:
    case Ask::clock: return {Ask::ruling};
    default: return {};
  }
}

/// The question as the matter hears it. Nothing: it has no answer of this kind.
std::optional<Ask> heard_by(Matter const& matter, Ask ask) {
  if (matter.hears.has(ask)) return ask;
  auto const kindred = kindred_questions(ask);
  auto const heard = std::ranges::find_if(kindred, [&](Ask each) { return matter.hears.has(each); });
  return heard == kindred.end() ? std::nullopt : std::optional{*heard};
}

/// What a Finnish set does not rule itself, it leaves to the FIDE Laws by its first rule.
void cite_way_to_fide(Ruling& ruling, Regime regime) {
  bool const is_own_rule =
      std::ranges::any_of(ruling.articles, [](Law each) { return each.numbers().key.starts_with("FI-"); });
  if (is_finnish_blitz(regime.rules) && !is_own_rule) cite(ruling, regime, {law("FI-1")});
}

}  // namespace

tl::unexpected<FactFault> nobodys_matter() {
  return tl::unexpected(
      FactFault{FactFault::Kind::unanswerable, "question",
                say("Please give facts and a question that belong to one part of the Laws.")});
}

RulingOrFault decide(Situation const& asked) {
  auto judged = judged_by_position(asked);
  if (!judged) return tl::unexpected(judged.error());
  Situation situation = *std::move(judged);
  Matter const* const matter = matter_asked_about(situation);
  auto const heard = matter ? heard_by(*matter, situation.ask) : std::nullopt;
  if (heard) situation.ask = *heard;
  auto over = over_before(situation);
  if (!over && !heard) return nobodys_matter();
  auto ruling = over ? RulingOrFault{*std::move(over)} : matter->decide(situation);
  if (ruling) {
    tell_clocks_after(*ruling, situation);
    cite_way_to_fide(*ruling, situation.regime);
  }
  return ruling;
}

}  // namespace tactus::arbitration::laws
