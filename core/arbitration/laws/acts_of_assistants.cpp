// SPDX-License-Identifier: GPL-3.0-or-later
// What an assistant may do: the six duties of the visually disabled player's (D.2.10), two of them of the
// sighted player's (D.2.11).
#include "core/arbitration/laws/claimants.hpp"
#include "core/arbitration/laws/conduct_matters.hpp"
#include "core/arbitration/laws/corrections.hpp"
#include "core/arbitration/laws/ruled.hpp"
#include "core/arbitration/laws/stated_players.hpp"

namespace tactus::arbitration::laws {
namespace {

using chess::Color;

/// One act that is asked about.
struct Act {
  Actor by = Actor::assistant;
  std::optional<Color> for_player;
  std::optional<Law> duty;  // nothing: no assistant has it
};

bool is_assistant(Actor actor) { return actor == Actor::assistant || actor == Actor::sighted_assistant; }

/// D.2.10.5: a win on time, and that the sighted player touched a piece.
std::optional<Law> duty_of(event::ClaimKind kind) {
  if (kind == event::ClaimKind::flag || kind == event::ClaimKind::touch_move) return law("D.2.10.5");
  return std::nullopt;
}

std::optional<Act> act_of(Situation const& situation) {
  if (auto const* claim = situation.find<event::Claim>(); claim && is_assistant(claim->by))
    return Act{claim->by, claim->for_player, duty_of(claim->kind)};
  if (auto const* press = situation.find<event::PressClock>(); press && is_assistant(press->by))
    return Act{press->by, press->for_player, law("D.2.10.3")};
  return std::nullopt;
}

bool concerns_acts_of_assistants(Situation const& situation) {
  bool const is_claim = situation.has<event::Claim>();  // what comes of a claim is judged elsewhere
  return (situation.ask == Ask::permission || (situation.ask == Ask::ruling && !is_claim)) &&
         !asks_about_correction(situation) &&
         (act_of(situation) || situation.has<event::ExecuteForOpponentBoard>());
}

Ruling not_his_duty(Situation const& situation, Act const& act) {
  if (act.by == Actor::sighted_assistant)
    return ruled(
        Outcome::forbidden, situation.regime, {law("D.2.11")},
        {say("The sighted player's assistant may only make the moves on the other board and announce "
             "them.")});
  return ruled(permission_or_ruling(situation.ask, false), situation.regime,
               {law("D.2.10"), law("D.2.10.5"), law("11.3.1")},
               {say("This is not among the assistant's duties: the player must do it himself.")});
}

/// He acts for the visually disabled player alone.
tl::expected<Color, FactFault> principal(Situation const& situation, std::optional<Color> for_player) {
  for (Color const color : {Color::white, Color::black}) {
    if (for_player && *for_player != color) continue;
    auto const player = stated_player(situation, color);
    if (!player.is_visually_disabled.value_or(false)) continue;
    if (player.has_assistant == false)
      return contradictory(
          "player.assistant",
          say("Contradiction: {player} uses no assistant, but one acts for him.", {{"player", color}}));
    return color;
  }
  if (!for_player || !is_appendix_d_game(situation))
    return missing("player.visually_disabled",
                   say("It was expected to be said which player is visually disabled."));
  return *for_player;
}

/// D.2.4: pieces were moved on the tactile board, but the announcement is missing.
bool is_unannounced(Situation const& situation, Color player) {
  auto const is_his = [&](auto const& one) { return one.by == player; };
  bool const has_moved = std::ranges::any_of(situation.all<event::Place>(), is_his) ||
                         std::ranges::any_of(situation.all<event::Lift>(), is_his);
  return has_moved && std::ranges::none_of(situation.all<event::Announce>(), is_his);
}

RulingOrFault press(Situation const& situation, Color player) {
  if (is_unannounced(situation, player))
    return ruled(permission_or_ruling(situation.ask, false), situation.regime,
                 {law("D.2.4"), law("D.2.3.3"), law("D.2.10.3")},
                 {say("The opponent's clock is started only after the move was announced.")});
  return ruled(
      Outcome::allowed, situation.regime, {law("D.2.10.3"), law("6.2.6"), law("D.2.4")},
      {say("Starting the opponent's clock is a duty of the assistant of {player}.", {{"player", player}}),
       say("The move must have been made and announced before.")});
}

RulingOrFault decide_assistants_act(Situation const& situation, Act const& act) {
  if (!act.duty || act.by == Actor::sighted_assistant) return not_his_duty(situation, act);
  auto const player = principal(situation, act.for_player);
  if (!player) return tl::unexpected(player.error());
  if (!is_visually_disabled(situation, *player))
    return ruled(permission_or_ruling(situation.ask, false), situation.regime,
                 {*act.duty, law("D.2.10"), law("D.2.11")},
                 {say("The assistant acts for the visually disabled player, not for {player}.",
                      {{"player", *player}})});
  if (*act.duty == law("D.2.10.3")) return press(situation, *player);
  return ruled(permission_or_ruling(situation.ask, true), situation.regime, {*act.duty, law("D.2.10")},
               {say("Claiming a win on time and reporting a touched piece are duties of the assistant."),
                say("The arbiter decides what comes of it.")});
}

// Making a player's move on the other player's board.

Color board_owner(event::ExecuteForOpponentBoard const& act) {
  if (act.owner) return *act.owner;
  return act.for_player ? chess::opposite(*act.for_player) : Color::white;
}

RulingOrFault execute(Situation const& situation, event::ExecuteForOpponentBoard const& act) {
  if (act.for_player && *act.for_player == board_owner(act) && is_assistant(act.by))
    return ruled(permission_or_ruling(situation.ask, false), situation.regime,
                 {law("D.2.10.1"), law("D.2.1"), law("4.9")},
                 {say("On his own board the player makes his move himself."),
                  say("The assistant makes it on the other player's board.")});
  switch (act.by) {
    case Actor::assistant:
      return ruled(permission_or_ruling(situation.ask, true), situation.regime,
                   {law("D.2.10.1"), law("D.2.10")},
                   {say("Making either player's move on the other's board is a duty of the assistant.")});
    case Actor::sighted_assistant:
      if (is_assistant_used(situation))
        return ruled(
            Outcome::forbidden, situation.regime, {law("D.2.11"), law("D.2.10.1")},
            {say("The visually disabled player uses an assistant: then the sighted player has none.")});
      return ruled(permission_or_ruling(situation.ask, true), situation.regime,
                   {law("D.2.11"), law("D.2.10.1")},
                   {say("The sighted player's assistant may make the moves on the other's board.")});
    case Actor::arbiter:
      return ruled(permission_or_ruling(situation.ask, false), situation.regime, {law("D.2.1"), law("12.6")},
                   {say("The arbiter does not make moves for the players.")});
    case Actor::white:
    case Actor::black: break;
  }
  bool const is_own_board = player_of(act.by) == board_owner(act);
  return ruled(permission_or_ruling(situation.ask, is_own_board), situation.regime, {law("D.2.1")},
               {say("Each player makes the opponent's move on his own board.")});
}

RulingOrFault decide_act(Situation const& situation) {
  if (auto const act = act_of(situation)) return decide_assistants_act(situation, *act);
  return execute(situation, *situation.find<event::ExecuteForOpponentBoard>());
}

}  // namespace

Matter const acts_of_assistants{concerns_acts_of_assistants, decide_act};

}  // namespace tactus::arbitration::laws
