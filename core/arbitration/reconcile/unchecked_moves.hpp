// SPDX-License-Identifier: GPL-3.0-or-later
// Moves as the hand makes them: along the lines of the pieces, whether or not a king is left in check
// (3.9.2). For illegal moves that nobody noticed, and for what was played after them.
#pragma once

#include "core/arbitration/reconcile/written_move.hpp"

#include <vector>

namespace tactus::arbitration::reconcile {

/// All of them, castling past a free way included, whatever has moved before.
std::vector<WrittenMove> unchecked_moves(chess::Placement const& board, chess::Color player);

/// The board after a move; a pawn that takes onto an empty square takes the pawn beside it.
chess::Placement board_after(chess::Placement board, WrittenMove const& move);

}  // namespace tactus::arbitration::reconcile
