// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/board_turn.hpp"

namespace tactus::program {
namespace {

// Somebody may be moving or copying meanwhile, with some pieces in his hands; a turned board differs in far
// more.
constexpr int clearly_more_squares = 8;

chess::Square turned(chess::Square square) { return chess::Square::from_index(63U - square.index()); }

chess::Placement turned(chess::Placement const& placement) {
  chess::Placement result;
  for (chess::Square const square : placement.occupied()) result.put(turned(square), *placement.at(square));
  return result;
}

}  // namespace

sensing::Observation BoardTurn::seen(sensing::Observation const& observation) {
  if (auto const* all = std::get_if<sensing::AllPieces>(&observation)) {
    chess::Placement const other_way = turned(all->placement);
    int const differing = all->placement.difference(expected_).size();
    int const differing_turned = other_way.difference(expected_).size();
    if (differing_turned + clearly_more_squares <= differing) is_turned_ = true;
    if (differing + clearly_more_squares <= differing_turned) is_turned_ = false;
    return is_turned_ ? sensing::AllPieces{other_way} : *all;
  }
  if (auto const* one = std::get_if<sensing::SquarePiece>(&observation); one != nullptr && is_turned_)
    return sensing::SquarePiece{turned(one->square), one->piece};
  return observation;
}

}  // namespace tactus::program
