// SPDX-License-Identifier: GPL-3.0-or-later
// Counting all series of legal moves: the measure of a move generator's truth and speed.
#pragma once

#include "core/legal/position.hpp"

#include <cstdint>

namespace tactus::chess {

/// How many series of exactly `depth` legal moves start here; 1 for depth 0. The last ply is counted, not
/// made.
std::uint64_t perft(Position const& position, unsigned depth);

}  // namespace tactus::chess
