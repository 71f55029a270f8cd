// SPDX-License-Identifier: GPL-3.0-or-later
// A mate that takes every piece in its role: one search for each plan, in which positions near to it come
// first.
#pragma once

#include "core/arbitration/mating/can_mate.hpp"
#include "core/arbitration/mating/position_set.hpp"
#include "core/arbitration/mating/role_plan.hpp"
#include "core/legal/position.hpp"

#include <optional>

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
  /// The move is made by a piece that could take a role; all others can only pass or make way.
  bool serves(chess::Position const& position, chess::Move move) const;
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

/// Which moves a search follows. `of_roles`: those of pieces that could take a role, and one other in each
/// position, so that a player can pass. That finds mates of many moves where idle pieces could wander for
/// ever.
enum class Followed : std::uint8_t { all, of_roles };

/// Best first, by the distance from one plan. Can be left at a limit and gone on with.
class PlanSearch {
 public:
  PlanSearch(RolePlan const& plan, chess::Position const& start, chess::Color winner,
             Followed followed = Followed::all);
  /// Goes on until so many positions are known, or time is up. Nothing proves nothing.
  std::optional<std::vector<chess::Move>> run(std::size_t positions, MatingBudget const& budget);
  std::size_t positions() const { return seen_.size(); }

 private:
  using Index = PositionSet::Index;

  std::optional<Index> take();
  void expand(Index i);
  std::size_t rank_of(unsigned distance, unsigned plies) const;
  void visit(chess::Position const& p, std::size_t rank, PositionSet::Node const& node);

  chess::Color winner_;
  Followed followed_;
  PlanDistance distance_;
  PositionSet seen_;
  std::vector<std::vector<Index>> buckets_;  // to be expanded, by rank
  std::size_t lowest_ = 0;                   // no bucket before it has anything
  std::optional<Index> mate_;
};

/// Plans for one position, tried with growing effort.
class PlannedMates {
 public:
  PlannedMates(chess::Position const& start, chess::Color winner, Followed followed = Followed::all);

  struct Found {
    std::optional<std::vector<chess::Move>> line;  // legal moves, the last one mates; nothing proves nothing
    std::size_t positions = 0;                     // looked at this time
  };
  /// Each plan is followed until it has so many positions, from run to run; all together keep to the budget.
  Found run(std::size_t for_each, MatingBudget const& budget);

 private:
  chess::Position start_;
  chess::Color winner_;
  Followed followed_;
  std::vector<RolePlan> plans_;
  std::vector<PlanSearch> searches_;  // for the first plans
};

}  // namespace tactus::arbitration
