// SPDX-License-Identifier: GPL-3.0-or-later
// Where a board differs from the game, as facts for the arbiter (D.2.9): what should stand on each square and
// what is sensed there, and since which move. The words are made elsewhere.
#pragma once

#include "core/table/table_state.hpp"

#include <optional>
#include <vector>

namespace tactus::arbitration {

struct SquareFact {
  chess::Square square;
  std::optional<chess::Piece> expected;  // nothing: the square must be empty
  bool is_filled = false;                // sensed
  std::optional<chess::Piece> sensed;    // nothing on a filled square: the board does not know its pieces
  bool operator==(SquareFact const&) const = default;
};

struct Divergence {
  chess::Color board;
  /// The first completed ply that the board does not show, counted from 1; 0: the start position is not
  /// right, or a board that stood right was disturbed and no ply is to blame (then `is_disturbed`).
  unsigned first_ply = 0;
  bool is_disturbed = false;
  /// Recorded as a difference. False: the player may still be moving or copying.
  bool is_settled = false;
  std::vector<SquareFact> squares{};  // from a1 to h8, never empty
  bool operator==(Divergence const&) const = default;
};

/// Nothing: the board stands right, is not read, or its player is making his own move on a board that was
/// right.
std::optional<Divergence> divergence(table::TableState const& state, chess::Color board);

}  // namespace tactus::arbitration
