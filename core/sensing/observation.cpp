// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/sensing/observation.hpp"

namespace tactus::sensing {

std::vector<Observation> changes(AllPieces const& before, AllPieces const& now) {
  auto const changed = now.placement.difference(before.placement);
  auto const filled = changed & now.placement.occupied();
  std::vector<Observation> told;
  for (auto const square : changed - filled) told.emplace_back(SquarePiece{square, {}});
  for (auto const square : filled) told.emplace_back(SquarePiece{square, now.placement.at(square)});
  return told;
}

std::vector<Observation> changes(AllOccupied const& before, AllOccupied const& now) {
  std::vector<Observation> told;
  for (auto const square : before.squares - now.squares) told.emplace_back(SquareOccupied{square, false});
  for (auto const square : now.squares - before.squares) told.emplace_back(SquareOccupied{square, true});
  return told;
}

}  // namespace tactus::sensing
