// SPDX-License-Identifier: GPL-3.0-or-later
// Which pieces a player touched for a move: on a board with securing apertures, the ones that he took out
// (FIDE Laws 2023, D.2.2). What was knocked over (7.4) was not touched.
#pragma once

#include "core/sensing/hypothesis.hpp"
#include "core/sensing/lifted_pieces.hpp"

namespace tactus::sensing {

/// Out for long enough to be a touch, or still out.
bool is_touch(Outing const& outing);
/// Fell with others, and all of them stand again where they stood.
bool was_knocked_over(Outing const& outing, std::vector<Outing> const& all);
/// While it was away, or what left with it, something was set down and taken up again: a hand tried a move.
bool was_move_tried(Outing const& outing, std::vector<Outing> const& all);
/// Squares whose pieces fell and have to be put back.
chess::SquareSet fallen_from(std::vector<Outing> const& all, Instant now);

/// Squares in the order of lifting. `before` led to the position in which `move` was made: a piece that is
/// set straight right after its move was touched for that move, not for the next one. Where the move's own
/// squares cannot be sensed they are listed all the same.
std::vector<chess::Square> touched_for(BoardReading const& board, Hypothesis const& before,
                                       TentativeMove const& move);

}  // namespace tactus::sensing
