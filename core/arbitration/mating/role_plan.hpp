// SPDX-License-Identifier: GPL-3.0-or-later
// A mate to play for in which every piece has its role: who checks from where, whose king stands where, which
// piece closes which flight, the mated king's own men among them. A hope that orders a search; proves
// nothing.
#pragma once

#include "core/arbitration/mating/steps.hpp"
#include "core/legal/position.hpp"

#include <array>
#include <cstddef>
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
  static constexpr std::size_t capacity = 8;  // two kings, a checker, and a guard or four blockers
  /// Precondition: fewer than `capacity` so far.
  void push(Role role) { roles_[size_++] = role; }
  Role const* begin() const { return roles_.data(); }
  Role const* end() const { return roles_.data() + size_; }

 private:
  std::array<Role, capacity> roles_{};
  std::size_t size_ = 0;
};

struct RolePlan {
  Roles roles;  // the mated king's is the first, the checker's the second
  SquareSet
      clear;  // the checker's square and his line: the loser's officers must not attack these in the end
  unsigned cost = 0;  // grows with the moves that both players need
};

/// The cheapest plans, cheapest first, at most so many, and at most two for one square of the mated king.
std::vector<RolePlan> role_plans(chess::Position const& position, chess::Color winner, std::size_t at_most);

}  // namespace tactus::arbitration
