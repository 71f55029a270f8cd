// SPDX-License-Identifier: GPL-3.0-or-later
// What stands where, possibly impossible: a board as it was sensed or written down.
#pragma once

#include "core/chess/piece.hpp"
#include "core/chess/square.hpp"

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

struct PieceOn {
  Piece piece;
  Square square;
  bool operator==(PieceOn const&) const = default;
};

// A full set-up as a FEN text can state it, whether or not a game can be played from it.

struct Setup {
  Placement placement;
  Color turn = Color::white;
  SquareSet castling_rooks;  // squares of the rooks that may still castle, both colours
  std::optional<Square>
      en_passant;  // the square passed over by the last move, whether or not it can be taken
  std::uint16_t halfmove_clock = 0;  // plies since the last capture or pawn move (9.3)
  std::uint16_t fullmove_number = 1;

  bool operator==(Setup const&) const = default;
};

}  // namespace tactus::chess
