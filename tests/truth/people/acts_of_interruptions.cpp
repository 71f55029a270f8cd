// SPDX-License-Identifier: GPL-3.0-or-later
// The program or a cable is gone in the middle of something.
#include "core/legal/position.hpp"
#include "tests/truth/people/game.hpp"

namespace tactus::truth {

using chess::Move;

void Game::stop_program() {
  unseen(What::unseen_from);
  seats_.kill_program();
  pause(1000, 5000);
}

void Game::go_on_program() {
  seats_.resume_program();
  looks_again();
}

/// His piece is in his hand when it stops, and stands when it goes on, or a while later.
void Game::restarts_in_a_move(Move m) {
  pause(500, 4000);
  auto const all = steps(position_, m, Order::calm);
  bool const is_made_meanwhile = dice_.chance(50);
  carry_out(mover(), {all.front()});
  stop_program();
  if (is_made_meanwhile) carry_out(mover(), {all.begin() + 1, all.end()});
  go_on_program();
  if (!is_made_meanwhile) carry_out(mover(), {all.begin() + 1, all.end()});
  note(What::made, mover(), m);
  pause(600, 1500);
  name_piece(m);
  finish(m);
}

/// His board's, for a part of the move.
void Game::cable_out_in_a_move(Move m) {
  pause(500, 4000);
  Color const by = mover();
  auto const all = steps(position_, m, Order::calm);
  carry_out(by, {all.front()});
  note(What::cable_out, by);
  seats_.pull_cable(by);
  pause(500, 3000);
  carry_out(by, {all.begin() + 1, all.end()});
  note(What::made, by, m);
  pause(500, 3000);
  note(What::cable_in, by);
  seats_.plug_cable(by);
  pause(2500, 4000);
  name_piece(m);
  finish(m);
}

/// It is open all the time, and lapses by the reply.
void Game::restarts_with_an_offer(Move m) {
  Color const by = plays_and_offers(m);
  stop_program();
  go_on_program();
  lets_lapse(by);
}

void Game::restarts_with_a_claim(Move m) {
  Color const by = mover();
  claim(by, Entry::claim_threefold);
  stop_program();
  go_on_program();
  reject_claim(by);
  note(What::offer_gone, by);
  enter(opposite(by), Entry::decline);
  pause(500, 1500);
  honest(m);
}

}  // namespace tactus::truth
