// SPDX-License-Identifier: GPL-3.0-or-later
// Cables, boards that stand otherwise than they should, and hands that are quicker or slower than usual.
#include "core/legal/position.hpp"
#include "tests/truth/people/game.hpp"

#include <algorithm>

namespace tactus::truth {

using chess::Move;

void Game::clock_cable_out(Move m) {
  note(What::cable_out, std::nullopt);
  seats_.pull_clock();
  pause(500, 3000);
  honest(m);
  seats_.plug_clock();
  note(What::cable_in, std::nullopt);
  pause(2500, 4000);
}

/// Both are of one make, so that nothing else tells.
void Game::boards_exchanged(Move m) {
  if (log_.knows_pieces[Color::white] == log_.knows_pieces[Color::black]) {
    note(What::exchanged, std::nullopt);
    seats_.exchange_boards();
  }
  seats_.start_clock(mover());
  seats_.start_program();
  pause(1500, 3000);
  honest(m);
}

/// The pieces of the last game still lie beside the board when the program starts.
void Game::sets_up_late(Move m) {
  Color const board = dice_.chance(50) ? Color::white : Color::black;
  std::vector<Step> back;
  for (Color const of : chess::both_colors)
    for (Square const s : some_pieces(board, of, 2 + dice_.of(6), {})) {
      back.push_back({s, seats_.standing(board).at(s)});
      lift(board, s);
    }
  seats_.start_program();
  pause(3000, 6000);
  carry_out(board, back);
  pause(3000, 6000);
  seats_.start_clock(mover());
  honest(m);
}

/// Corrected before the press (D.2.8).
void Game::types_slip(Move m) {
  auto const slip = another(m);
  if (!slip || (log_.does_tactus_announce && log_.is_blind[mover()])) return honest(m);
  make(m);
  for (Move const each : {*slip, m}) {
    note(What::announced, mover(), each);
    seats_.type(mover(), described(each));
    pause(1000, 2500);
  }
  press(m);
  copy();
}

/// A contact that is worn, for a second; the piece stays where it is.
void Game::chatters(Move m) {
  Color const board = dice_.chance(50) ? mover() : other();
  auto const squares = some_pieces(board, dice_.chance(50) ? mover() : other(), 1, {});
  for (unsigned i = 5 + dice_.of(20); i > 0; --i)
    for (Square const s : squares) {
      auto const piece = *seats_.standing(board).at(s);
      lift(board, s);
      put(board, s, piece);
    }
  pause(500, 1500);
  honest(m);
}

/// All pieces of the move leave their squares at once.
void Game::two_hands(Move m) {
  pause(500, 4000);
  Color const by = mover();
  auto all = steps(position_, m, Order::calm);
  std::stable_partition(all.begin(), all.end(), [](Step const& s) { return !s.piece; });
  for (Step const& each : all) {
    if (each.piece)
      put(by, each.square, *each.piece);
    else
      lift(by, each.square);
    pause(each.piece ? 30 : 10, each.piece ? 300 : 150);
  }
  note(What::made, by, m);
  pause(400, 1500);
  name_piece(m);
  finish(m);
}

void Game::copies_very_late(Move m) {
  make(m);
  name_piece(m);
  announce(m);
  press(m);
  pause(16'000, 30'000);
  copy();
}

/// Little time is left on both clocks.
void Game::hurries(Move first) {
  Move m = first;
  for (int plies = 0; plies < 4; ++plies) {
    Color const by = mover();
    auto const quickly = [&](Color board, chess::Position const& before) {
      for (Step const& each : steps(before, m, Order::calm)) {
        pause(70, 180);
        if (each.piece)
          put(board, each.square, *each.piece);
        else
          lift(board, each.square);
      }
    };
    name_piece(m);
    quickly(by, position_);
    note(What::made, by, m);
    pause(80, 300);
    announce(m);
    press(m);
    pause(150, 500);
    quickly(mover(), *before_last_);
    pause(250, 700);
    if (position_.count_legal_moves() == 0) return;
    m = any_move();
  }
}

/// White has won: both kings on light squares of the middle, on both boards; then both confirm it.
void Game::kings_in_the_middle(Move m) {
  static_cast<void>(m);
  pause(1000, 4000);
  note(What::end_proposed, std::nullopt);
  note(What::agreed, Color::white);
  Square const e4{chess::File::e, chess::Rank::r4}, d5{chess::File::d, chess::Rank::r5};
  for (Color const board : chess::both_colors)
    for (Color const of : chess::both_colors)
      carry_out(board, {{position_.king(of), std::nullopt},
                        {of == Color::white ? e4 : d5, Piece{of, chess::Kind::king}}});
  pause(3000, 5000);
  for (Color const by : chess::both_colors) {
    seats_.enter(by, Entry::agree);
    pause(500, 1500);
  }
  is_over_ = true;
}

}  // namespace tactus::truth
