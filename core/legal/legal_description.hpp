// SPDX-License-Identifier: GPL-3.0-or-later
// What there is to say about a legal move, for those who may judge.
#pragma once

#include "core/chess/move_description.hpp"
#include "core/legal/position.hpp"

namespace tactus::chess {

/// Told from other legal moves, with check and mate. Precondition: m is legal in `before`.
MoveDescription describe(Position const& before, Move m);

}  // namespace tactus::chess
