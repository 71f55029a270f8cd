// SPDX-License-Identifier: GPL-3.0-or-later
// Adjourning a game and resuming it (Guideline I, in 2014 Appendix E).

#include "core/arbitration/laws/adjournment_1/adjournments.hpp"

#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/cases/stated_facts.hpp"
#include "core/arbitration/laws/matters.hpp"
#include "core/notation/move_text.hpp"

namespace tactus::arbitration::laws {
namespace {

using chess::Color;

// I.1.2: who leaves early has all the rest of the session added to his time.

RulingOrFault charge_rest_of_session(Situation const& situation) {
  auto const* const session = situation.find<fact::Session>();
  if (session == nullptr) return missing("session", say("Please give the time left of the session."));
  Color const by = situation.find<event::AdjournEarly>()->by;
  Ruling ruling =
      ruled(Outcome::computed, situation.regime, {law("I.1.2")},
            {say("{player} adjourned early: {time}, the rest of the session, is added to the time he "
                 "has used.",
                 {{"player", by}, {"time", session->left}})});
  ruling.time_used_added[by] = session->left;
  auto const* const clock = situation.find<fact::Clock>();
  auto const left = clock == nullptr ? std::nullopt : by == Color::white ? clock->white : clock->black;
  if (!left) return ruling;
  ruling.clock[by] = std::max(Millis{0}, *left - session->left);
  if (*left <= session->left)
    ruling.notices.push_back(say("{player} has no time left after that.", {{"player", by}}));
  return ruling;
}

RulingOrFault permit_early_leaving(Situation const& situation) {
  Color const by = situation.find<event::AdjournEarly>()->by;
  if (states_position(situation)) {
    auto const position = stated_position(situation);
    if (!position) return tl::unexpected(position.error());
    if (position->turn() != by)
      return ruled(Outcome::forbidden, situation.regime, {law("I.1.2")},
                   {say("Forbidden: only the player having the move may adjourn early.")});
  }
  return ruled(Outcome::allowed, situation.regime, {law("I.1.2")},
               {say("Allowed: the player having the move may adjourn early."),
                say("All the rest of the session is added to the time he has used.")});
}

RulingOrFault leave_early(Situation const& situation) {
  return situation.ask == Ask::permission ? permit_early_leaving(situation)
                                          : charge_rest_of_session(situation);
}

// I.12: the envelope is lost.

/// No position can be put back where the stated one is known to be wrong.
bool is_position_unknown(Situation const& situation) {
  auto const* const position = situation.find<fact::Position>();
  return position != nullptr && !position->is_declared_valid;
}

RulingOrFault go_on_without_envelope(Situation const& situation) {
  if (is_position_unknown(situation))
    return ruled(Outcome::new_game, situation.regime, {law("I.12.2")},
                 {say("The position cannot be put back: the game is annulled and a new one played.")});
  auto const* const times = situation.find<fact::TimesKnown>();
  bool const are_times_known = times == nullptr || times->value;
  Ruling ruling = ruled(Outcome::game_continues, situation.regime, {law("I.12.1")},
                        {say("The game goes on from the adjourned position."),
                         say("The player who sealed makes his move on the board."),
                         are_times_known ? say("The clocks show the times used at the adjournment.")
                                         : say("The times are not known: the arbiter sets the clocks.")});
  Color const sealer = opposite(replier_of(situation).value_or(Color::black));
  ruling.next_steps = {{NextAction::sealer_makes_move_on_board, sealer, 0}};
  ruling.are_clocks_left_to_arbiter = !are_times_known;
  return ruling;
}

// I.1.1: a move played on the board after the call to seal is the sealed move.

RulingOrFault seal_what_was_played(Situation const& situation) {
  auto const& made = *situation.find<event::MakeMove>();
  if (!made.uci) return missing("make-move.uci", say("Please give the move that was played on the board."));
  if (states_position(situation)) {
    auto const before = stated_position(situation);
    if (!before) return tl::unexpected(before.error());
    auto const move = stated_move(*before, *made.uci, "make-move.uci");
    if (!move) return tl::unexpected(move.error());
  }
  Outcome const outcome = situation.ask == Ask::ruling       ? Outcome::move_must_be_made
                          : situation.ask == Ask::permission ? Outcome::forbidden
                                                             : Outcome::computed;
  Ruling ruling = ruled(outcome, situation.regime, {law("I.1.1")},
                        {say("{move} was played on the board after the call to seal: the same move must be "
                             "written as the sealed move.",
                             {{"move", *made.uci}})});
  ruling.sealed_move = *made.uci;
  return ruling;
}

// I.13: wrong times at the resumption.

RulingOrFault correct_clock(Situation const& situation) {
  bool const asks_permission = situation.ask == Ask::permission;
  if (situation.find<fact::ClockSettingWrong>()->moves_each == 0) {
    Ruling ruling =
        ruled(asks_permission ? Outcome::allowed : Outcome::arbiter_decides, situation.regime, {law("I.13")},
              {say("The times are corrected: it was pointed out before the player's first move.")});
    ruling.are_clocks_left_to_arbiter = true;
    return ruling;
  }
  Ruling ruling =
      ruled(asks_permission ? Outcome::forbidden : Outcome::game_continues, situation.regime, {law("I.13")},
            {say("The times stand, unless the arbiter decides otherwise: moves have been made since.")});
  ruling.may_arbiter_decide_otherwise = true;
  return ruling;
}

}  // namespace

Matter const clocks_at_resumption{table_asks, correct_clock};
Matter const lost_envelopes{table_asks, go_on_without_envelope};
Matter const early_adjournments{table_asks, leave_early};
Matter const moves_instead_of_sealing{table_asks, seal_what_was_played};

}  // namespace tactus::arbitration::laws
