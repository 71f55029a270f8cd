// SPDX-License-Identifier: GPL-3.0-or-later
// Claims that the opponent touched a piece and played another move (4.8).

#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/cases/stated_facts.hpp"
#include "core/arbitration/laws/matters.hpp"
#include "core/arbitration/laws/touch_4/touch_moves.hpp"

#include <algorithm>
#include <utility>

namespace tactus::arbitration::laws {
namespace {

using chess::Color;

bool is_of_touch(event::Claim const& claim) { return claim.kind == event::ClaimKind::touch_move; }

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
    default: break;
  }
  return std::nullopt;
}

RulingOrFault reject(Situation const& situation, std::initializer_list<Law> laws, Message because) {
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
  if (situation.find_if<event::Claim>(is_of_touch)->by == Actor::assistant)
    cite(*ruling, situation.regime, {law("D.2.10.5")});
  return ruling;
}

RulingOrFault decide_touch_claim(Situation const& situation) {
  event::Claim const& claim = *situation.find_if<event::Claim>(is_of_touch);
  if (claim.by == Actor::sighted_assistant)
    return reject(situation, {law("D.2.11"), law("D.2.10.5")},
                  say("Rejected: the sighted player's assistant has no such duty."));
  auto const claimant = claimant_of(situation, claim);
  if (!claimant)
    return missing("claim.by", say("Please say which player claims, or for whom the assistant claims."));
  auto const turns = turns_of(situation);
  if (!turns) return tl::unexpected(turns.error());
  auto const [accused, has_claimant_touched] = accusation(*turns, *claimant);
  if (claim.is_touched_before || has_claimant_touched)
    return reject(situation, {law("4.8")},
                  say("Rejected: {player} touched a piece himself and lost the right to complain.",
                      {{"player", *claimant}}));
  if (accused == nullptr)
    return missing("touch", say("Please say before the claim what the opponent touched or played."));
  return judge(situation, *accused);
}

// Who may adjust pieces (4.2.1, 6.2.5), and which assistant may report a touched piece (D.2.10.5).

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

Ruling answer(Situation const& situation, bool is_allowed, std::initializer_list<Law> laws, Message because) {
  return ruled(permission(is_allowed), situation.regime, laws, {std::move(because)});
}

RulingOrFault decide_adjusting(Situation const& situation) {
  auto const adjusting = *adjusting_of(situation);
  auto const to_move = player_to_move(situation);
  if (!to_move) return tl::unexpected(to_move.error());
  auto const* const clock = situation.find<fact::Clock>();
  auto const running = clock != nullptr ? clock->running : std::nullopt;
  if (!*to_move && !running) return missing("to-move", say("Please say which player has the move."));
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

RulingOrFault decide_reported_touch(Situation const& situation) {
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
                         say("Please name a player who uses the assistant that reports."));
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

}  // namespace

Matter const touch_claims{{Ask::ruling}, decide_touch_claim};
Matter const adjustings{{Ask::permission}, decide_adjusting};
Matter const reported_touches{{Ask::permission}, decide_reported_touch};

}  // namespace tactus::arbitration::laws
