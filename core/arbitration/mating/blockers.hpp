// SPDX-License-Identifier: GPL-3.0-or-later
// The loser's own pieces that may stand in his king's way, each on one square at a time.
#pragma once

#include "core/arbitration/mating/piece_reach.hpp"

namespace tactus::arbitration {

class Blockers {
 public:
  void add(SquareSet stands) { stands_[count_++] = stands; }
  /// Can each of the squares get a piece of its own? Exact.
  bool can_fill(SquareSet squares) const;

 private:
  using Seats = std::array<std::uint8_t, 64>;  // by piece: the index of its square + 1, or 0
  bool seat(chess::Square s, Seats& seats, std::uint64_t& tried) const;

  std::array<SquareSet, 64> stands_;
  std::size_t count_ = 0;
};

}  // namespace tactus::arbitration
