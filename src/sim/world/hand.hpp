// SPDX-License-Identifier: GPL-3.0-or-later
// How a hand makes a move: which piece it lifts, when, and where it puts it down. Pure and repeatable: the
// same seed gives the same hand.
#pragma once

#include "core/chess/move_description.hpp"
#include "devices/simulators/hands.hpp"
#include "src/sim/world/opera_game.hpp"

#include <random>
#include <vector>

namespace tactus::sim {

using devices::simulators::HandAction;
using devices::simulators::SimTime;

class Hand {
 public:
  explicit Hand(std::uint32_t seed) : generator_(seed) {}

  /// All of a move: the captured piece is taken off first or last, the king castles before the rook (4.4).
  std::vector<HandAction> make(chess::MoveDescription const& move, CaptureOrder order);
  /// One piece to another square.
  std::vector<HandAction> carry(chess::Piece piece, chess::Square from, chess::Square to);
  /// All of that undone, last action first.
  static std::vector<HandAction> take_back(std::vector<HandAction> const& made);
  /// Some time between the two.
  SimTime between(SimTime shortest, SimTime longest);

 private:
  HandAction lift(chess::Piece piece, chess::Square square);
  HandAction place(chess::Piece piece, chess::Square square);

  std::mt19937 generator_;
};

}  // namespace tactus::sim
