// SPDX-License-Identifier: GPL-3.0-or-later
// Draws by repetition and by moves without progress: what may be claimed (9.2, 9.3 of the Laws from 2018 on).
// Claims are right or wrong here; how one is made, and what ends the game by itself (9.6), is the arbiter's
// matter.
#pragma once

#include "core/legal/game_line.hpp"

namespace tactus::chess {

/// 9.2.2: the position on the board has occurred at least three times.
bool has_threefold(GameLine const& line);
/// 9.2.1: the intended move makes such a position. Precondition: m is legal now.
bool makes_threefold(GameLine const& line, Move m);
/// On the board, or by some legal move.
bool can_claim_threefold(GameLine const& line);
/// 9.3.2: fifty moves by each player without capture or pawn move; not where mate or stalemate has ended the
/// game.
bool has_fifty_moves(Position const& position);
/// 9.3.1: the intended move completes them. Precondition: m is legal.
bool makes_fifty_moves(Position const& position, Move m);
/// On the board, or by some legal move.
bool can_claim_fifty_moves(Position const& position);

}  // namespace tactus::chess
