// SPDX-License-Identifier: GPL-3.0-or-later
// Which piece carries which tag: learned from a position that is known to stand on the board, first of all
// the start position. Outlives a reconnect of its board.
#pragma once

#include "core/chess/placement.hpp"

#include <array>
#include <cstdint>
#include <map>
#include <optional>

namespace tactus::devices {

/// The five bytes that a board reads from a piece; nothing stands on a square without one.
using Tag = std::array<std::uint8_t, 5>;
using TaggedSquares = std::array<std::optional<Tag>, 64>;  // by the index of the square

class PieceTags {
 public:
  PieceTags();
  /// What should stand on the board; the start position until this is called.
  void expect(chess::Placement const& placement) { expected_ = placement; }
  /// Learns the tags that are new if just the expected squares are filled and no tag that is known stands on
  /// a square of another piece. Beside the start position a second queen may stand on d3 and on d6.
  void learn(TaggedSquares const& tags);
  bool is_calibrated() const { return !pieces_.empty(); }
  /// Nothing for a tag that was not learned.
  std::optional<chess::Piece> piece(Tag const& tag) const;

 private:
  std::optional<chess::Placement> explanation(TaggedSquares const& tags) const;

  chess::Placement expected_;
  std::map<Tag, chess::Piece> pieces_;
};

}  // namespace tactus::devices
