// SPDX-License-Identifier: GPL-3.0-or-later
// Irregularities that are no illegal moves (7.2 to 7.4, A.5.1.2, Finnish 3 and 9).

#include "core/arbitration/book/edition_rules.hpp"
#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/cases/stated_facts.hpp"
#include "core/arbitration/laws/irregular_7/illegal_moves.hpp"
#include "core/arbitration/laws/matters.hpp"

#include <algorithm>

namespace tactus::arbitration::laws {
namespace {

using chess::Color;
using fact::InitialFault;

// 7.2.1, A.5.1.2, Finnish 3

/// Pieces that stood wrongly, as far as castling asks: nothing where none of his king and rooks did.
struct WrongForCastling {
  bool has_king = false;
  bool has_queenside_rook = false;
};
WrongForCastling wrong_for_castling(InitialFault fault, Color player) {
  switch (fault) {
    case InitialFault::white_king_on_d1: return {player == Color::white, false};
    case InitialFault::king_queen_swapped: return {true, false};
    case InitialFault::rook_a1_knight_b1_swapped: return {false, player == Color::white};
    case InitialFault::bishop_knight_swapped: break;
  }
  return {};
}

/// Nothing: not told.
std::optional<Wing> wing_of(event::MakeMove const& castling) {
  if (castling.rook_start)
    return castling.rook_start->file() >= chess::File::e ? Wing::kingside : Wing::queenside;
  if (castling.uci && castling.uci->size() >= 4)
    return (*castling.uci)[2] > (*castling.uci)[0] ? Wing::kingside : Wing::queenside;
  return std::nullopt;
}

/// With a king or rook that started on a wrong square.
RulingOrFault castling_permission(Situation const& situation, event::MakeMove const& castling) {
  Regime const regime = situation.regime;
  Law const first = has_basic_rules(regime) ? law("A.5.1.2") : law("7.2.1");
  auto const faulty = wrong_for_castling(situation.find<fact::WrongInitialPosition>()->what, castling.by);
  if (faulty.has_king)
    return ruled(Outcome::forbidden, regime, {first, law("7.2.1")},
                 {say("Not allowed: the king started on a wrong square.")});
  auto const wing = wing_of(castling);
  if (faulty.has_queenside_rook && !wing)
    return missing("make-move.rook_start",
                   say("Please say which rook {player} would castle with.", {{"player", castling.by}}));
  bool const is_allowed = !faulty.has_queenside_rook || wing == Wing::kingside;
  Ruling ruling = ruled(permission(is_allowed), regime, {first, law("7.2.1")},
                        {is_allowed ? say("Allowed: the king and this rook started on their squares.")
                                    : say("Not allowed: this rook started on a wrong square.")});
  if (faulty.has_queenside_rook) ruling.castling_forbidden = {Wing::queenside};
  return ruling;
}

/// Up to when it is corrected without the full Competition Rules.
void cite_limit(Ruling& ruling, Regime regime) {
  if (has_basic_rules(regime)) cite(ruling, regime, {law("A.5.1.2"), law("A.5.1")});
}

Ruling new_game(Regime regime) {
  Ruling ruling =
      ruled(Outcome::new_game, regime, {law("7.2.1")},
            {say("New game: the initial position was wrong."), say("The game played so far is cancelled.")});
  cite_limit(ruling, regime);
  return ruling;
}

RulingOrFault finnish_initial_position(Regime regime, unsigned moves) {
  if (moves < finnish_set_up_limit)
    return ruled(
        Outcome::new_game, regime, {law("FI-3"), law("7.2.1")},
        {say("New game: the initial position was wrong, and it is still in the first three moves.")});
  if (moves > finnish_set_up_limit)
    return ruled(Outcome::game_continues, regime, {law("FI-3")},
                 {say("Play goes on: a wrong initial position is corrected in the first three moves only.")});
  Ruling ruling = ruled(Outcome::arbiter_decides, regime, {law("FI-3"), law("FI-16")},
                        {say("The arbiter decides: each player has made exactly three moves.")});
  ruling.notices.push_back(say("Doubtful: rule 3 does not say where its three moves end."));
  return ruling;
}

bool is_too_late_to_correct(Regime regime, unsigned moves) {
  return has_basic_rules(regime) && moves >= basic_set_up_limit;
}

bool lacks_supervision(Regime regime, unsigned moves) {
  return regime.phase != Phase::standard && !regime.supervision && moves >= basic_set_up_limit;
}

RulingOrFault initial_position(Situation const& situation) {
  Regime const regime = situation.regime;
  auto const* fault = situation.find<fact::WrongInitialPosition>();
  auto const* made = situation.find<event::MakeMove>();
  if (situation.ask == Ask::permission && made) return castling_permission(situation, *made);
  if (is_finnish_blitz(regime.rules)) return finnish_initial_position(regime, fault->moves_each);
  if (lacks_supervision(regime, fault->moves_each)) return missing_supervision();
  if (!is_too_late_to_correct(regime, fault->moves_each)) return new_game(regime);
  return ruled(Outcome::game_continues, regime, {law("A.5.1.2"), law("A.5.1")},
               {say("Play goes on: each player has made ten moves, and the initial position stands."),
                say("A king or rook that started on a wrong square cannot castle.")});
}

// 7.2.2

RulingOrFault orientation(Situation const& situation) {
  Regime const regime = situation.regime;
  unsigned const moves = situation.find<fact::BoardOrientationWrong>()->moves_each;
  if (lacks_supervision(regime, moves)) return missing_supervision();
  if (is_too_late_to_correct(regime, moves))
    return ruled(Outcome::game_continues, regime, {law("A.5.1.2"), law("A.5.1")},
                 {say("Play goes on: each player has made ten moves, and the board stays as it lies.")});
  Ruling ruling = ruled(Outcome::transfer_position, regime, {law("7.2.2")},
                        {say("Play goes on: the position is transferred to a board that lies right.")});
  cite_limit(ruling, regime);
  return ruling;
}

// 7.3

RulingOrFault colors_reversed(Situation const& situation) {
  Regime const regime = situation.regime;
  auto const& moves = situation.find<fact::ColoursReversed>()->moves;
  auto const limit = rules_of(regime).reversed_colors_restart_below;
  if (!limit) {
    Ruling ruling =
        ruled(Outcome::game_continues, regime, {law("7.3")},
              {say("Play goes on with the colours reversed, unless the arbiter decides otherwise.")});
    ruling.may_arbiter_decide_otherwise = true;
    return ruling;
  }
  if (std::min(moves.white, moves.black) < *limit)
    return ruled(Outcome::new_game, regime, {law("7.3")},
                 {say("New game with the right colours: not yet ten moves by both players.")});
  return ruled(Outcome::game_continues, regime, {law("7.3")},
               {say("Play goes on with the colours reversed: both players have made ten moves.")});
}

// 7.4, Finnish 9

void let_correct(Ruling& ruling, Color player) {
  ByColor<bool> corrects;
  corrects[player] = true;
  ruling.corrects = corrects;
  ruling.on_time_of = player;
  ruling.may_either_stop_clock = true;
}

Ruling fide_displaced(Regime regime, event::Displaced const& displaced) {
  Message const correction =
      say("{player} puts the pieces right, on his own time.", {{"player", displaced.by}});
  bool const is_pressed = displaced.is_clock_pressed.value_or(false);
  Ruling ruling =
      ruled(is_pressed ? Outcome::arbiter_decides : Outcome::game_continues, regime,
            {law("7.4.1"), law("7.4.2"), law("7.4.3")},
            {correction, is_pressed ? say("The arbiter may penalise him; either player may stop the clock.")
                                    : say("Either player may stop the clock and call the arbiter.")});
  let_correct(ruling, displaced.by);
  return ruling;
}

bool is_claimed_by_opponent(Situation const& situation, Color player) {
  auto const claims = situation.all<event::Claim>();
  return std::ranges::any_of(claims, [player](event::Claim const& claim) {
    bool const is_about_it =
        claim.kind == event::ClaimKind::displaced || claim.kind == event::ClaimKind::illegal_move;
    return is_about_it && claimant_of(claim) == opposite(player);
  });
}

Ruling finnish_displaced(Situation const& situation, event::Displaced const& displaced) {
  Regime const regime = situation.regime;
  bool const is_pressed = displaced.is_clock_pressed.value_or(false);
  bool const is_accident = displaced.intent == event::DisplacedIntent::obviously_accidental;
  if (is_pressed && !is_accident && is_claimed_by_opponent(situation, displaced.by)) {
    Ruling ruling = lost_by(displaced.by, regime, {law("FI-9"), law("FI-11")},
                            {say("{player} loses in principle: pieces displaced, clock pressed, and the "
                                 "opponent claims.",
                                 {{"player", displaced.by}}),
                             say("The arbiter decides whether it was obviously unintended.")});
    ruling.may_arbiter_decide_otherwise = true;
    return ruling;
  }
  Ruling ruling =
      ruled(Outcome::game_continues, regime, {law("FI-9"), law("FI-11"), law("7.4.1")},
            {say("{player} puts the pieces right, on his own time.", {{"player", displaced.by}})});
  let_correct(ruling, displaced.by);
  if (is_pressed && is_accident) {
    ruling.clock_restarted = displaced.by;
    ruling.explanation.push_back(say("His clock is started again: it was obviously unintended."));
  } else if (is_pressed) {
    ruling.explanation.push_back(say("The opponent has not claimed."));
  }
  return ruling;
}

RulingOrFault displaced_pieces(Situation const& situation) {
  auto const& displaced = *situation.find<event::Displaced>();
  Ruling ruling = is_finnish_blitz(situation.regime.rules) ? finnish_displaced(situation, displaced)
                                                           : fide_displaced(situation.regime, displaced);
  if (situation.ask == Ask::permission) ruling.outcome = Outcome::allowed;  // stopping the clock (7.4.2)
  return ruling;
}

RulingOrFault decide_irregularity(Situation const& situation) {
  if (situation.has<event::Displaced>()) return displaced_pieces(situation);
  bool const asks_about_castling = situation.ask == Ask::permission && situation.has<event::MakeMove>();
  auto ruling = situation.has<fact::WrongInitialPosition>()    ? initial_position(situation)
                : situation.has<fact::BoardOrientationWrong>() ? orientation(situation)
                                                               : colors_reversed(situation);
  if (!ruling) return ruling;
  if (situation.ask == Ask::permission && !asks_about_castling) ruling = as_permission(*std::move(ruling));
  return with_way_from_blitz(*std::move(ruling), situation.regime);
}

}  // namespace

Matter const irregularities{game_asks, decide_irregularity};

}  // namespace tactus::arbitration::laws
