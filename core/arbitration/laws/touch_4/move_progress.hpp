// SPDX-License-Identifier: GPL-3.0-or-later
// How far a move has come: touched, made, and what it still lacks (D.2.2 to D.2.5, 4.7).
#pragma once

#include "core/arbitration/laws/touch_4/board_handling.hpp"
#include "core/legal/position.hpp"

namespace tactus::arbitration::laws {

struct MoveProgress {
  bool is_touched = false;
  std::vector<Lacking> lacking;
  /// The newest announcement: nothing where none was made.
  std::optional<bool> is_announcement_complete;
  std::optional<chess::Move> announced;  // the legal move that it means
  bool lacks_promotion_piece = false;    // in the announcement (D.2.1)
  bool differs_from_board = false;       // the announcement means another move than the board shows
  std::optional<PlacedPiece> illegal{};  // where no legal move brings it (4.7)

  bool is_made() const { return lacking.empty() && !illegal; }
};

/// On a tactile board a move is made when it is announced, too (D.2.3.3).
MoveProgress progress_of(Turn const& turn);

/// Several moves that differ in the new piece only: it was not named.
bool lacks_only_the_promotion_piece(std::vector<chess::Move> const& fits);

// Where a piece that was put down came from.

/// Whether the move puts this piece there: its own goal, king's or rook's when castling, the new piece of a
/// promotion, or the pawn still to be exchanged.
bool puts(chess::Position const& before, chess::Move m, PlacedPiece const& piece);

/// A piece that was taken off or touched; else the only one that can have come from elsewhere. Nothing: it
/// may be any of several.
std::optional<chess::Square> origin_of(Turn const& turn, PlacedPiece const& piece);

/// A piece that stands where no legal move brings it from where it stood. Nothing: there is none, or the move
/// is stated as a whole.
std::optional<PlacedPiece> placed_illegally(Turn const& turn);

}  // namespace tactus::arbitration::laws
