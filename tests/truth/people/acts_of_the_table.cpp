// SPDX-License-Identifier: GPL-3.0-or-later
// Clock, voice, agreements, program and cables.
#include "core/legal/position.hpp"
#include "tests/truth/people/game.hpp"

namespace tactus::truth {

using chess::Move;

/// Both presses come once the reply stands on the opponent's board.
void Game::replies_before_press(Move m) {
  make(m);
  name_piece(m);
  announce(m);
  Color const first = mover();
  auto const after = position_.after(m);
  if (after.count_legal_moves() == 0) {
    press(m);
    return copy();
  }
  execute(other(), position_, m);
  Dice of_reply{plan_.seed * 1000003 + log_.all_completed.size() + 1};
  auto const replies = after.legal_moves();
  Move const reply = replies[of_reply.of(replies.size())];
  pause(600, 2000);
  execute(other(), after, reply);
  bool const is_copied_before = of_reply.chance(50);
  pause(700, 2000);
  if (is_copied_before) {
    execute(first, after, reply);
    pause(50, 200);  // he sees that he has not pressed
  }
  press(m);
  note(What::made, mover(), reply);
  if (is_copied_before) pause(400, 900);
  name_piece(reply);
  announce(reply);
  pause(700, 1500);
  press(reply);
  pause(300, 1500);
  if (!is_copied_before) execute(first, *before_last_, reply);
  pause(500, 2500);
}

/// He presses, sees that he has not moved, and moves on the opponent's time.
void Game::presses_early(Move m) {
  pause(500, 4000);
  note(What::pressed_early, mover());
  seats_.press(mover());
  pause(700, 2500);
  name_piece(m);
  execute(mover(), position_, m);
  note(What::made, mover(), m);
  Color const by = mover();
  complete(m);
  note_left(by);
  copy();
}

void Game::presses_twice(Move m) {
  make(m);
  name_piece(m);
  announce(m);
  Color const by = mover();
  press(m);
  pause(100, 900);
  press_for_last(by);
  copy();
}

/// The lever comes back before a reply is made, and goes down once more.
void Game::opponent_presses_back(Move m) {
  make(m);
  name_piece(m);
  announce(m);
  Color const by = mover();
  press(m);
  pause(800, 2000);
  note(What::pressed_early, mover());
  seats_.press(mover());
  pause(800, 2000);
  press_for_last(by);
  copy();
}

/// Types another move than stands on his board.
void Game::announces_another(Move m) {
  auto const said = another(m);
  if (!said || (log_.does_tactus_announce && log_.is_blind[mover()])) return honest(m);
  make(m);
  note(What::announced, mover(), said);
  note(What::said_another, mover());
  seats_.type(mover(), described(*said));
  pause(500, 1500);
  press(m);
  copy();
}

void Game::announces_not(Move m) {
  make(m);
  name_piece(m);
  // Where its piece has to be named, the program announces the move at that.
  if (!m.is_promotion() || log_.knows_pieces[mover()]) note(What::not_announced, mover());
  press(m);
  copy();
}

void Game::repeats_another(Move m) {
  auto const said = another(m);
  make(m);
  name_piece(m);
  auto const wrong = said ? std::optional{described(*said)} : std::nullopt;
  announce(m);
  press(m);
  pause(500, 1500);
  if (wrong) {
    log_.deeds.push_back({seats_.now(), What::repeated_wrong, mover(), ply() - 1, wrong});
    seats_.say_back(mover(), *wrong);
  }
  copy();
}

void Game::offer(Color by) {
  note(What::offer_open, by);
  enter(by, Entry::offer_draw);
}

/// Between his move and his press (9.1.2.1); who offers.
Color Game::plays_and_offers(Move m) {
  Color const by = mover();
  make(m);
  name_piece(m);
  announce(m);
  offer(by);
  pause(300, 1500);
  press(m);
  copy();
  return by;
}

/// The reply answers it once it is made (9.1.2.1).
void Game::offer_lapses(Move m) { lets_lapse(plays_and_offers(m)); }

void Game::lets_lapse(Color by) {
  if (position_.count_legal_moves() == 0) return;
  Move const reply = any_move();
  make(reply);
  note(What::offer_gone, by);
  name_piece(reply);
  announce(reply);
  press(reply);
  copy();
}

void Game::offer_refused(Move m) {
  Color const by = plays_and_offers(m);
  note(What::offer_gone, by);
  enter(mover(), Entry::decline);
  pause(500, 1500);
}

/// Both have to have made a move (5.2.3); else it stays open.
void Game::offer_accepted(Move m) {
  bool const is_too_early = ply() < 2;
  Color const by = plays_and_offers(m);
  if (is_too_early) {
    enter(mover(), Entry::accept_draw);
    pause(500, 1500);
    return lets_lapse(by);
  }
  note(What::offer_gone, by);
  note(What::agreed, std::nullopt);
  enter(mover(), Entry::accept_draw);
  pause(500, 1500);
  is_over_ = true;
}

/// In the opponent's turn: it is valid all the same, and he answers by his move.
void Game::offer_untimely(Move m) {
  pause(500, 2000);
  note(What::offered_untimely, other());
  Color const by = other();
  offer(by);
  pause(500, 2000);
  make(m);
  note(What::offer_gone, by);
  name_piece(m);
  announce(m);
  press(m);
  copy();
}

/// Entered once by mistake: nothing has been declared.
void Game::resigns_once(Move m) {
  enter(mover(), Entry::resign);
  pause(600, 5000);
  honest(m);
}

/// Entered twice by mistake, and taken back before anybody confirms it. Where he is told that it has ended
/// the game (5.1.2), it has.
void Game::resigns_by_slip(Move m) {
  Color const by = mover();
  enter(by, Entry::resign);
  pause(600, 1500);
  note(What::end_proposed, by);
  note(What::agreed, opposite(by));  // should the program take it for declared
  enter(by, Entry::resign);
  pause(2000, 5000);
  is_over_ = seats_.is_told_over();
  if (is_over_) return;
  enter(by, Entry::decline);
  note(What::end_gone, by);
  pause(2000, 4000);
  honest(m);
}

/// He seals; the next day the clock is started and the sealed move is played on the boards.
void Game::adjourn(Move m, bool is_continued) {
  pause(500, 3000);
  note(What::adjourned, mover());
  enter(mover(), Entry::adjourn);
  pause(2000, 4000);
  if (!seats_.is_told_adjourned()) return honest(m);  // moves are missing: he hears that instead
  seats_.stop_clock();
  seats_.kill_program();
  seats_.wait(Millis{3'600'000});
  seats_.resume_program();
  pause(3000, 6000);
  if (is_continued) {
    note(What::continued, std::nullopt);
    enter(mover(), Entry::go_on);
  } else {
    unseen(What::unseen_from);
  }
  pause(500, 2000);
  if (!is_continued) note(What::continued, std::nullopt);
  seats_.start_clock(mover());
  if (is_continued || dice_.chance(50)) {
    honest(m);
    return is_continued ? void() : play_plies(3);
  }
  remembers_behind(m);
}
/// That the word is missing, once he has pressed.
void Game::remembers_behind(Move m) {
  make(m);
  name_piece(m);
  announce(m);
  press(m);
  pause(500, 3000);
  bool const is_copied = dice_.chance(50);
  if (is_copied) copy();
  enter(mover(), Entry::go_on);
  looks_again();
  if (!is_copied) copy();
}
void Game::adjourns_and_continues(Move m) { adjourn(m, true); }
void Game::adjourns_and_forgets(Move m) { adjourn(m, false); }

void Game::looks_again() {
  unseen(What::unseen_to);
  pause(2500, 4000);
}

void Game::goes_unseen(Gap gap, Move m, bool is_long) {
  bool const is_sleep = gap == Gap::sleep;
  unseen(What::unseen_from);
  is_sleep ? seats_.sleep() : seats_.kill_program();
  if (is_long || dice_.chance(50)) honest(m);
  if (is_long)
    play_plies(1 + dice_.of(3));
  else
    is_sleep ? pause(5000, 20000) : pause(2000, 9000);
  is_sleep ? seats_.wake() : seats_.resume_program();
  looks_again();
}
void Game::restarts(Move m) { goes_unseen(Gap::restart, m, false); }
void Game::restarts_long(Move m) { goes_unseen(Gap::restart, m, true); }
void Game::sleeps(Move m) { goes_unseen(Gap::sleep, m, false); }
void Game::sleeps_long(Move m) { goes_unseen(Gap::sleep, m, true); }

void Game::starts_late(Move m) {
  unseen(What::unseen_from);
  seats_.start_clock(mover());
  honest(m);
  seats_.start_program();
  looks_again();
}
void Game::starts_very_late(Move m) {
  unseen(What::unseen_from);
  seats_.start_clock(mover());
  honest(m);
  play_plies(1 + dice_.of(3));
  seats_.start_program();
  looks_again();
}

void Game::cable_out(Move m) {
  Color const board = dice_.chance(50) ? mover() : other();
  note(What::cable_out, board);
  seats_.pull_cable(board);
  pause(500, 3000);
  honest(m);
  if (dice_.chance(50)) play_plies(1);
  note(What::cable_in, board);
  seats_.plug_cable(board);
  pause(2500, 4000);
}

void Game::board_turned(Move m) {
  Color const board = log_.knows_pieces[mover()] ? other() : mover();
  if (!log_.knows_pieces[board]) {  // one that knows its pieces is turned where it is read
    note(What::turned, board);
    seats_.turn_board(board);
  }
  seats_.start_clock(mover());
  seats_.start_program();
  pause(1500, 3000);
  honest(m);
}

void Game::clock_reversed(Move m) {
  note(What::clock_reversed, std::nullopt);
  seats_.reverse_clock();
  seats_.start_clock(mover());
  seats_.start_program();
  pause(1500, 3000);
  honest(m);
}

namespace {
constexpr std::size_t taken_back_at_once = 2;
}

void Game::takes_back_with_restore(Move m) {
  if (log_.plies.size() < taken_back_at_once + 1) return honest(m);
  note(What::clock_stopped, std::nullopt);
  seats_.stop_clock();
  pause(2000, 4000);
  seats_.restore(mover(), log_.plies.size() - taken_back_at_once);
  for (Color const by : chess::both_colors) {
    pause(500, 1500);
    enter(by, Entry::confirm);
  }
  take_back(taken_back_at_once);
  pause(3000, 5000);
  note(What::clock_started, std::nullopt);
  seats_.start_clock(mover());
  pause(1500, 3000);
  play_plies(1);
}

void Game::takes_back_silently(Move m) {
  if (log_.plies.size() < taken_back_at_once + 1) return honest(m);
  note(What::clock_stopped, std::nullopt);
  seats_.stop_clock();
  pause(2000, 4000);
  take_back(taken_back_at_once);
  pause(3000, 5000);
  note(What::clock_started, std::nullopt);
  seats_.start_clock(mover());
  pause(1500, 3000);
  play_plies(1);
}

}  // namespace tactus::truth
