// SPDX-License-Identifier: GPL-3.0-or-later
// Illegal moves, acts that count as such, and illegal positions.

#include "core/arbitration/laws/irregular_7/illegal_moves.hpp"

#include "core/arbitration/book/edition_rules.hpp"
#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/cases/stated_facts.hpp"
#include "core/arbitration/laws/ends_5_9/game_end.hpp"
#include "core/arbitration/laws/matters.hpp"

#include <algorithm>

namespace tactus::arbitration::laws {
namespace {

/// With somebody who acts on it, the question is whether he may.
bool does_anybody_act(Situation const& situation) {
  return situation.has<event::Claim>() || situation.has<event::ArbiterObserves>() ||
         situation.has<event::PlayersAgreeToCorrect>() || situation.has<fact::ClaimMade>();
}

bool is_forbidden_act(OffenceKind kind) {
  return kind == OffenceKind::two_hands || kind == OffenceKind::king_captured;
}

Ruling forbidden_act(Situation const& situation, OffenceKind kind) {
  if (kind == OffenceKind::king_captured)
    return ruled(Outcome::forbidden, situation.regime,
                 {law("FI-4"), law("1.4.1"), law("FI-11"), law("7.5.1")},
                 {say("Not allowed: a king is never captured.")});
  return ruled(Outcome::forbidden, situation.regime, {law("FI-6"), law("4.1"), law("7.5.4"), law("FI-11")},
               {say("Not allowed: a move is made with one hand only.")});
}

RulingOrFault judged(Situation const& situation) {
  if (is_illegal_position_seen(situation)) return rule_on_illegal_position(situation);
  if (situation.has<fact::IllegalMoveInHistory>()) return rule_on_old_illegal_move(situation);
  auto const offences = offences_in(situation);
  if (offences.empty()) return rule_on_unfounded_claim(situation);
  OffenceKind const last = offences.back().kind;
  if (situation.ask == Ask::permission && is_forbidden_act(last) && !does_anybody_act(situation))
    return forbidden_act(situation, last);
  return rule_on_fresh_offence(situation);
}

RulingOrFault decide_illegal_moves(Situation const& situation) {
  auto ruling = judged(situation);
  if (!ruling) return ruling;
  return with_way_from_blitz(*std::move(ruling), situation.regime);
}

}  // namespace

Matter const illegal_moves{game_asks, decide_illegal_moves};

void tell_counts(Ruling& ruling, Situation const& situation, chess::Color by, unsigned after) {
  ruling.illegal_count_after[by] = after;
  auto const* stated = situation.find<fact::IllegalCount>();
  chess::Color const other = opposite(by);
  if (stated && stated->before[other] > 0) ruling.illegal_count_after[other] = stated->before[other];
}

bool needs_supervision(Offence const& offence, Regime regime) {
  return rules_of(regime).first_illegal_loses_in_basic && regime.phase != Phase::standard &&
         !regime.supervision && counting_of(offence.kind, regime) == Counting::common_counter;
}

tl::unexpected<FactFault> missing_supervision() {
  return missing("supervision", say("Please say whether the Competition Rules apply in full or the basic "
                                    "rules: the event regulations fix it."));
}

Aftermath aftermath_of(Situation const& situation, Offence const& offence) {
  Aftermath aftermath;
  bool is_acted_on = false;
  for (std::size_t i = offence.item + 1; i < situation.items.size(); ++i) {
    Item const& item = situation.items[i];
    if (auto const* made = item.as<event::MakeMove>(); made && made->by != offence.by)
      aftermath.has_opponent_moved = true;
    auto const* claim = item.as<event::Claim>();
    bool const claims =
        claim && claim->kind == event::ClaimKind::illegal_move && claimant_of(*claim) != offence.by;
    auto const* observed = item.as<event::ArbiterObserves>();
    auto const* told = item.as<fact::ClaimMade>();
    bool const observes = observed && (observed->what == event::Observed::illegal_move ||
                                       observed->what == event::Observed::pawn_on_last_rank);
    aftermath.is_claimed |= claims || (told && told->value);
    aftermath.is_observed |= observes;
    aftermath.is_agreed |= item.is<event::PlayersAgreeToCorrect>();
    if ((claims || observes) && !is_acted_on) {
      is_acted_on = true;
      aftermath.is_too_late = aftermath.has_opponent_moved;
    }
  }
  if (!is_acted_on) aftermath.is_too_late = aftermath.has_opponent_moved;
  return aftermath;
}

Ruling as_permission(Ruling ruling) {
  switch (ruling.outcome) {
    case Outcome::move_stands:
    case Outcome::game_continues:
    case Outcome::claim_rejected:
    case Outcome::forbidden: ruling.outcome = Outcome::forbidden; break;
    case Outcome::arbiter_decides:
      ruling.outcome = Outcome::allowed;
      ruling.is_left_to_arbiter = true;
      break;
    default: ruling.outcome = Outcome::allowed;
  }
  ruling.result.reset();
  return ruling;
}

// An illegal move is claimed, and the situation tells of none.

namespace {

/// What can be told of a game in which everything was in order.
bool is_ordinary(Item const& item) {
  if (auto const* claim = item.as<event::Claim>()) return claim->kind == event::ClaimKind::illegal_move;
  if (auto const* made = item.as<event::MakeMove>()) return !made->is_illegal;
  return item.is_any_of<fact::Position, fact::Moves, fact::ToMove, fact::Clock, fact::Player, fact::Board,
                        fact::IllegalCount, fact::TimeControl, event::PressClock>();
}

bool is_unfounded(Situation const& situation) {
  return situation.has<event::Claim>() && std::ranges::all_of(situation.items, is_ordinary);
}

}  // namespace

bool tells_of_illegal_moves(Situation const& situation) {
  return is_illegal_position_seen(situation) || !offences_in(situation).empty() || is_unfounded(situation);
}

RulingOrFault rule_on_unfounded_claim(Situation const& situation) {
  if (!is_unfounded(situation)) return nobodys_matter();
  Regime const regime = situation.regime;
  auto const made = situation.all<event::MakeMove>();
  if (std::ranges::any_of(made, [](event::MakeMove const& each) { return !each.uci && !each.is_castling; }))
    return missing("make-move.uci", say("Please give the move that was played on the board."));
  if (!made.empty() || situation.has<fact::Moves>()) {
    auto const line = line_until(situation, situation.items.size());  // each of them is legal
    if (!line) return tl::unexpected(line.error());
  }
  Outcome const outcome = situation.ask == Ask::permission ? Outcome::forbidden : Outcome::claim_rejected;
  Ruling ruling = ruled(outcome, regime, {law("FI-11")},
                        {say("Rejected: no illegal move was found."), say("Play goes on.")});
  if (has_basic_rules(regime)) cite(ruling, regime, {law("A.5.2")});
  cite(ruling, regime, {law("7.5.1"), law("7.5.5"), law("3.10.2")});
  return ruling;
}

Ruling illegal_move_stands(Regime regime) {
  return ruled(Outcome::move_stands, regime, {law("A.5.2")},
               {say("The illegal move stands: the opponent has made his next move."),
                say("It can be corrected only when both players agree, without the arbiter.")});
}

}  // namespace tactus::arbitration::laws
