// SPDX-License-Identifier: GPL-3.0-or-later
// The moves of one game from its first position, with the history that draw rules need (9.2, 9.3, 9.6).
#pragma once

#include "core/legal/position.hpp"

#include <vector>

namespace tactus::chess {

class GameLine {
 public:
  explicit GameLine(Position const& start = Position::initial());

  Position const& start() const { return positions_.front(); }
  Position const& current() const { return positions_.back(); }
  std::size_t plies() const { return moves_.size(); }
  std::vector<Move> const& moves() const { return moves_; }
  /// The position before ply `ply` (0 = the start). Precondition: ply <= plies().
  Position const& position_at(std::size_t ply) const { return positions_[ply]; }

  /// Precondition: m is legal in current().
  void play(Move m);
  /// Back to the position after `plies` plies. Precondition: plies <= plies().
  void take_back_to(std::size_t plies);
  /// How often the current position has occurred, itself included (9.2.3).
  unsigned occurrences() const;
  /// How often the position after the move will have occurred. Precondition: m is legal in current().
  unsigned occurrences_after(Move m) const;

 private:
  unsigned count(PositionKey key) const;

  std::vector<Position> positions_;
  std::vector<Move> moves_;
};

}  // namespace tactus::chess
