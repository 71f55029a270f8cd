// SPDX-License-Identifier: GPL-3.0-or-later
// What the people of a game can do at a table, and all that they perceive of the program there. It names
// nothing of the product that reads boards or folds games.
#pragma once

#include "core/chess/move_description.hpp"
#include "core/chess/placement.hpp"
#include "core/instant.hpp"

#include <cstddef>
#include <string>

namespace tactus::truth {

using chess::Color;
using chess::MoveDescription;
using chess::Piece;
using chess::Placement;
using chess::Square;

/// What is typed, or pressed on a keypad, beside the moves.
enum class Entry : std::uint8_t {
  announce,
  offer_draw,
  accept_draw,
  decline,
  resign,
  adjust,
  adjourn,
  go_on,    // after an adjournment
  confirm,  // where the game goes on
  agree,    // to the end that is proposed
  checkmate,
  stalemate,
  times,
  number,  // of moves
  repeat,
  claim_threefold,
  claim_flag,
  claim_illegal_move,
  claim_normal_means,
  request_seconds,
  reject,  // the claim that stands
  uphold,
  done,  // his assistant, with what he was told to do
};

class Seats {
 public:
  virtual ~Seats() = default;

  virtual Millis now() const = 0;
  virtual void wait(Millis time) = 0;

  virtual void lift(Color board, Square square) = 0;
  virtual void put(Color board, Square square, Piece piece) = 0;
  virtual Placement const& standing(Color board) const = 0;
  /// His lever goes down; nothing moves where it is down.
  virtual void press(Color by) = 0;
  /// On the display of the clock.
  virtual Millis left(Color side) const = 0;
  virtual void stop_clock() = 0;
  virtual void start_clock(Color to_move) = 0;
  virtual void set_time(Color side, Millis left) = 0;
  // Before the program is started.
  virtual void turn_board(Color board) = 0;
  virtual void reverse_clock() = 0;
  /// Each is plugged in where the other belongs.
  virtual void exchange_boards() = 0;
  /// Its sensor says from now on that nothing stands there.
  virtual void spoil(Color board, Square square) = 0;

  virtual void enter(Color by, Entry entry) = 0;
  /// The whole move as text.
  virtual void type(Color by, MoveDescription const& move) = 0;
  virtual void type_text(Color by, std::string const& text) = 0;
  /// Draw by threefold repetition, with the move that he writes and has not made (9.2.1).
  virtual void claim_with(Color by, MoveDescription const& move) = 0;
  virtual void say_back(Color by, MoveDescription const& move) = 0;
  virtual void restore(Color by, std::size_t plies) = 0;

  virtual void start_program() = 0;
  virtual void kill_program() = 0;
  virtual void resume_program() = 0;
  virtual void sleep() = 0;
  virtual void wake() = 0;
  virtual void pull_cable(Color board) = 0;
  virtual void plug_cable(Color board) = 0;
  virtual void pull_clock() = 0;
  virtual void plug_clock() = 0;
  /// Nothing more is kept from now on.
  virtual void fill_disk() = 0;
  virtual void empty_disk() = 0;

  /// The question stands unanswered in his ear.
  virtual bool is_asked_which_piece(Color player) const = 0;
  /// It was said that the game is over.
  virtual bool is_told_over() const = 0;
  virtual bool is_told_adjourned() const = 0;
  /// He was told what to do for his player, and has not said that it is done.
  virtual bool has_assistant_to_do(Color player) const = 0;
  /// So many moves stand on the screen.
  virtual std::size_t shown_plies() const = 0;
};

}  // namespace tactus::truth
