// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/desk/what_to_do/what_to_do.hpp"

namespace tactus::desk {
namespace {

using arbitration::laws::law;
using chess::Color;

Message on_claim(table::ClaimMade const& claim) {
  auto const other = opposite(claim.by);
  switch (claim.kind) {
    case table::ClaimKind::threefold:
    case table::ClaimKind::fifty_moves: return say("Stop both clocks, then check the claim.");
    case table::ClaimKind::flag_fall:
      return say("Stop both clocks, then look: has the flag of {player} fallen?", {{"player", other}});
    case table::ClaimKind::illegal_move:
      return say("Stop both clocks, then look at the last move of {player}.", {{"player", other}});
    case table::ClaimKind::normal_means:
      return say("Stop both clocks, then decide: a draw, later, or rejected.");
    case table::ClaimKind::extra_seconds:
      return say("Stop both clocks, then ask {player} first: it is an offer of a draw.", {{"player", other}});
    case table::ClaimKind::touched_piece: break;
  }
  return say("Ask both players which piece was touched, and whether it was meant to be moved.");
}

/// Reasons of a player's act; `by` is his.
Message on_act(Reason why, std::optional<Law> article, Color by, bool is_on_claim) {
  auto const other = opposite(by);
  switch (why) {
    case Reason::flag_fallen:
      return is_on_claim ? say("Say nothing until {player} claims the flag.", {{"player", other}})
                         : say("Stop both clocks: the flag of {player} has fallen.", {{"player", by}});
    case Reason::pressed_early:
      if (article != law("7.5.3"))
        return say("Let {player} do what is missing; his own clock runs until then.", {{"player", by}});
      return is_on_claim ? say("Say nothing until {player} claims an illegal move.", {{"player", other}})
                         : say("Stop both clocks: {player} pressed without a move.", {{"player", by}});
    case Reason::clock_not_pressed:
      return say("Tell nobody. Look whether board and clock of {player} still answer.", {{"player", by}});
    case Reason::announced_another_move:
      return say("Ask {player} which move he meant: announced and made are two.", {{"player", by}});
    case Reason::changed_made_move:
      return say("Ask both players: a made move of {player} has to stand.", {{"player", by}});
    case Reason::capture_not_seen:
      return say("Look whether the captured piece is off the board of {player}.", {{"player", by}});
    case Reason::promotion_not_named:
      return say("Ask {player} which piece the pawn becomes.", {{"player", by}});
    default: break;
  }
  return say("Look at the board of {player}.", {{"player", by}});
}

Message on_fact(Reason why) {
  switch (why) {
    case Reason::broker_gone:
      return say("Watch the boards in the hall; see whether the broker runs, and this machine's network.");
    case Reason::copy_unwritten: return say("Make room on the disk of this desk; it goes on by itself.");
    case Reason::boards_differ: return say("Stop both clocks and take both scoresheets.");
    case Reason::end_taken_back: return say("Stop both clocks and ask both players: is the game over?");
    case Reason::confirmation_waiting: return say("Ask the other player whether he agrees to it.");
    case Reason::decided_twice:
      return say("Agree with the other arbiter what holds; then one of you decides again.");
    case Reason::wrong_word: return say("Go to the board and ask who typed it.");
    case Reason::program_changed:
      return say("Stop both clocks; read with the watch what the program noticed.");
    case Reason::ended_on_board:
    case Reason::drawn_by_itself: return say("Stop both clocks: the game is over. Both confirm the result.");
    case Reason::moved_after_resigning:
      return say("Stop both clocks and ask: was it a resignation? It ends the game at once.");
    case Reason::clock_stands: return say("Go to the clock: start it, and settle the time that did not run.");
    case Reason::clock_jumps:
      return say("Read the clock yourself. Stop both clocks if it shows a time that cannot be right.");
    case Reason::device_lost:
      return say("Go to the board: look at plug and cable, with both clocks stopped.");
    case Reason::equipment: return say("Put it right as the reason says, with both clocks stopped.");
    case Reason::arrival_not_seen:
      return say("Look whether a piece stands on the square; then enter the moves of this board by hand.");
    case Reason::result_to_confirm:
      return say("Have the result confirmed by the player who has not done so.");
    case Reason::times_wrong: return say("Set the time of that machine, after the game.");
    case Reason::two_tables: return say("Go to both tables: see which of them plays on this board.");
    case Reason::wrong_players: return say("Go to the table: compare players and colours with the pairings.");
    case Reason::table_missing:
      return say("See whether the players are there, whether their table runs, and whether its relay does.");
    case Reason::default_time:
      return say("See who is there. Who comes after the default time loses, unless you decide otherwise.");
    case Reason::table_excess: return say("Go to the table: look at its machine.");
    case Reason::link_lost: return say("Look at the network of that table. The game goes on without it.");
    case Reason::file_damaged: return say("Keep the file as it is; read the game from a copy.");
    case Reason::pressed_late:
    case Reason::repeated_another_move:
    case Reason::draw_offered_untimely: return say("Nothing, unless a player complains.");
    default: break;
  }
  return say("Look at the board.");
}

}  // namespace

Message first_step(Attention const& reason, bool is_on_claim) {
  if (reason.claim) return on_claim(*reason.claim);
  switch (reason.why) {
    case Reason::flag_fallen:
    case Reason::pressed_early:
    case Reason::clock_not_pressed:
    case Reason::announced_another_move:
    case Reason::changed_made_move:
    case Reason::capture_not_seen:
    case Reason::promotion_not_named:
    case Reason::illegal_move:
      if (reason.by) return on_act(reason.why, reason.article, *reason.by, is_on_claim);
      break;
    default: break;
  }
  return on_fact(reason.why);
}

}  // namespace tactus::desk
