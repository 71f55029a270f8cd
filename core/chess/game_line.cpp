// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chess/game_line.hpp"

#include <algorithm>

namespace tactus::chess {

GameLine::GameLine(Position const& start) : positions_{start} {}

void GameLine::play(Move m) {
  positions_.push_back(current().after(m));
  moves_.push_back(m);
}

void GameLine::take_back_to(std::size_t plies) {
  moves_.resize(plies);
  positions_.erase(positions_.begin() + static_cast<std::ptrdiff_t>(plies) + 1, positions_.end());
}

unsigned GameLine::occurrences() const {
  auto const same = [key = current().key()](Position const& p) { return p.key() == key; };
  return static_cast<unsigned>(std::count_if(positions_.begin(), positions_.end(), same));
}

}  // namespace tactus::chess
