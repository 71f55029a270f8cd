// SPDX-License-Identifier: GPL-3.0-or-later
// Ends, times, sensors, and a record that is brought up to the boards by typing.
#include "core/legal/position.hpp"
#include "tests/truth/people/game.hpp"

#include <algorithm>

namespace tactus::truth {

using chess::Move;

/// Taken off only after the press.
void Game::passed_pawn_forgotten(Move m) {
  pause(500, 4000);
  auto all = steps(position_, m, Order::pawn_last);
  Step const pawn = all.back();
  all.pop_back();
  Color const by = mover();
  carry_out(by, all);
  pause(800, 1500);
  note(What::made, by, m);
  announce(m);
  note(What::half_made, by);
  press(m);
  pause(3000, 6000);
  lift(by, pawn.square);
  pause(500, 1500);
  copy();
}

/// In his own turn, of the piece that he has just copied: he does not mean to move it.
void Game::copy_set_straight(Move m) {
  honest(m);
  auto const& last = log_.plies.back().description;
  pause(1000, 3000);
  lift_and_return(mover(), {last.to}, 400, 1200);
  if (position_.count_legal_moves() > 0) play_plies(1);
}

/// 5.2.3: both must have made a move. Neither takes it for an end.
void Game::agrees_too_early(Move m) {
  seats_.start_clock(mover());
  seats_.start_program();
  pause(1500, 3000);
  offer_accepted(m);
}

void Game::resigns(Move m) {
  Color const by = mover(), opponent = other();
  pause(500, 4000);
  enter(by, Entry::resign);
  pause(600, 1500);
  note(What::end_proposed, by);
  note(What::agreed, opponent);
  enter(by, Entry::resign);
  pause(1000, 3000);
  if (!seats_.is_told_over()) enter(opponent, Entry::agree);
  is_over_ = true;
  static_cast<void>(m);
}

/// There is none; the other one says so.
void Game::mates_by_slip(Move m) {
  Color const by = mover(), opponent = other();
  honest(m);
  note(What::end_proposed, by);
  enter(by, dice_.chance(50) ? Entry::checkmate : Entry::stalemate);
  pause(2000, 5000);
  note(What::end_gone, by);
  enter(opponent, Entry::decline);
  pause(1000, 2000);
}

void Game::asks_times(Move m) {
  for (Color const by : {mover(), other()}) {
    pause(1000, 9000);
    note(What::asked_times, by);
    log_.deeds.back().times = {seats_.left(by), seats_.left(opposite(by))};
    enter(by, Entry::times);
  }
  honest(m);
}

/// By the arbiter, in the middle of a turn.
void Game::clock_paused(Move m) {
  pause(1000, 4000);
  note(What::clock_stopped, std::nullopt);
  seats_.stop_clock();
  pause(5000, 20000);
  note(What::clock_started, std::nullopt);
  seats_.start_clock(mover());
  honest(m);
}

/// One sensor of a board with filled squares only, where pawns and pieces pass often.
void Game::dead_square(Move m) {
  Color const board = log_.knows_pieces[Color::white] ? Color::black : Color::white;
  Square const square{static_cast<chess::File>(dice_.of(8)), static_cast<chess::Rank>(2 + dice_.of(4))};
  if (!log_.knows_pieces[board]) {
    note(What::spoiled, board, std::nullopt, square);
    seats_.spoil(board, square);
  }
  seats_.start_clock(mover());
  seats_.start_program();
  pause(1500, 3000);
  honest(m);
}

/// The assistant types all that was played meanwhile, whether the program asks for it or not; what was
/// missing before, too.
void Game::restarts_and_types(Move m) {
  std::size_t const from = std::min(log_.plies.size(), seats_.shown_plies());
  unseen(What::unseen_from);
  seats_.kill_program();
  honest(m);
  play_plies(1 + dice_.of(3));
  seats_.resume_program();
  pause(1500, 4000);
  for (std::size_t i = from; i < log_.plies.size(); ++i) {
    pause(1500, 4000);
    seats_.type(log_.plies[i].by, log_.plies[i].description);
  }
  pause(3000, 5000);
  unseen(What::unseen_to);
}

/// The record goes back by two plies, the boards do not: the two are typed again.
void Game::restores_and_types(Move m) {
  constexpr std::size_t again = 2;
  if (log_.plies.size() < again + 1 || seats_.shown_plies() < log_.plies.size()) return honest(m);
  note(What::clock_stopped, std::nullopt);
  seats_.stop_clock();
  pause(2000, 4000);
  std::size_t const kept = log_.plies.size() - again;
  seats_.restore(mover(), kept);
  for (Color const by : chess::both_colors) {
    pause(500, 1500);
    enter(by, Entry::confirm);
  }
  pause(2000, 4000);
  for (std::size_t i = kept; i < log_.plies.size(); ++i) {
    pause(1500, 4000);
    log_.deeds.push_back({seats_.now(), What::entered, log_.plies[i].by, static_cast<unsigned>(i) + 1});
    seats_.type(log_.plies[i].by, log_.plies[i].description);
  }
  pause(1500, 3000);
  note(What::clock_started, std::nullopt);
  seats_.start_clock(mover());
  pause(1500, 3000);
  honest(m);
}

}  // namespace tactus::truth
