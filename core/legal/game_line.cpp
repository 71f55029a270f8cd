// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/legal/game_line.hpp"

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

unsigned GameLine::count(PositionKey key) const {
  auto const same = [key](Position const& p) { return p.key() == key; };
  return static_cast<unsigned>(std::count_if(positions_.begin(), positions_.end(), same));
}

unsigned GameLine::occurrences() const { return count(current().key()); }

unsigned GameLine::occurrences_after(Move m) const { return count(current().after(m).key()) + 1; }

}  // namespace tactus::chess
