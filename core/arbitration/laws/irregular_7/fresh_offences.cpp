// SPDX-License-Identifier: GPL-3.0-or-later
// An illegal move, or an act treated so, that has just happened.

#include "core/arbitration/laws/cases/flags.hpp"
#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/cases/stated_facts.hpp"
#include "core/arbitration/laws/ends_5_9/game_end.hpp"
#include "core/arbitration/laws/irregular_7/board_at_offence.hpp"
#include "core/arbitration/laws/irregular_7/illegal_moves.hpp"
#include "core/arbitration/laws/matters.hpp"
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/move_text.hpp"

#include <algorithm>
#include <array>

namespace tactus::arbitration::laws {
namespace {

using chess::Kind;
using chess::Position;
using chess::Setup;

// The offence is not (yet) one.

Ruling not_completed(Situation const& situation, Offence const& offence, BoardAtOffence const& board) {
  Ruling ruling = ruled(Outcome::move_must_be_made, situation.regime,
                        {law("7.5.1"), law("4.3.1"), law("6.2.1"), law("4.3")},
                        {say("No penalty: the clock has not been pressed."),
                         say("{player} takes the move back and plays a legal one; touched pieces bind him.",
                             {{"player", offence.by}})});
  if (auto const choices = replacing(board, offence))
    ruling.choices = played(board.line->current(), *choices);
  return ruling;
}

Ruling castling_not_completed(Situation const& situation, Offence const& offence,
                              BoardAtOffence const& board) {
  Ruling ruling = ruled(Outcome::move_must_be_made, situation.regime, {law("4.7.2"), law("4.4.1")},
                        {say("No penalty: the clock has not been pressed."),
                         say("{player} completes the castling, if it is legal.", {{"player", offence.by}})});
  if (auto const choices = replacing(board, offence))
    ruling.choices = played(board.line->current(), *choices);
  ruling.next_steps.push_back({NextAction::complete_castling, offence.by, 0});
  return ruling;
}

/// He had made a move and not pressed the clock, and moved the same piece on (4.7).
bool is_released_before(Situation const& situation, Offence const& offence) {
  if (offence.kind != OffenceKind::out_of_turn || !offence.uci) return false;
  for (std::size_t i = offence.item; i-- > 0;) {
    auto const* made = situation.items[i].as<event::MakeMove>();
    if (!made) continue;
    bool const is_left_open = made->by == offence.by && made->uci && made->uci->size() >= 4 &&
                              !made->is_illegal && !made->is_clock_pressed.value_or(true);
    auto const from = offence.uci->substr(0, 2);
    return is_left_open && (from == made->uci->substr(0, 2) || from == made->uci->substr(2, 2));
  }
  return false;
}

RulingOrFault released_stays(Situation const& situation, Offence const& offence) {
  auto const line = line_until(situation, offence.item);
  if (!line) return tl::unexpected(line.error());
  Position const& before = line->position_at(line->plies() - 1);
  chess::Move const made = line->moves().back();
  Ruling ruling = ruled(Outcome::move_must_be_made, situation.regime, {law("4.7"), law("4.7.1"), law("1.3")},
                        {say("The {piece} was released on {square}, which is legal: it stays there.",
                             {{"piece", before.at(made.from())->kind}, {"square", made.to()}})});
  ruling.choices = played(before, std::array{made});
  return ruling;
}

Ruling not_his_turn(Situation const& situation, Offence const& offence, BoardAtOffence const& board) {
  Ruling ruling =
      ruled(Outcome::restore_position, situation.regime, {law("1.3"), law("7.5.1"), law("6.2.1")},
            {say("No penalty: the clock has not been pressed."),
             say("{player} takes the move back: the opponent has the move.", {{"player", offence.by}})});
  ruling.restore = board.setup;
  return ruling;
}

Ruling not_punishable(Situation const& situation, Offence const& offence, BoardAtOffence const& board) {
  Regime const regime = situation.regime;
  bool const is_left_to_arbiter = counting_of(offence.kind, regime) == Counting::not_an_illegal_move;
  switch (offence.kind) {
    case OffenceKind::press_without_move:
      return ruled(Outcome::arbiter_decides, regime, {law("6.2.4"), law("12.9")},
                   {say("Not an illegal move in this edition: the clock was misused."),
                    say("The arbiter chooses a penalty.")});
    case OffenceKind::two_hands:
      if (is_left_to_arbiter)
        return ruled(Outcome::arbiter_decides, regime, {law("4.1"), law("12.9")},
                     {say("Not an illegal move in this edition: moves are made with one hand."),
                      say("The arbiter may choose a penalty.")});
      return ruled(Outcome::game_continues, regime, {law("7.5.4"), law("4.1")},
                   {say("No penalty: with two hands, but the clock has not been pressed.")});
    case OffenceKind::pawn_not_promoted: {
      Ruling ruling =
          ruled(Outcome::game_continues, regime, {law("7.5.2"), law("4.7.3"), law("7.5.1")},
                {say("No penalty: the clock has not been pressed."),
                 say("{player} puts the new piece on the square of promotion.", {{"player", offence.by}})});
      ruling.next_steps.push_back({NextAction::complete_promotion, offence.by, 0});
      return ruling;
    }
    case OffenceKind::castling_unfinished: return castling_not_completed(situation, offence, board);
    case OffenceKind::out_of_turn: return not_his_turn(situation, offence, board);
    default: return not_completed(situation, offence, board);
  }
}

// It is one.

void restore(Ruling& ruling, Situation const& situation, BoardAtOffence const& board,
             Offence const& offence) {
  ruling.outcome = Outcome::restore_position;
  ruling.explanation.insert(ruling.explanation.begin(),
                            say("The position before the illegal move is put back."));
  if (!board.setup) return;
  ruling.restore = board.setup;
  if (board.has_moves_stated) ruling.restore_ply = static_cast<unsigned>(board.line->plies());
  if (offence.kind == OffenceKind::out_of_turn)
    ruling.explanation.push_back(say("The opponent has the move."));
  auto const choices = replacing(board, offence);
  if (!choices) return;
  Position const& position = board.line->current();
  ruling.choices = played(position, *choices);
  bool const is_bound = choices->size() < position.count_legal_moves();
  ruling.explanation.push_back(is_bound ? say("The pieces touched bind {player}.", {{"player", offence.by}})
                                        : say("{player} may play any legal move.", {{"player", offence.by}}));
  cite(ruling, situation.regime, {is_bound ? law("4.3") : law("4.5")});
}

void put_queen(Ruling& ruling, BoardAtOffence const& board, Offence const& offence) {
  ruling.promote_to = Kind::queen;
  ruling.after = with_queen(board, offence);
  ruling.explanation.insert(ruling.explanation.begin(), say("The pawn becomes a queen."));
}

bool is_taken_back(OffenceKind kind) {
  return kind == OffenceKind::illegal_move || kind == OffenceKind::king_captured ||
         kind == OffenceKind::castling_unfinished || kind == OffenceKind::out_of_turn;
}

Ruling penalised(Situation const& situation, Offence const& offence, Count const& count,
                 BoardAtOffence const& board) {
  Ruling ruling =
      penalty_for(situation, offence, count, board.setup ? setup_to_mate_in(board, offence) : Setup{});
  bool const goes_on = ruling.outcome == Outcome::time_added;
  if (offence.kind == OffenceKind::pawn_not_promoted) put_queen(ruling, board, offence);
  bool const takes_back = is_taken_back(offence.kind);
  if (goes_on && takes_back) restore(ruling, situation, board, offence);
  if (offence.kind == OffenceKind::king_captured)
    ruling.notices.push_back(
        say("To be looked at: how the king came to stand in check, for the move before "
            "was illegal, too."));
  return ruling;
}

// Who may act, and until when (A.5.2).

Ruling agreed(Situation const& situation, BoardAtOffence const& board, Aftermath const& aftermath) {
  Regime const regime = situation.regime;
  bool const is_theirs = has_basic_rules(regime) && aftermath.has_opponent_moved;
  if (situation.ask == Ask::permission && !has_basic_rules(regime))
    return ruled(Outcome::forbidden, regime, {law("7.5.1"), law("7.5.5")},
                 {say("Not without the arbiter: he puts the position back and gives the penalty.")});
  if (situation.ask == Ask::permission)
    return ruled(Outcome::allowed, regime, {law("A.5.2")},
                 {say("Allowed: both players agree, and the arbiter stays out of it.")});
  Ruling ruling = ruled(Outcome::restore_position, regime, {is_theirs ? law("A.5.2") : law("7.5.1")},
                        {say("The players correct the illegal move by agreement, without the arbiter.")});
  ruling.restore = board.setup;
  return ruling;
}

// Flags.

std::optional<std::size_t> flag_fall_in(Situation const& situation) {
  for (std::size_t i = 0; i < situation.items.size(); ++i)
    if (situation.items[i].is<event::FlagFall>()) return i;
  return std::nullopt;
}

bool is_over(Ruling const& ruling) {
  return ruling.outcome == Outcome::draw || ruling.outcome == Outcome::white_loses ||
         ruling.outcome == Outcome::black_loses;
}

bool acts_on_illegal_move(Item const& item, chess::Color offender) {
  auto const* claim = item.as<event::Claim>();
  auto const* observed = item.as<event::ArbiterObserves>();
  return (claim && claim->kind == event::ClaimKind::illegal_move && claimant_of(*claim) != offender) ||
         (observed && observed->what == event::Observed::illegal_move);
}

/// A flag that nobody had seen by then had not fallen (6.8).
bool is_acted_on_before_flag(Situation const& situation, Offence const& offence) {
  for (std::size_t i = offence.item + 1; i < situation.items.size(); ++i) {
    if (is_act_on_flag(situation.items[i])) return false;
    if (acts_on_illegal_move(situation.items[i], offence.by)) return true;
  }
  return false;
}

/// An offence that costs nothing stands in no flag's way.
bool is_flag_acted_on(Situation const& situation) {
  return flag_fall_in(situation) && std::ranges::any_of(situation.items, is_act_on_flag);
}

RulingOrFault with_flag(Situation const& situation, Offence const& offence, Ruling penalty) {
  auto const fall = flag_fall_in(situation);
  if (!fall) return penalty;
  auto const* order = situation.find<fact::OrderKnown>();
  if (order && !order->value)
    return ruled(Outcome::arbiter_decides, situation.regime, {law("7.5.5"), law("6.9")},
                 {say("The arbiter decides which came first, the illegal move or the flag fall."),
                  say("The flag fall ends the game when it came first.")});
  if (*fall > offence.item && is_over(penalty)) return penalty;
  if (*fall > offence.item && is_acted_on_before_flag(situation, offence)) return penalty;
  return flag_falls.decide(situation);
}

RulingOrFault fide_ruling(Situation const& situation, Offence const& offence, BoardAtOffence const& board) {
  Regime const regime = situation.regime;
  Aftermath const aftermath = aftermath_of(situation, offence);
  if (aftermath.is_agreed) return agreed(situation, board, aftermath);
  if (has_basic_rules(regime) && aftermath.is_too_late) return illegal_move_stands(regime);
  if (needs_supervision(offence, regime)) return missing_supervision();
  auto const count = count_of(situation, offence);
  if (!count) return tl::unexpected(count.error());
  if (!board.setup && can_end_by(offence, *count, regime))
    return missing("position", say("Please give the position in which the illegal move was made."));
  if (board.line)
    if (auto const end = end_of(*board.line, regime)) {
      Ruling ruling = ruling_of(*end, regime);
      ruling.can_mate[offence.by].reset();
      return ruling;
    }
  if (count->after < losing_illegal_move)
    if (auto end = end_brought_by(situation, board, offence)) return *std::move(end);
  return with_flag(situation, offence, penalised(situation, offence, *count, board));
}

std::optional<FactFault> contradiction_in(Offence const& offence, BoardAtOffence const& board) {
  if (offence.kind != OffenceKind::illegal_move || !offence.uci || !board.line) return std::nullopt;
  auto const read = notation::read_uci(board.line->current(), *offence.uci);
  if (!std::holds_alternative<chess::Move>(read)) return std::nullopt;
  return contradictory("illegal-move-completed.uci",
                       say("Please give an illegal move: {move} is legal here.", {{"move", *offence.uci}}))
      .value();
}

bool is_acted_on_between(Situation const& situation, std::size_t begin, std::size_t end) {
  for (std::size_t i = begin; i < end; ++i)
    if (situation.items[i].is_any_of<event::Claim, event::ArbiterObserves>()) return true;
  return false;
}

/// An illegal move that was answered by another one, before anybody acted: under the Competition Rules the
/// first of them is put right. Without them it is too late for it (A.5.2).
Offence judged_offence(Situation const& situation) {
  auto const offences = offences_in(situation);
  std::size_t judged = offences.size() - 1;
  if (has_basic_rules(situation.regime)) return offences[judged];
  auto const is_illegal = [](Offence const& each) {
    return each.kind == OffenceKind::illegal_move && each.is_clock_pressed;
  };
  while (judged > 0 && is_illegal(offences[judged]) && is_illegal(offences[judged - 1]) &&
         offences[judged].by != offences[judged - 1].by &&
         !is_acted_on_between(situation, offences[judged - 1].item, offences[judged].item))
    --judged;
  return offences[judged];
}

}  // namespace

RulingOrFault rule_on_fresh_offence(Situation const& situation) {
  Offence const offence = judged_offence(situation);
  if (is_released_before(situation, offence)) return released_stays(situation, offence);
  auto const board = board_at(situation, offence);
  if (!board) return tl::unexpected(board.error());
  if (auto fault = contradiction_in(offence, *board)) return tl::unexpected(*std::move(fault));
  bool const is_finnish = is_finnish_blitz(situation.regime.rules);
  if (offence.kind == OffenceKind::two_hands && !is_finnish && situation.ask != Ask::permission)
    if (auto end = end_brought_by(situation, *board, offence)) return *std::move(end);
  if (!is_punishable(offence, situation.regime)) {
    if (is_flag_acted_on(situation)) return flag_falls.decide(situation);
    auto const count = count_of(situation, offence);
    if (!count) return tl::unexpected(count.error());
    Ruling ruling = not_punishable(situation, offence, *board);
    tell_counts(ruling, situation, offence.by, count->after);
    return ruling;
  }
  auto ruling = is_finnish ? finnish_ruling(situation, offence) : fide_ruling(situation, offence, *board);
  if (!ruling) return ruling;
  if (situation.ask == Ask::permission) return as_permission(*std::move(ruling));
  return ruling;
}

}  // namespace tactus::arbitration::laws
