// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/sim/world/mistake.hpp"

#include "core/legal/position.hpp"
#include "core/sensing/orientation.hpp"

namespace tactus::sim {

using chess::Color;
using chess::File;
using chess::Rank;
using chess::Square;

chess::Square told_for(Mistake mistake, Color board, Square square) {
  if (board == Color::black) return square;
  if (mistake == Mistake::board_turned) return sensing::Orientation{sensing::half_turn}.seen(square);
  return mistake == Mistake::board_turned_by_quarter ? sensing::Orientation{1}.seen(square) : square;
}

chess::Placement standing_at_start(Mistake mistake, Color board) {
  auto const start = chess::Position::initial().placement();
  chess::Placement standing;
  for (Square const each : start.occupied()) standing.put(told_for(mistake, board, each), *start.at(each));
  if (mistake == Mistake::piece_missing && board == Color::white) standing.clear(Square{File::h, Rank::r2});
  if (mistake == Mistake::king_and_queen && board == Color::black) {
    Square const d8{File::d, Rank::r8}, e8{File::e, Rank::r8};
    standing.clear(d8);
    standing.clear(e8);
    standing.put(e8, *start.at(d8));
    standing.put(d8, *start.at(e8));
  }
  return standing;
}

}  // namespace tactus::sim
