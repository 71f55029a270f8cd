// SPDX-License-Identifier: GPL-3.0-or-later
// A mate to play for in which every piece has its role: who checks from where, whose king stands where, which
// piece closes which flight, the mated king's own men among them. A hope that orders a search; proves
// nothing.
#pragma once

#include "core/arbitration/mating/distances.hpp"
#include "core/chess/position.hpp"

#include <array>
#include <vector>

namespace tactus::arbitration {

/// A piece of this kind goes to this square; a pawn may promote to it first.
struct Role {
  chess::Color color;
  chess::Kind kind;
  chess::Square target;
  bool from_pawn;
};

/// A few roles, held in place.
class Roles {
 public:
  static constexpr std::size_t capacity = 8;
  bool is_full() const { return size_ == capacity; }
  void push(Role role) { roles_[size_++] = role; }
  Role const* begin() const { return roles_.data(); }
  Role const* end() const { return roles_.data() + size_; }

 private:
  std::array<Role, capacity> roles_{};
  std::size_t size_ = 0;
};

struct RolePlan {
  Roles roles;
  SquareSet clear;  // nothing of the mated side may reach these squares in the end
  unsigned cost = 0;
};

/// The cheapest plans, cheapest first, at most so many, and at most two for one square of the mated king.
std::vector<RolePlan> role_plans(chess::Position const& position, chess::Color winner, std::size_t at_most);

/// How far a position is from a plan, in moves of both players.
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
