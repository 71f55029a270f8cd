// SPDX-License-Identifier: GPL-3.0-or-later
// Boards that differ until the arbiter comes, and slips of the pen.
#include "core/legal/position.hpp"
#include "tests/truth/people/game.hpp"

namespace tactus::truth {

using chess::Move;

void Game::call_arbiter() {
  pause(16'000, 40'000);
  note(What::clock_stopped, std::nullopt);
  seats_.stop_clock();
  is_over_ = true;
}

/// Nobody sees it until the boards are compared.
void Game::copies_wrong_for_good(Move m) {
  make(m);
  announce(m);
  pause(100, 800);
  press(m);
  auto const wrong = beside(m);
  if (!wrong) return copy();
  pause(400, 2000);
  note(What::copied_wrong, mover(), std::nullopt, *wrong);
  carry_out(mover(), {{m.from(), std::nullopt}, {*wrong, before_last_->at(m.from())}});
  pause(1000, 2500);
  call_arbiter();
}

/// On his own board; he says and writes the other one, and the opponent copies what was said.
void Game::makes_another(Move m) {
  auto const made = another(m);
  if (!made || made->from() != m.from() || (log_.does_tactus_announce && log_.is_blind[mover()]))
    return honest(m);
  make(*made);
  note(What::made_another, mover(), *made);
  note(What::announced, mover(), m);
  pause(100, 800);
  press(m);
  copy();
  call_arbiter();
}

void Game::stands_up_wrong(Move m) {
  static_cast<void>(m);
  fall(dice_.chance(50) ? mover() : other(), true);
  call_arbiter();
}

/// On one of the two sheets; the boards are right.
void Game::writes_another(Move m) {
  auto const slip = another(m);
  auto const written = slip ? described(*slip) : described(m);
  honest(m);
  log_.sheets[dice_.chance(50) ? mover() : other()].back() = written;
}

}  // namespace tactus::truth
