// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/laws/decide.hpp"

#include "core/arbitration/laws/cases/judged_moves.hpp"
#include "core/arbitration/laws/clock_6/time_control.hpp"
#include "core/arbitration/laws/ends_5_9/over_before.hpp"
#include "core/arbitration/laws/matter_of.hpp"

#include <algorithm>

namespace tactus::arbitration::laws {
namespace {

// The question alone.

Matter const* matter_of_question(Situation const& situation) {
  switch (situation.ask) {
    case Ask::parse:
      if (situation.has<fact::WrittenMove>()) return &written_moves;
      return situation.has_any_of<fact::GameText, fact::Scoresheet>() ? &written_games : nullptr;
    case Ask::notation: return &notations;
    case Ask::announce: return &wordings;
    case Ask::divergence: return &divergences;
    case Ask::move_status: return &move_states;
    case Ask::record: return &recording_duties;
    case Ask::must_move: {  // a written claim binds him to its move (9.5.3)
      auto const* claim = situation.find<event::Claim>();
      return claim && claim->written_move ? nullptr : &touch_choices;
    }
    case Ask::clock: {
      bool const is_control_alone = situation.items.size() == 1 && situation.has<fact::TimeControl>();
      bool const is_thinking = situation.has_any_of<event::Thinking, event::UsedInPeriod>();
      return is_thinking || is_control_alone ? &thinking_times : nullptr;
    }
    case Ask::classify:
      if (situation.has_any_of<fact::Arbiters, fact::EventRegulations>()) return &supervisions;
      return situation.has<fact::TimeControl>() ? &time_controls : nullptr;
    default: return nullptr;
  }
}

// Happenings that are asked about only where nothing happened behind them.

Matter const* matter_of_last_happening(Situation const& situation) {
  auto const last = situation.last_happening();
  if (!last && situation.has<fact::SpecialClock>()) return &special_clocks;
  if (!last && situation.has<fact::ScoreKeptFor>()) return &writers_for_players;
  if (!last) return nullptr;
  Item const& item = situation.items[*last];
  if (auto const* claim = item.as<event::Claim>(); claim && claim->by > Actor::arbiter)
    return &claims_of_outsiders;
  if (item.is_any_of<event::LeaveArea, event::Smoke, event::RefuseSearch, event::Accuse, event::Disturb>())
    return &behaviours;
  if (item.is_any_of<event::ClockMishandled, event::NeighboursClockPressed, event::StopClocks>())
    return &clock_misuses;
  if (item.is_any_of<event::SignResult, event::TakeBack>()) return &settled_matters;
  if (item.is<event::PlayerAsks>()) return &questions_of_players;
  return item.is<event::AssistantTouches>() ? &hands_of_assistants : nullptr;
}

}  // namespace

Matter const* matter_asked_about(Situation const& situation) {
  Matter const* const last = matter_of_last_happening(situation);
  if (last && last->hears.has(situation.ask)) return last;
  if (situation.has<fact::IllegalMoveInHistory>() && situation.ask != Ask::divergence) return &illegal_moves;
  if (Matter const* const asked = matter_of_question(situation)) return asked;
  Matter const* const happened = matter_of_happenings(situation);
  if (happened && happened->hears.has(situation.ask)) return happened;
  Matter const* const found = matter_of_last_fact(situation);
  if (found && (!happened || found->hears.has(situation.ask))) return found;
  return happened ? happened : matter_of_the_rest(situation);
}

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
