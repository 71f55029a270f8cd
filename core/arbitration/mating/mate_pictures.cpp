// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/mating/mate_pictures.hpp"

#include "core/arbitration/mating/steps.hpp"

namespace tactus::arbitration {

using chess::Color;
using chess::Kind;
using chess::Square;

SquareSet mating_squares(Reach const& reach, Color winner) {
  Color const loser = opposite(winner);
  SquareSet const attacked = attackable(reach, winner);
  SquareSet const closed = attacked | reach.of_pieces(loser);
  SquareSet const kings = reach.of(winner, Kind::king);
  SquareSet squares;
  for (Square const king : reach.of(loser, Kind::king) & attacked) {
    SquareSet const near = king_steps(king);
    SquareSet const open = near - closed;
    for (Square const other : kings - near - king)
      if ((open - king_steps(other)).empty()) {
        squares.insert(king);
        break;
      }
  }
  return squares;
}

}  // namespace tactus::arbitration
