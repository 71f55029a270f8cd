// SPDX-License-Identifier: GPL-3.0-or-later
// Both kings in check, or a pawn on the last rank: the arbiter waits for the next move (A.5.4).

#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/cases/stated_facts.hpp"
#include "core/arbitration/laws/ends_5_9/possible_mate.hpp"
#include "core/arbitration/laws/irregular_7/illegal_moves.hpp"
#include "core/chess/stated_position.hpp"
#include "core/legal/position.hpp"

#include <algorithm>
#include <array>

namespace tactus::arbitration::laws {
namespace {

using chess::Color;
using chess::Piece;
using chess::Placement;
using chess::Square;

std::optional<std::size_t> observed_at(Situation const& situation) {
  for (std::size_t i = 0; i < situation.items.size(); ++i) {
    auto const* observed = situation.items[i].as<event::ArbiterObserves>();
    if (observed && (observed->what == event::Observed::both_kings_in_check ||
                     observed->what == event::Observed::pawn_on_last_rank ||
                     observed->what == event::Observed::illegal_position))
      return i;
    if (situation.items[i].is<fact::PawnOnLastRank>()) return i;
  }
  return std::nullopt;
}

/// 7.5.2 rules on it as an illegal move: where the arbiter need not wait, and where the opponent claims.
bool is_pawn_just_left(Situation const& situation) {
  auto const offences = offences_in(situation);
  if (offences.empty() || offences.back().kind != OffenceKind::pawn_not_promoted) return false;
  bool const is_claimed = std::ranges::any_of(situation.items, [&](Item const& item) {
    auto const* claim = item.as<event::Claim>();
    return claim && claim->kind == event::ClaimKind::illegal_move &&
           claimant_of(*claim) == opposite(offences.back().by);
  });
  return is_claimed || !has_basic_rules(situation.regime);
}

}  // namespace

bool is_illegal_position_seen(Situation const& situation) {
  return observed_at(situation).has_value() && !is_pawn_just_left(situation);
}

namespace {

/// How far the next move has got after the illegal position was seen.
struct NextMove {
  bool is_made = false;
  bool is_completed = false;
  std::optional<std::string> uci;
};

NextMove next_move_after(Situation const& situation, std::size_t observed) {
  NextMove next;
  for (std::size_t i = observed + 1; i < situation.items.size(); ++i) {
    Item const& item = situation.items[i];
    if (auto const* made = item.as<event::MakeMove>()) {
      next.is_completed |= next.is_made;  // a second move: the first is completed by it
      if (!next.is_made) next.uci = made->uci;
      next.is_made = true;
      next.is_completed |= made->is_clock_pressed.value_or(false);
    }
    if (item.is<event::PressClock>()) next.is_completed |= next.is_made;
  }
  return next;
}

// Whether the position is still illegal, where nobody says so.

void move_piece(Placement& placement, std::string_view uci) {
  auto const from = uci.size() >= 4 ? Square::parse(uci.substr(0, 2)) : Square::parse("");
  auto const to = uci.size() >= 4 ? Square::parse(uci.substr(2, 2)) : Square::parse("");
  if (!from || !to || !placement.at(*from)) return;
  placement.put(*to, *placement.at(*from));
  placement.clear(*from);
}

bool has_pawn_on_last_rank(Placement const& placement) {
  for (Square const square : placement.occupied()) {
    Piece const piece = *placement.at(square);
    chess::Rank const last = piece.color == Color::white ? chess::Rank::r8 : chess::Rank::r1;
    if (piece.kind == chess::Kind::pawn && square.rank() == last) return true;
  }
  return false;
}

bool is_in_check(Placement const& placement, Color player) {
  chess::Setup setup;
  setup.placement = placement;
  setup.turn = opposite(player);
  auto const position = chess::Position::from(setup, chess::unreachable_but_playable);
  return !position && position.error().has(chess::SetupFault::opposite_check);
}

std::optional<bool> is_still_illegal(Situation const& situation, NextMove const& next) {
  if (auto const* stated = situation.find<fact::IllegalPositionRemains>()) return stated->value;
  auto const* position = situation.find<fact::Position>();
  if (!position || !next.uci) return std::nullopt;
  Placement placement = position->setup.placement;
  move_piece(placement, *next.uci);
  return has_pawn_on_last_rank(placement) ||
         (is_in_check(placement, Color::white) && is_in_check(placement, Color::black));
}

Ruling waits(Regime regime, MoveStage stage) {
  return ruled(Outcome::game_continues, regime, {law("A.5.4")},
               {stage == MoveStage::completed
                    ? say("The arbiter waits until the next move is completed, clock pressed included.")
                    : say("The arbiter waits until the next move is made."),
                say("If the position is still illegal then, the game is drawn.")});
}

bool has_nobody_seen_the_move(Situation const& situation) {
  auto const* observed = situation.find<event::ArbiterObserves>();
  return observed && observed->what == event::Observed::illegal_position;
}

Ruling under_competition_rules(Situation const& situation) {
  Ruling ruling = ruled(Outcome::restore_position, situation.regime, {law("7.5.1"), law("7.5.5")},
                        {say("The arbiter does not wait: the position before the illegal move is put back."),
                         say("Where that one is not known, the last one before it that is known.")});
  if (has_nobody_seen_the_move(situation))
    ruling.notices.push_back(say(
        "Nobody saw the last move: the scoresheets show who made an illegal move, and the penalty is his."));
  ruling.are_clocks_left_to_arbiter = true;
  return ruling;
}

RulingOrFault without_competition_rules(Situation const& situation) {
  Regime const regime = situation.regime;
  MoveStage const stage = rules_of(regime).illegal_position_waits;
  NextMove const next = next_move_after(situation, *observed_at(situation));
  bool const is_waiting_over = stage == MoveStage::completed ? next.is_completed : next.is_made;
  if (!is_waiting_over) return waits(regime, stage);
  auto const still = is_still_illegal(situation, next);
  if (!still)
    return missing("illegal-position-remains",
                   say("Please say whether the position is still illegal after the next move."));
  if (!*still)
    return ruled(Outcome::game_continues, regime, {law("A.5.4")},
                 {say("Play goes on: the next move has put an end to the illegal position.")});
  return drawn(regime, std::array{law("A.5.4")},
               {say("Drawn: the position is still illegal after the next move.")});
}

}  // namespace

RulingOrFault rule_on_illegal_position(Situation const& situation) {
  Regime const regime = situation.regime;
  if (regime.phase != Phase::standard && !regime.supervision) return missing_supervision();
  auto ruling = has_basic_rules(regime) ? without_competition_rules(situation)
                                        : RulingOrFault{under_competition_rules(situation)};
  if (!ruling) return ruling;
  if (is_finnish_blitz(regime.rules)) {
    cite(*ruling, regime, {law("FI-2")});
    ruling->notices.push_back(
        say("Doubtful: rule 2 forbids the arbiter to point out illegal moves; it does not say how that fits "
            "this article."));
  }
  if (situation.ask == Ask::permission) return as_permission(*std::move(ruling));
  return ruling;
}

}  // namespace tactus::arbitration::laws
