// SPDX-License-Identifier: GPL-3.0-or-later
// The moves of one game as they were played, legal or not: the record goes on by what stands where.
#pragma once

#include "core/chess/diagram.hpp"
#include "core/chess/move_description.hpp"
#include "core/chess/stated_position.hpp"

#include <vector>

namespace tactus::chess {

class PlayedLine {
 public:
  explicit PlayedLine(StatedPosition const& start = StatedPosition::initial())
      : start_(start), diagrams_{start.diagram()} {}

  StatedPosition const& start() const { return start_; }
  Diagram const& current() const { return diagrams_.back(); }
  std::size_t plies() const { return moves_.size(); }
  std::vector<Move> const& moves() const { return moves_; }
  /// What stood before ply `ply` (0 = the start). Precondition: ply <= plies().
  Diagram const& diagram_at(std::size_t ply) const { return diagrams_[ply]; }
  /// The number that a scoresheet gives to the move after `ply` plies.
  unsigned number_at(std::size_t ply) const;

  /// Precondition: current().has(m). `is_piece_unknown`: a promotion, and nobody knows to what.
  void play(Move m, bool is_piece_unknown = false);
  /// The move of that ply (from 1) is such a promotion. Precondition: 1 <= ply <= plies().
  bool is_piece_unknown(std::size_t ply) const {
    Move const m = moves_[ply - 1];
    return m.is_promotion() && diagrams_[ply].unknown().contains(m.to());
  }
  /// Back to where so many plies were played. Precondition: plies <= plies().
  void take_back_to(std::size_t plies);
  /// In place of the move of that ply (from 1); the later ones are played again. False, and nothing is
  /// changed, where no such move can be made there, or one of the later ones not after it.
  bool replace(std::size_t ply, Move m);

 private:
  StatedPosition start_;
  std::vector<Diagram> diagrams_;
  std::vector<Move> moves_;
};

/// The move of that ply (from 1), as far as it is known.
MoveDescription describe(PlayedLine const& line, std::size_t ply);

/// The position after the moves, with what the moves leave of rights and counts, legal or not. The en passant
/// square is stated after every double step.
Setup setup_of(PlayedLine const& line);

// The moves of a game as every kind of score writes them: numbered and described.

struct ScoredMove {
  unsigned number;  // as on a scoresheet
  Color by;
  MoveDescription move;
};

/// As the player's program writes them: legal or not, without a word of check.
std::vector<ScoredMove> scored_as_played(PlayedLine const& line);

}  // namespace tactus::chess
