// SPDX-License-Identifier: GPL-3.0-or-later
// Hands that execute a move on a simulated board in any order and style a person may use.
#pragma once

#include "core/legal/position.hpp"
#include "tests/core/table/script.hpp"

#include <random>

namespace tactus::table {

class RandomHands {
 public:
  RandomHands(Script& script, unsigned seed, bool knows_pieces_white, bool knows_pieces_black)
      : script_(script), dice_(seed), knows_pieces_{knows_pieces_white, knows_pieces_black} {}

  /// Executes m on the board; `before` is what stands on it. Pauses inside the move stay below half a second.
  void execute(Color board, chess::Position const& before, chess::Move m);
  /// Lifts a piece of this colour (not of `spare`) and puts it back, slowly enough to be a touch.
  void lift_and_put_back(Color board, Color of, chess::SquareSet spare = {});
  /// Brushes a piece: the contact is lost for less than a touch.
  void brush(Color board);
  bool chance(int percent) { return number(1, 100) <= percent; }
  int number(int low, int high) { return std::uniform_int_distribution<int>(low, high)(dice_); }

 private:
  void pause() { script_.wait(number(130, 450)); }
  void step(Color board, chess::Square s, std::optional<chess::Piece> piece);
  void in_one_scan(Color board, chess::Position const& before, chess::Move m);
  void slide(Color board, chess::Position const& before, chess::Move m);
  void step_by_step(Color board, chess::Position const& before, chess::Move m);
  std::optional<chess::Square> any_piece(Color board, Color of, chess::SquareSet spare);

  Script& script_;
  std::mt19937 dice_;
  std::array<bool, 2> knows_pieces_;
};

}  // namespace tactus::table
