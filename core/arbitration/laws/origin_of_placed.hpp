// SPDX-License-Identifier: GPL-3.0-or-later
// Where a piece that was put down came from.
#pragma once

#include "core/arbitration/laws/board_handling.hpp"
#include "core/legal/position.hpp"

namespace tactus::arbitration::laws {

/// Whether the move puts this piece there: its own goal, king's or rook's when castling, the new piece of a
/// promotion, or the pawn still to be exchanged.
bool puts(chess::Position const& before, chess::Move m, PlacedPiece const& piece);

/// A piece that was taken off or touched; else the only one that can have come from elsewhere. Nothing: it
/// may be any of several.
std::optional<chess::Square> origin_of(Turn const& turn, PlacedPiece const& piece);

}  // namespace tactus::arbitration::laws
