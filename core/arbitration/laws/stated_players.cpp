// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/laws/stated_players.hpp"

namespace tactus::arbitration::laws {

using chess::Color;

fact::Player stated_player(Situation const& situation, Color color) {
  fact::Player stated;
  stated.color = color;
  auto const take = [](std::optional<bool>& into, std::optional<bool> from) {
    if (from) into = from;
  };
  for (fact::Player const& player : situation.all<fact::Player>()) {
    if (player.color != color) continue;
    take(stated.is_visually_disabled, player.is_visually_disabled);
    take(stated.is_hearing_disabled, player.is_hearing_disabled);
    take(stated.has_assistant, player.has_assistant);
  }
  return stated;
}

bool is_visually_disabled(Situation const& situation, Color color) {
  return stated_player(situation, color).is_visually_disabled.value_or(false);
}

bool is_appendix_d_game(Situation const& situation) {
  return is_visually_disabled(situation, Color::white) || is_visually_disabled(situation, Color::black);
}

bool is_assistant_used(Situation const& situation) {
  auto const uses_one = [&](Color color) {
    auto const player = stated_player(situation, color);
    return player.is_visually_disabled.value_or(false) && player.has_assistant.value_or(false);
  };
  return uses_one(Color::white) || uses_one(Color::black);
}

bool has_special_rule(Situation const& situation) {
  auto const* event = situation.find<fact::Event>();
  return event && event->has_special_rule.value_or(false);
}

}  // namespace tactus::arbitration::laws
