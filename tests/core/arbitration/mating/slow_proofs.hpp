// SPDX-License-Identifier: GPL-3.0-or-later
// Why somebody can never mate, derived once more in the slow and obvious way. Shares nothing with the solver
// but the plain value types.
#pragma once

#include "core/chess/placement.hpp"
#include "tests/core/arbitration/mating/slow_men.hpp"

#include <array>
#include <bitset>
#include <vector>

namespace tactus::test {

/// The kinds of men left can never mate.
bool slow_material_never_mates(chess::Placement const& placement, chess::Color player);

/// No square that the men may ever reach, each looked at by itself, gives a picture of a mate by the player.
bool slow_reach_never_mates(chess::Setup const& setup, chess::Color player);

/// Where a man may ever stand. Turns, pins and checks are left out: a man comes at least as far in this model
/// as in any game.
struct Wandering {
  Man man;
  std::array<std::bitset<64>, 6> as{};  // by kind: a pawn may become an officer
  bool may_leave = false;               // his home may be empty one day: he moves or is taken
  bool may_stand(chess::Square square) const;
};

std::vector<Wandering> slow_wanderings(chess::Setup const& setup);

}  // namespace tactus::test
