// SPDX-License-Identifier: GPL-3.0-or-later
// What an assistant may do: the six duties of the visually disabled player's (D.2.10), two of them of the
// sighted player's (D.2.11).

#include "core/arbitration/book/edition_rules.hpp"
#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/cases/stated_facts.hpp"
#include "core/arbitration/laws/matters.hpp"

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
  auto const is_his = [](auto const& act) { return is_assistant(act.by); };
  if (auto const* claim = situation.find_if<event::Claim>(is_his))
    return Act{claim->by, claim->for_player, duty_of(claim->kind)};
  if (auto const* press = situation.find_if<event::PressClock>(is_his))
    return Act{press->by, press->for_player, law("D.2.10.3")};
  return std::nullopt;
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
    return missing("player.visually_disabled", say("Please say which player is visually disabled."));
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
    case Actor::captain:
    case Actor::coach:
    case Actor::parent:
    case Actor::spectator:
    case Actor::other_player:
      return ruled(permission_or_ruling(situation.ask, false), situation.regime,
                   {law("12.7"), law("D.2.10.1")}, {say("Nobody outside the game touches anything.")});
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

Matter const acts_of_assistants{{Ask::permission, Ask::ruling}, decide_act};

// Who may use an assistant, and when one must be used (D.2.10, D.2.11).

namespace {

using chess::Color;

constexpr std::array colors{Color::white, Color::black};

/// The first two duties, by their numbers in any edition: "D.2.10.1", "D.2.9.b".
bool is_allowed_duty(std::string_view duty) {
  std::string_view const number = duty.substr(duty.find_last_of('.') + 1);
  return number == "1" || number == "2" || number == "a" || number == "b";
}

RulingOrFault sighted_players_assistant(Situation const& situation) {
  auto const& duties = situation.find<fact::SightedPlayersAssistant>()->duties;
  if (is_visually_disabled(situation, Color::white) && is_visually_disabled(situation, Color::black))
    return ruled(Outcome::forbidden, situation.regime, {law("D.2.11"), law("D.2.10")},
                 {say("There is no sighted player: both are visually disabled."),
                  say("Each of them may use an assistant, for any or all of six duties.")});
  if (is_assistant_used(situation))
    return ruled(
        Outcome::forbidden, situation.regime, {law("D.2.11")},
        {say("The sighted player may use an assistant only when the visually disabled player uses none.")});
  if (!std::ranges::all_of(duties, is_allowed_duty))
    return ruled(
        Outcome::forbidden, situation.regime, {law("D.2.11")},
        {say("The sighted player's assistant may only make the moves on the other board and announce "
             "them.")});
  return ruled(permission_or_ruling(situation.ask, true), situation.regime,
               {law("D.2.11"), law("D.2.10.1"), law("D.2.10.2")},
               {say("The visually disabled player uses no assistant: the sighted player may use one."),
                say("He makes the moves on the other board and announces them.")});
}

/// Nothing: nobody spoke of deafness.
std::optional<bool> is_opponent_deaf(Situation const& situation) {
  std::optional<bool> is_deaf;
  for (Color const color : colors) {
    auto const hearing = stated_player(situation, color).is_hearing_disabled;
    if (!hearing) continue;
    bool const plays_blind = is_visually_disabled(situation, chess::opposite(color));
    is_deaf = is_deaf.value_or(false) || (*hearing && plays_blind);
  }
  return is_deaf;
}

RulingOrFault required_assistant(Situation const& situation, bool is_deaf) {
  bool const is_rule = rules_of(situation.regime).deaf_opponent_needs_assistant;
  Ruling ruling = ruled(
      Outcome::computed, situation.regime, {law("D.2.11"), law("D.2.10")},
      {is_deaf && is_rule ? say("An assistant must be used: the opponent of the visually disabled player "
                                "is deaf.")
       : is_deaf          ? say("This edition does not demand an assistant when the opponent is deaf.")
                          : say("An assistant may be used; none is demanded.")});
  ruling.is_assistant_required = is_deaf && is_rule;
  return ruling;
}

RulingOrFault players_assistant(Situation const& situation) {
  if (is_appendix_d_game(situation))
    return ruled(permission_or_ruling(situation.ask, true), situation.regime, {law("D.2.10"), law("D.2.11")},
                 {say("A visually disabled player may use an assistant, for any or all of six duties.")});
  return ruled(Outcome::arbiter_decides, situation.regime, {law("4.9"), law("6.2.6"), law("8.1.6")},
               {say("A player who cannot move pieces, use the clock or keep score may have an assistant."),
                say("The arbiter must accept him.")});
}

RulingOrFault decide_right(Situation const& situation) {
  if (situation.has<fact::SightedPlayersAssistant>()) return sighted_players_assistant(situation);
  if (auto const is_deaf = is_opponent_deaf(situation)) return required_assistant(situation, *is_deaf);
  return players_assistant(situation);
}

}  // namespace

Matter const rights_to_assistant{judgement_asks, decide_right};

}  // namespace tactus::arbitration::laws
