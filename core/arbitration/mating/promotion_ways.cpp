// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/mating/promotion_ways.hpp"

#include "core/legal/position.hpp"

#include <algorithm>

namespace tactus::arbitration {
namespace {
constexpr unsigned to_be_taken = 6;  // an enemy pawn stands in the way
constexpr unsigned own_in_the_way = 4;
constexpr unsigned to_be_offered = 3;  // there is nothing to take yet
}  // namespace

Distances arrived() {
  Distances none;
  for (chess::Square const s : first_and_last_rank) none.set(s, 0);
  return none;
}

Distances promotion_ways(chess::Position const& position, chess::Color color, Distances const& after) {
  chess::Color const enemy = opposite(color);
  SquareSet const takes = position.pieces(enemy) - position.king(enemy);
  SquareSet const enemy_pawns = position.pieces({enemy, chess::Kind::pawn});
  SquareSet const own_pawns = position.pieces({color, chess::Kind::pawn});
  bool const has_offers = takes != enemy_pawns;
  Distances ways;
  for (unsigned i = 0; i < 64; ++i) {
    chess::Square const s = chess::Square::from_index(color == chess::Color::white ? 63 - i : i);
    SquareSet const push = pawn_pushes(color, s);
    if (push.empty()) {
      ways.set(s, after[s]);
      continue;
    }
    chess::Square const ahead = push.first();
    unsigned best = ways[ahead] + 1 + (enemy_pawns.contains(ahead) ? to_be_taken : 0) +
                    (own_pawns.contains(ahead) ? own_in_the_way : 0);
    for (chess::Square const side : pawn_attacks(color, s))
      if (takes.contains(side) || has_offers)
        best = std::min(best, ways[side] + 1 + (takes.contains(side) ? 0 : to_be_offered));
    ways.set(s, std::min(best, Distances::far));
  }
  return ways;
}

}  // namespace tactus::arbitration
