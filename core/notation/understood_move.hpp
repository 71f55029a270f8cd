// SPDX-License-Identifier: GPL-3.0-or-later
// What the player's program understands of a move text: by its form, and by which piece goes there by its way
// of moving over what stands. It takes a Diagram and can see no more, so it never answers differently because
// a move is legal.
#pragma once

#include "core/chess/diagram.hpp"
#include "core/notation/move_pattern.hpp"

#include <variant>

namespace tactus::notation {

/// No piece of the player to move goes like that.
struct NotUnderstood {};
/// Several pieces do: the origin has to be named (C.10), also where only one of them may go.
struct SeveralPieces {};
/// The pawn arrives on the last rank, and its new piece was not named: never taken for a queen.
struct NoPromotionPiece {};
using UnderstoodMove = std::variant<chess::Move, NotUnderstood, SeveralPieces, NoPromotionPiece>;

UnderstoodMove understand(chess::Diagram const& before, MovePattern const& stated);

/// The text may mean this move: for comparing what was announced with what was made. Precondition:
/// before.has(m).
bool states(MovePattern const& stated, chess::Diagram const& before, chess::Move m);

}  // namespace tactus::notation
