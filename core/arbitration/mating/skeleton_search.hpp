// SPDX-License-Identifier: GPL-3.0-or-later
// A closure that is small where pawns are locked: kings and pawns are played move by move, all officers are
// taken to be wherever they may ever be.
#pragma once

#include "core/arbitration/mating/verdict.hpp"
#include "core/legal/position.hpp"

namespace tactus::arbitration {

struct SkeletonResult {
  bool never_mates = false;   // proven; false proves nothing
  std::size_t positions = 0;  // of kings and pawns, looked at
};

/// Precondition: the winner has not mated already; only what moves bring about is looked at.
SkeletonResult search_skeletons(chess::Position const& start, chess::Color winner,
                                MatingBudget const& budget);

}  // namespace tactus::arbitration
