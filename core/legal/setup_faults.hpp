// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a set-up: every fault at once. Internal to core/chess; the door is Position::from.
#pragma once

#include "core/legal/position.hpp"

#include <span>

namespace tactus::chess {

/// Precondition: m is legal in `before`.
Setup setup_after(Position const& before, Move m);

/// Precondition: the moves are legal one after the other.
Setup setup_after(Position const& start, std::span<Move const> moves);

/// Words with placement, turn and counters of the set-up, but without rights and en passant.
PositionWords words_without_rights(Setup const& setup);

/// Castling rooks of the set-up that have their king and rook at home, at most one on each side of the king.
Bits sound_castling_rooks(PositionWords const& words, SquareSet wanted);

SetupFaults faults_of(Setup const& setup);

}  // namespace tactus::chess
