// SPDX-License-Identifier: GPL-3.0-or-later
// Which pieces a player touched for a move: on a board with securing apertures, the ones that he took out
// (FIDE Laws 2023, D.2.2). What was knocked over (7.4) was not touched.
#pragma once

#include "core/sensing/hypothesis.hpp"

namespace tactus::sensing {

/// Squares in the order of lifting. `before` led to the position in which `move` was made: a piece that is
/// set straight right after its move was touched for that move, not for the next one. Where the move's own
/// squares cannot be sensed they are listed all the same.
std::vector<chess::Square> touched_for(BoardReading const& board, Hypothesis const& before,
                                       TentativeMove const& move);

}  // namespace tactus::sensing
