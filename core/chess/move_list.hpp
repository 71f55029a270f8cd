// SPDX-License-Identifier: GPL-3.0-or-later
// Legal moves on the stack. The largest known count is 218 for a reachable position; an accepted set-up with
// more pieces than a game has can reach more. The capacity is beyond any board: each of the e squares that
// are not one's own can be entered along 8 lines and by 8 knights, by at most 27 moves a queen and 8 a
// knight, which is at most 448 on 64 squares; 8 promoting pawns have 96 moves, the king 10 with castling.
#pragma once

#include "core/chess/move.hpp"

#include <array>
#include <cstddef>

namespace tactus::chess {

class MoveList {
 public:
  static constexpr std::size_t capacity = 576;
  constexpr void push(Move m) { moves_[size_++] = m; }
  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr Move operator[](std::size_t i) const { return moves_[i]; }
  constexpr Move const* begin() const { return moves_.data(); }
  constexpr Move const* end() const { return moves_.data() + size_; }
  constexpr bool contains(Move m) const {
    for (Move const each : *this)
      if (each == m) return true;
    return false;
  }

 private:
  std::array<Move, capacity> moves_;
  std::size_t size_ = 0;
};

}  // namespace tactus::chess
