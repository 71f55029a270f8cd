// SPDX-License-Identifier: GPL-3.0-or-later
// Claims that the opponent touched a piece and played another move (4.8).
#include "core/arbitration/laws/ruled.hpp"
#include "core/arbitration/laws/stated_position.hpp"
#include "core/arbitration/laws/touch_rulings.hpp"

#include <algorithm>
#include <utility>

namespace tactus::arbitration::laws {
namespace {

using chess::Color;

/// Of the two players the one who is stated to be visually disabled.
std::optional<Color> visually_disabled_player(Situation const& situation) {
  for (fact::Player const& player : situation.all<fact::Player>())
    if (player.is_visually_disabled == true) return player.color;
  return std::nullopt;
}

std::optional<Color> claimant_of(Situation const& situation, event::Claim const& claim) {
  switch (claim.by) {
    case Actor::white: return Color::white;
    case Actor::black: return Color::black;
    case Actor::assistant: return claim.for_player ? claim.for_player : visually_disabled_player(situation);
    case Actor::sighted_assistant:
    case Actor::arbiter: break;
  }
  return std::nullopt;
}

RulingOrFault reject(Situation const& situation, std::initializer_list<Law> laws, Sentence because) {
  return ruled(Outcome::claim_rejected, situation.regime, laws, {std::move(because)});
}

/// What the claim is about, and what the claimant did since.
struct Accusation {
  Turn const* accused = nullptr;
  bool has_claimant_touched = false;
};

Accusation accusation(std::vector<Turn> const& turns, Color claimant) {
  Accusation found;
  for (Turn const& turn : turns) {
    if (turn.player() == claimant) {
      found.has_claimant_touched = found.accused != nullptr && (!turn.contacts.empty() || turn.made);
    } else if (turn.made || !turn.contacts.empty()) {
      found = {&turn, false};
    }
  }
  return found;
}

bool is_among(chess::Move m, std::vector<chess::Move> const& moves) {
  return std::find(moves.begin(), moves.end(), m) != moves.end();
}

RulingOrFault judge(Situation const& situation, Turn const& accused) {
  if (accused.contacts.empty())
    return reject(situation, {accused.board == BoardKind::tactile ? law("D.2.2") : law("4.3"), law("4.8")},
                  say("Rejected: no contact counts as touching."));
  auto const duty = touch_duty(accused.before, accused.contacts);
  if (duty.is_free())
    return reject(situation, {law("4.5"), law("4.3")},
                  say("Rejected: nothing that was touched can move or be captured."));
  if (accused.made && is_among(*accused.made, duty.choices))
    return reject(situation, {law("4.3"), law("4.3.1")},
                  say("Rejected: the move made is one that the touched piece allows."));
  auto ruling = rule_on_choices(situation, accused);
  if (!ruling) return ruling;
  if (accused.made)
    ruling->explanation.push_back(say("The move made is taken back: it does not satisfy touch-move."));
  cite(*ruling, situation.regime, {law("4.8")});
  if (situation.has<event::Feel>()) cite(*ruling, situation.regime, {law("D.2.2")});
  if (situation.find<event::Claim>()->by == Actor::assistant)
    cite(*ruling, situation.regime, {law("D.2.10.5")});
  return ruling;
}

}  // namespace

RulingOrFault rule_on_touch_claim(Situation const& situation) {
  event::Claim const& claim = *situation.find<event::Claim>();
  if (claim.by == Actor::sighted_assistant)
    return reject(situation, {law("D.2.11"), law("D.2.10.5")},
                  say("Rejected: the sighted player's assistant has no such duty."));
  auto const claimant = claimant_of(situation, claim);
  if (!claimant)
    return missing("claim.by", say("The player who claims was expected, or for whom the assistant claims."));
  auto const turns = turns_of(situation);
  if (!turns) return tl::unexpected(turns.error());
  auto const [accused, has_claimant_touched] = accusation(*turns, *claimant);
  if (claim.is_touched_before || has_claimant_touched)
    return reject(situation, {law("4.8")},
                  say("Rejected: {player} touched a piece himself and lost the right to complain.",
                      {{"player", *claimant}}));
  if (accused == nullptr)
    return missing("touch", say("What the opponent touched or played was expected before the claim."));
  return judge(situation, *accused);
}

}  // namespace tactus::arbitration::laws
