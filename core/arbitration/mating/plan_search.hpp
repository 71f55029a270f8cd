// SPDX-License-Identifier: GPL-3.0-or-later
// A mate that takes every piece in its role: one search for each plan, in which positions near to it come
// first.
#pragma once

#include "core/arbitration/mating/role_plan.hpp"
#include "core/arbitration/mating/verdict.hpp"
#include "core/chess/position.hpp"

#include <optional>

namespace tactus::arbitration {

/// Plans for one position, tried with growing effort.
class PlannedMates {
 public:
  PlannedMates(chess::Position const& start, chess::Color winner);

  struct Found {
    std::optional<std::vector<chess::Move>> line;  // legal moves, the last one mates; nothing proves nothing
    std::size_t positions = 0;                     // looked at
  };
  /// At most so many positions for each plan, and no more than the budget for all.
  Found run(std::size_t for_each, MatingBudget const& budget) const;

 private:
  chess::Position start_;
  chess::Color winner_;
  std::vector<RolePlan> plans_;
};

}  // namespace tactus::arbitration
