// SPDX-License-Identifier: GPL-3.0-or-later
// Where each single piece may ever stand: sharper than Reach, for it tells pieces of one kind apart and knows
// that pawns on a file do not jump over each other. A bound from above, sound for "never"
// (docs/arbiters/mating.md).
#pragma once

#include "core/arbitration/mating/steps.hpp"
#include "core/legal/position.hpp"

#include <array>
#include <cstddef>

namespace tactus::arbitration {

struct PieceReach {
  chess::Piece piece;
  chess::Square origin;
  SquareSet stands;     // while it is of the kind it has now
  SquareSet promoted;   // a pawn that became an officer, of whatever kind
  bool leaves = false;  // a pawn that may take, and so change its file
  bool taken = false;   // it may be taken

  /// Never moves and is never taken.
  bool is_rock() const { return !taken && stands == SquareSet{origin} && promoted.empty(); }
  /// A pawn that is on its file for ever.
  bool keeps_file() const { return !taken && !leaves && promoted.empty(); }
  /// Squares it may attack. Sliders one step far: where they attack further they may stand nearer, too.
  SquareSet attacks() const;
};

/// Invariant of every position that can follow: each piece still on the board is within its bounds.
struct PiecesReach {
  std::array<PieceReach, 64> pieces;  // the first `count`
  std::size_t count = 0;
  std::array<SquareSet, 2> always_attacked;  // by rocks; a slider that is a rock attacks only beside itself
  std::array<SquareSet, 2> rocks;  // squares of pieces that never move and are never taken; by Color

  PieceReach const* begin() const { return pieces.data(); }
  PieceReach const* end() const { return pieces.data() + count; }
  PieceReach* begin() { return pieces.data(); }
  PieceReach* end() { return pieces.data() + count; }
};

/// The least fixpoint of single steps, with every piece a rock at first.
PiecesReach pieces_reach_of(chess::Position const& position);

// The loser's own pieces that may stand in his king's way, each on one square at a time.

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

// Mate pictures out of single pieces: a square to flee to that nobody attacks needs a blocker of its own.

/// Might the opponent of `winner` ever be mated? No is a proof.
bool has_mate_picture(PiecesReach const& reach, chess::Color winner);

}  // namespace tactus::arbitration
