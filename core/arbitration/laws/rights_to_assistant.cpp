// SPDX-License-Identifier: GPL-3.0-or-later
// Who may use an assistant, and when one must be used (D.2.10, D.2.11, E40).
#include "core/arbitration/laws/conduct_matters.hpp"
#include "core/arbitration/laws/edition_rules.hpp"
#include "core/arbitration/laws/ruled.hpp"
#include "core/arbitration/laws/stated_players.hpp"

namespace tactus::arbitration::laws {
namespace {

using chess::Color;

constexpr std::array colors{Color::white, Color::black};

bool says_only_who_plays(Situation const& situation) {
  return std::ranges::all_of(situation.items,
                             [](Item const& item) { return item.is_any_of<fact::Player, fact::Board>(); });
}

bool concerns_rights_to_assistant(Situation const& situation) {
  if (!asks_for_judgement(situation.ask)) return false;
  if (situation.has<fact::SightedPlayersAssistant>()) return true;
  return situation.has<fact::Player>() && says_only_who_plays(situation);
}

/// The first two duties, by their numbers in any edition: "D.2.10.1", "D.2.9.b".
bool is_allowed_duty(std::string_view duty) {
  std::string_view const number = duty.substr(duty.find_last_of('.') + 1);
  return number == "1" || number == "2" || number == "a" || number == "b";
}

RulingOrFault sighted_players_assistant(Situation const& situation) {
  auto const& duties = situation.find<fact::SightedPlayersAssistant>()->duties;
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

Matter const rights_to_assistant{concerns_rights_to_assistant, decide_right};

}  // namespace tactus::arbitration::laws
