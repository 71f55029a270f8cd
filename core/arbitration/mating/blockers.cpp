// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/mating/blockers.hpp"

namespace tactus::arbitration {

using chess::Square;

bool Blockers::can_fill(SquareSet squares) const {
  if (static_cast<std::size_t>(squares.size()) > count_) return false;
  Seats seats{};
  for (Square const s : squares) {
    std::uint64_t tried = 0;
    if (!seat(s, seats, tried)) return false;
  }
  return true;
}

/// Augmenting paths: a piece that has a square may be asked to take another one.
bool Blockers::seat(Square s, Seats& seats, std::uint64_t& tried) const {
  for (std::size_t i = 0; i < count_; ++i) {
    if (!stands_[i].contains(s) || (tried >> i & 1U) != 0) continue;
    tried |= std::uint64_t{1} << i;
    if (seats[i] == 0 || seat(Square::from_index(seats[i] - 1U), seats, tried)) {
      seats[i] = static_cast<std::uint8_t>(s.index() + 1);
      return true;
    }
  }
  return false;
}

}  // namespace tactus::arbitration
