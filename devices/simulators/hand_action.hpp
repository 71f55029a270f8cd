// SPDX-License-Identifier: GPL-3.0-or-later
// One thing that a hand does at a board, and when.
#pragma once

#include "devices/simulators/simulated_board.hpp"

#include <vector>

namespace tactus::devices::simulators {

struct HandAction {
  enum class What { lift, place };
  SimTime pause_before;
  What what;
  chess::Square square;
  chess::Piece piece;  // which one is lifted or placed
};

/// Its pause is over. Precondition: `now` is not before what was done last.
inline void act_on(SimulatedBoard& board, HandAction const& action, SimTime now) {
  if (action.what == HandAction::What::lift)
    board.lift(action.square, now);
  else
    board.place(action.square, action.piece, now);
}

}  // namespace tactus::devices::simulators
