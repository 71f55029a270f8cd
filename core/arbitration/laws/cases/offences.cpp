// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/laws/cases/offences.hpp"

#include "core/arbitration/laws/cases/ruling.hpp"

#include <algorithm>

namespace tactus::arbitration::laws {
namespace {

using chess::Color;

Offence offence_of(event::IllegalMoveCompleted const& e) {
  return {OffenceKind::illegal_move, e.by, true, e.uci, {}, e.count, 0};
}
std::optional<Offence> offence_of(event::MakeMove const& e) {
  if (!e.is_illegal) return std::nullopt;
  return Offence{OffenceKind::illegal_move, e.by, e.is_clock_pressed.value_or(false), e.uci, {}, {}, 0};
}
Offence offence_of(event::PressClockWithoutMove const& e) {
  return {OffenceKind::press_without_move, e.by, true, {}, {}, {}, 0};
}
Offence offence_of(event::TwoHandedMove const& e) {
  return {OffenceKind::two_hands, e.by, e.is_clock_pressed, e.uci, {}, {}, 0};
}
Offence offence_of(event::PawnLeftOnLastRank const& e) {
  return {OffenceKind::pawn_not_promoted, e.by, e.is_clock_pressed, {}, e.square, {}, 0};
}
Offence offence_of(event::KingCaptured const& e) {
  return {OffenceKind::king_captured, e.by, true, {}, e.square, {}, 0};
}
std::optional<Offence> offence_of(Item const& item) {
  std::optional<Offence> offence;
  item.visit<event::IllegalMoveCompleted, event::MakeMove, event::PressClockWithoutMove, event::TwoHandedMove,
             event::PawnLeftOnLastRank, event::KingCaptured>(
      [&offence](auto const& happening) { offence = offence_of(happening); });
  return offence;
}

bool is_pressed_by(Item const& item, Color player) {
  auto const* press = item.as<event::PressClock>();
  return press && press->by == (player == Color::white ? Actor::white : Actor::black);
}

bool share_counter(OffenceKind a, OffenceKind b, Regime regime) {
  auto const is_common = [regime](OffenceKind kind) {
    return counting_of(kind, regime) == Counting::common_counter;
  };
  return a == b || (is_common(a) && is_common(b));
}

/// Offences of the player before this one.
template <class Counts>
unsigned earlier(Situation const& situation, Offence const& judged, Counts counts) {
  auto const offences = offences_in(situation);
  return static_cast<unsigned>(std::ranges::count_if(offences, [&](Offence const& each) {
    return each.item < judged.item && each.by == judged.by && is_punishable(each, situation.regime) &&
           counts(each.kind);
  }));
}

}  // namespace

std::vector<Offence> offences_in(Situation const& situation) {
  std::vector<Offence> offences;
  for (std::size_t i = 0; i < situation.items.size(); ++i) {
    auto offence = offence_of(situation.items[i]);
    if (!offence) continue;
    offence->item = i;
    for (std::size_t later = i + 1; later < situation.items.size(); ++later)
      if (is_pressed_by(situation.items[later], offence->by)) offence->is_clock_pressed = true;
    offences.push_back(*std::move(offence));
  }
  return offences;
}

Counting counting_of(OffenceKind kind, Regime regime) {
  EditionRules const& rules = rules_of(regime);
  if (kind == OffenceKind::press_without_move) return rules.press_without_move;
  if (kind == OffenceKind::two_hands) return rules.two_hands;
  return Counting::common_counter;
}

bool is_punishable(Offence const& offence, Regime regime) {
  if (counting_of(offence.kind, regime) == Counting::not_an_illegal_move) return false;
  if (offence.kind != OffenceKind::two_hands) return offence.is_clock_pressed;
  // Finnish 6 asks for no press.
  return offence.is_clock_pressed || is_finnish_blitz(regime.rules) || !rules_of(regime).two_hands_need_press;
}

tl::expected<Count, FactFault> count_of(Situation const& situation, Offence const& judged) {
  Regime const regime = situation.regime;
  bool const has_own_counter = counting_of(judged.kind, regime) == Counting::own_counter;
  auto const* stated = situation.find<fact::IllegalCount>();
  unsigned const stated_before = stated ? stated->before[judged.by] : 0;

  Count count;
  count.before =
      earlier(situation, judged, [&](OffenceKind kind) { return share_counter(kind, judged.kind, regime); });
  // What is stated counts illegal moves; in 2017 the other kinds have counters of their own.
  if (!has_own_counter) count.before = std::max(count.before, stated_before);
  if (judged.count) {
    if (*judged.count == 0)
      return wrong("illegal-move-completed.count", say("A number of illegal moves from 1 was expected."));
    if (stated && stated_before != *judged.count - 1)
      return contradictory("illegal-count",
                           say("One less than the number of illegal moves with this one was expected."));
    count.before = std::max(count.before, *judged.count - 1);
  }
  count.after = count.before + (is_punishable(judged, regime) ? 1 : 0);
  unsigned const others =
      earlier(situation, judged, [&](OffenceKind kind) { return !share_counter(kind, judged.kind, regime); });
  count.has_other_kinds = others > 0 || (has_own_counter && stated_before > 0);
  return count;
}

}  // namespace tactus::arbitration::laws
