// SPDX-License-Identifier: GPL-3.0-or-later
// How many moves a position is away from a plan. Internal to core/arbitration/mating.
#pragma once

#include "core/arbitration/mating/role_plan.hpp"
#include "core/legal/position.hpp"

namespace tactus::arbitration {

/// Moves of both players together, each piece on its own way past pawns as they stood at the start. An
/// estimate.
class PlanDistance {
 public:
  PlanDistance(RolePlan const& plan, chess::Position const& start, chess::Color winner);
  unsigned operator()(chess::Position const& position) const;

  /// The moves that each role lacks.
  struct Parts {
    std::array<unsigned, Roles::capacity> moves{};
    unsigned sum = 0;
  };
  Parts parts(chess::Position const& position) const;
  /// At most the distance after a legal move, without making it. `parts` belong to `position`.
  unsigned at_least_after(Parts const& parts, chess::Position const& position, chess::Move move) const;

 private:
  struct Ways {
    Role role;
    Distances officer, pawn;
    unsigned nearest(SquareSet officers, SquareSet pawns) const;
  };
  unsigned disturbers(chess::Position const& position) const;

  chess::Color loser_;
  SquareSet clear_;
  std::vector<Ways> ways_;
};

}  // namespace tactus::arbitration
