// SPDX-License-Identifier: GPL-3.0-or-later
// What hands do beside the plain ply, and what of it is an offence.
#include "core/legal/position.hpp"
#include "tests/truth/people/game.hpp"

#include <algorithm>

namespace tactus::truth {

using chess::Move;
using chess::SquareSet;

/// On its way the piece rests elsewhere; his hand stays at it, and nothing has been announced.
void Game::wrong_square(Move m) {
  auto const piece = *position_.at(m.from());
  auto const detour = another(m);
  if (!detour || detour->from() != m.from()) return honest(m);
  pause(500, 4000);
  lift(mover(), m.from());
  pause(150, 450);
  put(mover(), detour->to(), piece);
  pause(300, 1500);
  lift(mover(), detour->to());
  pause(150, 450);
  put(mover(), m.to(), piece);
  note(What::made, mover(), m);
  pause(300, 1500);
  name_piece(m);
  finish(m);
}

/// He lets it go and announces it, then plays another square (4.7, D.2.3).
void Game::changed_move(Move m) {
  auto const piece = *position_.at(m.from());
  auto const first = another(m);
  if (!first || first->from() != m.from()) return honest(m);
  make(*first);
  announce(*first);
  pause(500, 2500);
  note(What::changed, mover(), first);
  lift(mover(), first->to());
  pause(150, 450);
  put(mover(), m.to(), piece);
  note(What::made, mover(), m);
  pause(1000, 2000);
  finish(m);
}

void Game::captured_last(Move m) {
  make(m, Order::captured_last);
  name_piece(m);
  finish(m);
}

/// The captured piece stands there still at the press, his own in his hand; he puts it right afterwards.
void Game::captured_forgotten(Move m) {
  pause(500, 4000);
  auto all = steps(position_, m, Order::captured_last);
  lift(mover(), m.from());
  pause(700, 1500);
  note(What::made, mover(), m);
  name_piece(m);
  Color const by = mover();
  announce(m);
  note(What::half_made, by);
  press(m);
  pause(500, 2500);
  all.erase(all.begin());
  carry_out(by, all);
  copy();
}

/// 4.4.2: the rook was touched first.
void Game::rook_first(Move m) {
  note(What::touched, mover(), std::nullopt, m.to());
  make(m, Order::rook_first);
  finish(m);
}
void Game::king_then_rook(Move m) {
  make(m);
  finish(m);
}

void Game::passed_pawn_left(Move m) {
  pause(500, 4000);
  auto all = steps(position_, m, Order::pawn_last);
  Step const pawn = all.back();
  all.pop_back();
  carry_out(mover(), all);
  pause(1500, 5000);
  lift(mover(), pawn.square);
  note(What::made, mover(), m);
  pause(400, 1500);
  finish(m);
}

void Game::promotion_named_before(Move m) {
  pause(500, 4000);
  note(What::announced, mover(), m);
  seats_.type(mover(), described(m));
  make(m);
  finish(m);
}

/// When he is asked in his ear, or after a while by himself.
void Game::promotion_named_after(Move m) {
  make(m);
  Color const by = mover();
  auto const named = described(m);
  bool const is_asked_at_press = !log_.knows_pieces[by] && !seats_.is_asked_which_piece(by);
  if (is_asked_at_press) {
    announce(m);
    note(What::left_unnamed, by);
    press(m);
    pause(1000, 2500);
    seats_.type(by, named);
    copy();
    return;
  }
  seats_.type(by, named);
  finish(m);
}

/// He says it aloud and does not enter it.
void Game::promotion_unnamed(Move m) {
  make(m);
  if (!log_.knows_pieces[mover()]) {
    note(What::left_unnamed, mover());
    // Where Tactus announces for him nobody has heard which move it is.
    if (log_.does_tactus_announce && log_.is_blind[mover()]) note(What::not_announced, mover());
  }
  finish(m);
}

/// First the pawn stands on the last rank.
void Game::promotion_piece_later(Move m) {
  pause(500, 4000);
  Color const by = mover();
  auto const piece = *position_.after(m).at(m.to());
  if (position_.at(m.to())) lift(by, m.to());
  lift(by, m.from());
  pause(200, 400);
  put(by, m.to(), *position_.at(m.from()));
  pause(1000, 4000);
  lift(by, m.to());
  pause(300, 900);
  put(by, m.to(), piece);
  note(What::made, by, m);
  pause(600, 1500);
  name_piece(m);
  finish(m);
}

/// Fingers brush the contacts, too short for a piece to leave its aperture.
void Game::feels(Move m) {
  for (unsigned i = 2 + dice_.of(4); i > 0; --i) {
    Color const board = dice_.chance(70) ? mover() : other();
    for (Square const s : some_pieces(board, dice_.chance(50) ? mover() : other(), 1, {}))
      lift_and_return(board, {s}, 5, 50);
  }
  honest(m);
}

/// Touched (4.3, D.2.2), and another piece is moved.
void Game::lifts_and_puts_back(Move m) {
  pause(500, 3000);
  auto const squares = some_pieces(mover(), mover(), 1, m.from());
  for (Square const s : squares) note(What::touched, mover(), std::nullopt, s);
  lift_and_return(mover(), squares, 800, 2500);
  honest(m);
}

/// Without a word in his own turn it is a touch (4.2.1).
void Game::straightens(Move m) {
  auto const squares = some_pieces(mover(), mover(), 2, m.from());
  for (Square const s : squares) note(What::touched, mover(), std::nullopt, s);
  lift_and_return(mover(), squares, 500, 1200);
  honest(m);
}

void Game::straightens_with_word(Move m) {
  enter(mover(), Entry::adjust);
  pause(500, 1000);
  lift_and_return(mover(), some_pieces(mover(), mover(), 3, m.from()), 500, 1200);
  pause(2500, 4000);
  honest(m);
}

/// The other one, whose turn it is not.
void Game::straightens_waiting(Move m) {
  lift_and_return(other(), some_pieces(other(), other(), 2, {}), 400, 1200);
  pause(1000, 2000);
  honest(m);
}

void Game::knocks_over(Move m) {
  fall(mover());
  honest(m);
}
void Game::knocks_over_opponents_turn(Move m) {
  fall(other());
  honest(m);
}

std::optional<Square> Game::beside(Move m) const {
  for (Square const s : ~before_last_->occupied())
    if (s != m.to() && s.file() == m.to().file()) return s;
  return std::nullopt;
}

void Game::copy_wrongly(Move m, bool is_found_late) {
  make(m);
  announce(m);
  pause(100, 800);
  press(m);
  Color const board = mover();
  pause(400, 2000);
  auto const piece = *before_last_->at(m.from());
  auto const wrong = beside(m);
  lift(board, m.from());
  pause(200, 400);
  if (wrong) {
    note(What::copied_wrong, board, std::nullopt, *wrong);
    put(board, *wrong, piece);
    pause(is_found_late ? 4000 : 600, is_found_late ? 9000 : 1500);
    lift(board, *wrong);
    pause(200, 400);
  }
  put(board, m.to(), piece);
  pause(1000, 2500);
}
void Game::copies_wrong_at_once(Move m) { copy_wrongly(m, false); }
void Game::copies_wrong_later(Move m) { copy_wrongly(m, true); }

/// Two central pawns meet; the piece rests in the hand of who copies the second one.
void Game::copies_slowly(Move m) {
  honest(m);
  auto const file = m.to().file() == chess::File::e ? chess::File::d : chess::File::e;
  Move const reply{Square{file, chess::Rank::r7}, Square{file, chess::Rank::r5},
                   chess::MoveKind::double_push};
  make(reply);
  announce(reply);
  press(reply);
  pause(400, 2000);
  lift(mover(), reply.from());
  pause(500, 2500);
  put(mover(), reply.to(), *before_last_->at(reply.from()));
  pause(1500, 3000);
}

void Game::both_lift(Move m) {
  pause(500, 3000);
  auto const theirs = some_pieces(other(), other(), 1, {});
  auto const all = steps(position_, m, Order::calm);
  carry_out(mover(), {all.front()});
  for (Square const s : theirs) lift_and_return(other(), {s}, 400, 1500);
  carry_out(mover(), {all.begin() + 1, all.end()});
  note(What::made, mover(), m);
  pause(400, 1500);
  name_piece(m);
  finish(m);
}

}  // namespace tactus::truth
