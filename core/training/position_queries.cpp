// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/training/position_queries.hpp"

#include <algorithm>

namespace tactus::training {

std::vector<chess::Move> legal_moves_from(chess::Position const& position, chess::Square from) {
  std::vector<chess::Move> moves;
  for (chess::Move const m : position.legal_moves())
    if (m.from() == from) moves.push_back(m);
  std::stable_sort(moves.begin(), moves.end(), [](chess::Move a, chess::Move b) { return a.to() < b.to(); });
  return moves;
}

chess::SquareSet attackers_of(chess::Position const& position, chess::Square target, chess::Color by) {
  return position.attackers(target, by);
}

}  // namespace tactus::training
