// SPDX-License-Identifier: GPL-3.0-or-later
// What stands where, possibly impossible: a board as it was sensed or written down.
#pragma once

#include "core/chess/piece.hpp"
#include "core/chess/square_set.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace tactus::chess {

class Placement {
 public:
  constexpr std::optional<Piece> at(Square s) const {
    std::uint8_t const code = squares_[s.index()];
    if (code == 0) return std::nullopt;
    return Piece{static_cast<Color>((code - 1) / 6), static_cast<Kind>((code - 1) % 6)};
  }
  constexpr void put(Square s, Piece p) {
    squares_[s.index()] =
        static_cast<std::uint8_t>(static_cast<unsigned>(p.color) * 6 + static_cast<unsigned>(p.kind) + 1);
  }
  constexpr void clear(Square s) { squares_[s.index()] = 0; }
  /// All squares on which something stands.
  constexpr SquareSet occupied() const {
    SquareSet set;
    for (unsigned i = 0; i < 64; ++i)
      if (squares_[i] != 0) set.insert(Square::from_index(i));
    return set;
  }
  /// The squares on which the two placements differ.
  constexpr SquareSet difference(Placement const& other) const {
    SquareSet set;
    for (unsigned i = 0; i < 64; ++i)
      if (squares_[i] != other.squares_[i]) set.insert(Square::from_index(i));
    return set;
  }
  constexpr bool operator==(Placement const&) const = default;

 private:
  std::array<std::uint8_t, 64> squares_{};  // 0 = empty, else 1 + colour * 6 + kind
};

}  // namespace tactus::chess
