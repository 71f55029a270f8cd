// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/laws/made_control.hpp"

#include "core/arbitration/laws/claimants.hpp"
#include "core/legal/position.hpp"

namespace tactus::arbitration::laws {
namespace {

using chess::Color;

/// His last move was made, but he has not pressed the clock before the flag fell.
bool is_last_move_open(Situation const& situation, Color player) {
  bool is_open = false;
  for (Item const& item : situation.items) {
    if (item.is<event::FlagFall>()) return is_open;
    if (auto const* made = item.as<event::MakeMove>(); made && made->by == player)
      is_open = !made->is_clock_pressed.value_or(true);
    if (auto const* open = item.as<event::ClockNotPressed>(); open && open->by == player) is_open = true;
    if (auto const* press = item.as<event::PressClock>(); press && player_of(press->by) == player)
      is_open = false;
  }
  return is_open;
}

}  // namespace

unsigned completed_moves(Situation const& situation, chess::Position const& position, Color player) {
  bool const has_just_moved = position.turn() != player;
  unsigned const before = position.fullmove_number() - 1;
  unsigned const made = before + (player == Color::white && has_just_moved ? 1 : 0);
  bool const is_open = has_just_moved && made > 0 && is_last_move_open(situation, player);
  return is_open ? made - 1 : made;
}

Control control_of(Situation const& situation, chess::Position const& position, Color player,
                   std::optional<bool> is_last_period) {
  auto const* control = situation.find<fact::TimeControl>();
  bool const is_number_required = control && !control->periods.empty() && control->periods.front().moves;
  if (!is_number_required || is_last_period == true) return Control::not_made;
  if (completed_moves(situation, position, player) < *control->periods.front().moves)
    return Control::not_made;
  return is_last_period ? Control::made : Control::not_known;
}

}  // namespace tactus::arbitration::laws
