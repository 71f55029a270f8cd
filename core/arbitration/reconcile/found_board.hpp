// SPDX-License-Identifier: GPL-3.0-or-later
// What stands on a player's board now: pieces, or only which squares are occupied.
#pragma once

#include "core/legal/position.hpp"

#include <optional>
#include <variant>
#include <vector>

namespace tactus::arbitration::reconcile {

class FoundBoard {
 public:
  FoundBoard() = default;
  /// `unread`: squares whose sensors are bad, of which the board tells nothing.
  explicit FoundBoard(chess::Placement pieces, chess::SquareSet unread = {})
      : found_(pieces), unread_(unread) {}
  explicit FoundBoard(chess::SquareSet occupied, chess::SquareSet unread = {})
      : found_(occupied), unread_(unread) {}

  chess::SquareSet unread() const { return unread_; }
  chess::SquareSet occupied() const;
  /// Nothing: the board does not know its pieces.
  chess::Placement const* pieces() const { return std::get_if<chess::Placement>(&found_); }
  /// The squares that show something else, as far as this board can tell.
  chess::SquareSet difference(chess::Placement const& expected) const;
  bool shows(chess::Placement const& expected) const { return difference(expected).empty(); }

 private:
  std::variant<chess::Placement, chess::SquareSet> found_;
  chess::SquareSet unread_;
};

/// As far as both can tell.
bool show_the_same(FoundBoard const& one, FoundBoard const& other);

// What a hand has to do on one board so that it shows a position: piece by piece, in an order that works.

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
