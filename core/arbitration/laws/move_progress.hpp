// SPDX-License-Identifier: GPL-3.0-or-later
// How far a move has come: touched, made, and what it still lacks (D.2.2 to D.2.5, 4.7). It says nothing
// about legality.
#pragma once

#include "core/arbitration/laws/board_handling.hpp"

namespace tactus::arbitration::laws {

struct MoveProgress {
  bool is_touched = false;
  std::vector<Lacking> lacking;
  /// The newest announcement: nothing where none was made.
  std::optional<bool> is_announcement_complete;
  std::optional<chess::Move> announced;  // the legal move that it means
  bool lacks_promotion_piece = false;    // in the announcement (D.2.1)
  bool differs_from_board = false;       // the announcement means another move than the board shows

  bool is_made() const { return lacking.empty(); }
};

/// On a tactile board a move is made when it is announced, too (D.2.3.3).
MoveProgress progress_of(Turn const& turn);

/// Several moves that differ in the new piece only: it was not named.
bool lacks_only_the_promotion_piece(std::vector<chess::Move> const& fits);

}  // namespace tactus::arbitration::laws
