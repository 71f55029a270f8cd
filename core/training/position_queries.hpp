// SPDX-License-Identifier: GPL-3.0-or-later
// Questions about a position that are advice (11.3.1), so only a training program may answer them.
#pragma once

#include "core/chess/position.hpp"

#include <vector>

namespace tactus::training {

/// The legal moves of the piece on the square, in the order of their squares of arrival; none when the square
/// is empty or its piece has not the move. A promotion is four moves.
std::vector<chess::Move> legal_moves_from(chess::Position const& position, chess::Square from);

/// The pieces of `by` that attack the square as things stand, pinned or not (3.1.2: a pinned piece attacks
/// too).
chess::SquareSet attackers_of(chess::Position const& position, chess::Square target, chess::Color by);

}  // namespace tactus::training
