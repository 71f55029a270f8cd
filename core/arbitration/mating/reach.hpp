// SPDX-License-Identifier: GPL-3.0-or-later
// Where pieces may ever stand: a bound from above, sound for "never" (docs/arbiters/mating.md). Pins, checks
// and whose turn it is are left out, so every legal game stays inside the bound.
#pragma once

#include "core/arbitration/mating/steps.hpp"
#include "core/legal/position.hpp"

#include <array>

namespace tactus::arbitration {

/// Invariant of every position that can follow: a piece of colour c and kind k stands in stands[c][k], and
/// what stands on a square of `fixed` still stands there.
struct Reach {
  std::array<std::array<SquareSet, 6>, 2> stands{};  // by Color and Kind
  SquareSet fixed;                                   // pieces that never move and are never taken
  SquareSet of(chess::Color color, chess::Kind kind) const {
    return stands[static_cast<unsigned>(color)][static_cast<unsigned>(kind)];
  }
  /// All kinds but the king.
  SquareSet of_pieces(chess::Color color) const;
  bool operator==(Reach const&) const = default;
};

/// The least fixpoint of single steps, with every piece fixed at first.
Reach reach_of(chess::Position const& position);

/// Squares that pieces of the colour, the king apart, can ever attack.
SquareSet attackable(Reach const& reach, chess::Color by);

// Mate pictures that the reach of the pieces allows: king, check, and no square to flee to.

/// Squares on which the opponent of `winner` might be mated. None is a proof that he never is.
SquareSet mating_squares(Reach const& reach, chess::Color winner);

}  // namespace tactus::arbitration
