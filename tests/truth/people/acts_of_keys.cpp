// SPDX-License-Identifier: GPL-3.0-or-later
// Questions and entries at the keys, also at the wrong time, and presses that come late.
#include "core/legal/position.hpp"
#include "tests/truth/people/game.hpp"

#include <array>

namespace tactus::truth {

using chess::Move;

/// D.2.10.4 and the keys: how many moves he has completed.
void Game::asks_number(Move m) {
  for (Color const by : {mover(), other()}) {
    pause(1000, 9000);
    note(What::asked_number, by);
    enter(by, Entry::number);
  }
  honest(m);
}

/// What was said last, once more.
void Game::asks_again(Move m) {
  for (Color const by : {mover(), other()}) {
    pause(1000, 6000);
    enter(by, Entry::repeat);
  }
  honest(m);
}

/// The opponent copies the move meanwhile.
void Game::presses_late(Move m) {
  make(m);
  name_piece(m);
  announce(m);
  pause(400, 3000);
  execute(other(), position_, m);
  pause(8'000, 25'000);
  press(m);
  pause(1500, 3000);
}

/// By the arbiter: both sides get other times while it stands.
void Game::clock_set(Move m) {
  note(What::clock_stopped, std::nullopt);
  seats_.stop_clock();
  pause(2000, 6000);
  for (Color const side : chess::both_colors)
    seats_.set_time(side, seats_.left(side) + std::chrono::minutes{dice_.chance(50) ? 2 : -2});
  pause(2000, 6000);
  note(What::clock_started, std::nullopt);
  seats_.start_clock(mover());
  asks_times(m);
}

/// By the arbiter: another one with the same times.
void Game::clock_replaced(Move m) {
  note(What::clock_stopped, std::nullopt);
  seats_.stop_clock();
  pause(2000, 6000);
  note(What::cable_out, std::nullopt);
  seats_.pull_clock();
  pause(5000, 20'000);
  seats_.plug_clock();
  note(What::cable_in, std::nullopt);
  pause(2500, 4000);
  note(What::clock_started, std::nullopt);
  seats_.start_clock(mover());
  honest(m);
}

/// Where nothing is offered, proposed or claimed. `continue` is answered by the keyboard itself.
void Game::enters_at_the_wrong_time(Move m) {
  static constexpr std::array all{Entry::accept_draw, Entry::decline, Entry::agree,
                                  Entry::confirm,     Entry::reject,  Entry::uphold};
  for (unsigned count = 2 + dice_.of(3); count > 0; --count) {
    pause(500, 3000);
    enter(dice_.chance(50) ? mover() : other(), all[dice_.of(all.size())]);
  }
  honest(m);
}

/// The machine was started again, and once more at once.
void Game::restarts_twice(Move m) {
  unseen(What::unseen_from);
  seats_.kill_program();
  pause(2000, 9000);
  seats_.resume_program();
  pause(100, 3000);
  seats_.kill_program();
  if (dice_.chance(50)) honest(m);
  seats_.resume_program();
  looks_again();
}

}  // namespace tactus::truth
