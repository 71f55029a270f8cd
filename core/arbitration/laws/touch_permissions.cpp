// SPDX-License-Identifier: GPL-3.0-or-later
// Who may adjust pieces (4.2.1, 6.2.5), and which assistant may report a touched piece (D.2.10.5).
#include "core/arbitration/laws/ruled.hpp"
#include "core/arbitration/laws/stated_position.hpp"
#include "core/arbitration/laws/touch_rulings.hpp"

#include <algorithm>
#include <utility>

namespace tactus::arbitration::laws {
namespace {

using chess::Color;

bool is_adjusting(event::Touch const& touch) { return touch.intent == event::TouchIntent::adjust; }

struct Adjusting {
  Color by = Color::white;
  bool is_announced_first = true;
};

/// The newest; nothing when nobody adjusts.
std::optional<Adjusting> adjusting_of(Situation const& situation) {
  std::optional<Adjusting> found;
  for (Item const& item : situation.items) {
    if (auto const* announced = item.as<event::AdjustAnnounced>())
      found = Adjusting{announced->by, !found || found->by != announced->by || found->is_announced_first};
    auto const* const touch = item.as<event::Touch>();
    if (touch != nullptr && is_adjusting(*touch) && (!found || found->by != touch->by))
      found = Adjusting{touch->by, false};
  }
  return found;
}

/// Nothing: not stated.
tl::expected<std::optional<Color>, FactFault> player_to_move(Situation const& situation) {
  if (auto const* stated = situation.find<fact::ToMove>()) return stated->color;
  if (!states_position(situation)) return std::nullopt;
  auto const turns = turns_of(situation);
  if (!turns) return tl::unexpected(turns.error());
  return turns->back().player();
}

Ruling answer(Situation const& situation, bool is_allowed, std::initializer_list<Law> laws,
              Sentence because) {
  return ruled(permission(is_allowed), situation.regime, laws, {std::move(because)});
}

}  // namespace

bool tells_of_adjusting(Situation const& situation) { return adjusting_of(situation).has_value(); }

RulingOrFault rule_on_adjusting(Situation const& situation) {
  auto const adjusting = *adjusting_of(situation);
  auto const to_move = player_to_move(situation);
  if (!to_move) return tl::unexpected(to_move.error());
  auto const* const clock = situation.find<fact::Clock>();
  auto const running = clock != nullptr ? clock->running : std::nullopt;
  if (!*to_move && !running) return missing("to-move", say("The player who has the move was expected."));
  if (*to_move && **to_move != adjusting.by)
    return answer(situation, false, {law("FI-8"), law("4.2.1"), law("6.2.5")},
                  say("Forbidden: only the player having the move may adjust."));
  if (running && *running != adjusting.by)
    return answer(situation, false, {law("FI-8"), law("6.2.5"), law("4.2.1")},
                  say("Forbidden: a player may adjust only while his own clock is running."));
  if (!adjusting.is_announced_first)
    return answer(situation, false, {law("4.2.1"), law("4.3.1")},
                  say("Forbidden: he must say first that he adjusts. The piece counts as touched."));
  return answer(situation, true, {law("FI-8"), law("4.2.1"), law("6.2.5")},
                say("Allowed: he has the move and announced it first."));
}

RulingOrFault rule_on_reported_touch(Situation const& situation) {
  event::ReportTouch const& report = *situation.find<event::ReportTouch>();
  auto const* const touch = situation.find<event::Touch>();
  auto const players = situation.all<fact::Player>();
  auto const served = std::find_if(players.begin(), players.end(), [](fact::Player const& player) {
    return player.is_visually_disabled == true;
  });
  if (report.by != Actor::assistant)
    return answer(situation, false, {law("D.2.11"), law("D.2.10.5")},
                  say("Forbidden: only the visually disabled player's assistant may report touched pieces."));
  if (served != players.end() && served->has_assistant == false)
    return contradictory("player.assistant",
                         say("A player who uses the assistant that reports was expected."));
  if (served != players.end() && touch != nullptr && touch->by == served->color)
    return answer(
        situation, false, {law("D.2.10.5"), law("D.2.10")},
        say("Forbidden: an assistant reports what the sighted player touched, not his own player."));
  if (report.to != Listener::arbiter)
    return answer(situation, false, {law("D.2.10.5")},
                  say("Forbidden: a touched piece is reported to the arbiter, not to the players."));
  return answer(
      situation, true, {law("D.2.10.5"), law("D.2.10")},
      say("Allowed: the assistant may report to the arbiter that the sighted player touched a piece."));
}

}  // namespace tactus::arbitration::laws
