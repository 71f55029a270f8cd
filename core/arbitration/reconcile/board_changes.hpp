// SPDX-License-Identifier: GPL-3.0-or-later
// What a hand has to do on one board so that it shows a position: piece by piece, in an order that works.
#pragma once

#include "core/arbitration/reconcile/found_board.hpp"

#include <optional>
#include <vector>

namespace tactus::arbitration::reconcile {

/// One piece is taken from a square, put onto one, or both. At least one square is set.
struct PieceChange {
  std::optional<chess::Square> from;  // nothing: the piece comes from beside the board
  std::optional<chess::Square> to;    // nothing: it goes beside the board
  std::optional<chess::Piece> piece;  // nothing: the board does not know what stands there
  bool operator==(PieceChange const&) const = default;
};

/// Done one after the other, no piece is ever put onto a filled square. Empty: the board shows the position,
/// as far as it can tell.
std::vector<PieceChange> changes_to(FoundBoard const& board, chess::Placement const& target);

}  // namespace tactus::arbitration::reconcile
