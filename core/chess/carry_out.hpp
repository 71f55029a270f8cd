// SPDX-License-Identifier: GPL-3.0-or-later
// What stands where after a move, legal or not. Internal to core/chess and core/legal.
#pragma once

#include "core/chess/move.hpp"
#include "core/chess/position_words.hpp"

namespace tactus::chess {

/// A piece comes to stand on an empty square.
void put_on(PositionWords& words, Square s, PieceCode code);
/// What stands where after the move, legal or not, and nothing else: turn and rights stay.
void carry_out(PositionWords& words, Move m);

}  // namespace tactus::chess
