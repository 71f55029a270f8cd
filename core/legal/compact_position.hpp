// SPDX-License-Identifier: GPL-3.0-or-later
// A position in 32 bytes, for searches that keep millions. Two are equal exactly when pieces, player to move,
// castling rights and en passant are (9.2.3); counters are not kept. Nothing is hashed away: equality is a
// proof.
#pragma once

#include "core/legal/position.hpp"

namespace tactus::chess {

class CompactPosition {
 public:
  CompactPosition() = default;
  /// Precondition: at least one square is empty.
  explicit CompactPosition(Position const& position);
  /// With the counters of a new game.
  Position position() const;
  /// For the place in a table only.
  std::uint64_t hash() const;
  bool operator==(CompactPosition const& o) const {  // without a call: searches compare all the time
    return ((planes_[0] ^ o.planes_[0]) | (planes_[1] ^ o.planes_[1]) | (planes_[2] ^ o.planes_[2]) |
            (planes_[3] ^ o.planes_[3])) == 0;
  }

 private:
  // Bit n of the planes is the code of square n: the first three planes tell the kind (0 empty, 1 pawn ... 6
  // king, 7 a rook that may castle or, on the fourth or fifth rank, a pawn that may be taken en passant), the
  // last one the colour, and on empty squares the player to move.
  std::array<Bits, 4> planes_{};
};

}  // namespace tactus::chess
