// SPDX-License-Identifier: GPL-3.0-or-later
// Pawn moves and captures are doors that nobody comes back through. What was proven about the bounds behind a
// door holds for every other way in.
#pragma once

#include "core/arbitration/mating/piece_reach.hpp"
#include "core/legal/position.hpp"

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace tactus::arbitration {

class Chapters {
 public:
  explicit Chapters(chess::Color winner) : winner_(winner) {}
  /// Is it proven at sight that the player never mates from here? No proves nothing.
  bool is_closed(chess::Position const& position);

 private:
  struct Bound {
    chess::Piece piece;
    SquareSet stands;
  };
  struct Chapter {
    std::array<SquareSet, 2> pawns, rocks;  // by Color
    std::vector<Bound> bounds;              // of kings and officers
    bool closed = false;
    bool holds(chess::Position const& position) const;
  };
  static std::uint64_t key_of(chess::Position const& position);
  void remember(chess::Position const& position, PiecesReach const& reach, bool closed);

  chess::Color winner_;
  std::unordered_multimap<std::uint64_t, Chapter> chapters_;  // a key only finds; `holds` compares
};

}  // namespace tactus::arbitration
