// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/laws/touched_before.hpp"

#include "core/arbitration/laws/board_handling.hpp"
#include "core/arbitration/laws/stated_position.hpp"

#include <algorithm>

namespace tactus::arbitration::laws {
namespace {

using chess::Color;

bool is_touching(Item const& item, Color player) {
  if (auto const* touch = item.as<event::Touch>())
    return touch->by == player && touch->intent != event::TouchIntent::adjust &&
           touch->intent != event::TouchIntent::accidental;
  if (auto const* lift = item.as<event::Lift>()) return lift->by == player;
  if (auto const* remove = item.as<event::Remove>()) return remove->by == player;
  return false;
}

bool is_handling(Item const& item) {
  return item.is_any_of<event::Touch, event::Lift, event::Remove, event::Place>();
}

/// The boards are told wherever they stand; happenings only up to there.
Situation before(Situation const& situation, std::size_t until) {
  Situation earlier{situation.regime, {}, situation.ask};
  for (std::size_t i = 0; i < situation.items.size(); ++i) {
    Item const& item = situation.items[i];
    bool const is_about_boards = item.is_any_of<fact::Board, fact::Player, fact::Position, fact::Moves>();
    if (i < until || is_about_boards) earlier.items.push_back(item);
  }
  return earlier;
}

}  // namespace

tl::expected<TouchedBefore, FactFault> touched_before(Situation const& situation, std::size_t until,
                                                      Color player) {
  Situation const earlier = before(situation, until);
  if (!std::ranges::any_of(earlier.items, is_handling)) return TouchedBefore{};
  if (!states_position(situation))
    return TouchedBefore{
        std::ranges::any_of(earlier.items, [player](Item const& item) { return is_touching(item, player); }),
        std::nullopt};
  auto const turns = turns_of(earlier);
  if (!turns) return tl::unexpected(turns.error());
  Turn const& turn = turns->back();
  if (turn.player() != player || turn.contacts.empty()) return TouchedBefore{};
  return TouchedBefore{true, touch_duty(turn.before, turn.contacts)};
}

}  // namespace tactus::arbitration::laws
