// SPDX-License-Identifier: GPL-3.0-or-later
// What stands on a player's board now: pieces, or only which squares are occupied.
#pragma once

#include "core/legal/position.hpp"

#include <variant>

namespace tactus::arbitration::reconcile {

class FoundBoard {
 public:
  FoundBoard() = default;
  explicit FoundBoard(chess::Placement pieces) : found_(pieces) {}
  explicit FoundBoard(chess::SquareSet occupied) : found_(occupied) {}

  chess::SquareSet occupied() const;
  /// Nothing: the board does not know its pieces.
  chess::Placement const* pieces() const { return std::get_if<chess::Placement>(&found_); }
  /// The squares that show something else, as far as this board can tell.
  chess::SquareSet difference(chess::Placement const& expected) const;
  bool shows(chess::Placement const& expected) const { return difference(expected).empty(); }

 private:
  std::variant<chess::Placement, chess::SquareSet> found_;
};

/// As far as both can tell.
bool show_the_same(FoundBoard const& one, FoundBoard const& other);

}  // namespace tactus::arbitration::reconcile
