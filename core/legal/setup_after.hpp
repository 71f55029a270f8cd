// SPDX-License-Identifier: GPL-3.0-or-later
// A position reached, as FEN is written by its standard: with the square passed over after every double step,
// whether or not a pawn can take there. Position itself keeps the square only where a capture is legal.
#pragma once

#include "core/legal/position.hpp"

#include <span>

namespace tactus::chess {

/// Precondition: m is legal in `before`.
Setup setup_after(Position const& before, Move m);

/// Precondition: the moves are legal one after the other.
Setup setup_after(Position const& start, std::span<Move const> moves);

}  // namespace tactus::chess
