// SPDX-License-Identifier: GPL-3.0-or-later
// A simple mate to play for: a queen or rook checks, pawns and the other king close the flights. Pawns are
// taken to stand still and officers to step aside, so a plan is a hope and proves nothing.
#pragma once

#include "core/arbitration/mating/steps.hpp"
#include "core/legal/position.hpp"

#include <optional>

namespace tactus::arbitration {

struct MatePlan {
  chess::Square mated;                      // where the loser's king is mated
  chess::Kind checker;                      // the kind that mates: queen or rook
  chess::Square check_from{};               // from here
  std::optional<chess::Square> escorted{};  // here stands the winner's king; nothing: he is not needed
  unsigned cost = 0;                        // about the plies it takes
};

/// The obstacles and ways of a position.
struct Ground {
  Ground(chess::Position const& position, chess::Color winner);

  SquareSet winner_pawns, loser_pawns;
  SquareSet guarded_by_winner, guarded_by_loser;          // by their pawns
  SquareSet open;                                         // no pawn stands there
  SquareSet for_winner, for_winner_king, for_loser_king;  // where they may land
};

/// The cheapest plan with the king mated on none of the squares `tried`. Nothing: no queen and no rook.
std::optional<MatePlan> cheapest_plan(chess::Position const& position, chess::Color winner,
                                      Ground const& ground, SquareSet tried);

// What pawns need to promote. Internal to core/arbitration/mating.

/// From every square, about the moves that a pawn needs to the last rank and from there on as `after` has it.
/// What stands in the way costs moves, too.
Distances promotion_ways(chess::Position const& position, chess::Color color, Distances const& after);
/// No move is left to be made.
Distances arrived();

}  // namespace tactus::arbitration
