// SPDX-License-Identifier: GPL-3.0-or-later
// The moves of one game from its first position, with the history that draw rules need (9.2, 9.3, 9.6).
#pragma once

#include "core/chess/played_line.hpp"
#include "core/legal/position.hpp"

#include <optional>
#include <span>
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

// Draws by repetition and by moves without progress: what may be claimed (9.2, 9.3 of the Laws from 2018 on).
// Claims are right or wrong here; how one is made, and what ends the game by itself (9.6), is the arbiter's
// matter.

/// 9.2.2: the position on the board has occurred at least three times.
bool has_threefold(GameLine const& line);
/// 9.2.1: the intended move makes such a position. Precondition: m is legal now.
bool makes_threefold(GameLine const& line, Move m);
/// On the board, or by some legal move.
bool can_claim_threefold(GameLine const& line);
/// 9.3.2: fifty moves by each player without capture or pawn move; not where mate or stalemate has ended the
/// game.
bool has_fifty_moves(Position const& position);
/// 9.3.1: the intended move completes them. Precondition: m is legal.
bool makes_fifty_moves(Position const& position, Move m);
/// On the board, or by some legal move.
bool can_claim_fifty_moves(Position const& position);

// What was played, for those who may judge it.

/// The same, where it can be played on by the Laws; rights that what stands does not bear out are dropped.
std::optional<Position> position_of(StatedPosition const& stated);

/// The moves up to the first one that is not legal. Nothing: not even the start can be played on.
std::optional<GameLine> legal_beginning(PlayedLine const& line);

/// With check and mate. Precondition: the moves are legal one after the other.
std::vector<ScoredMove> scored_legal(Position const& start, std::span<Move const> moves);

}  // namespace tactus::chess
