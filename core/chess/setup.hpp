// SPDX-License-Identifier: GPL-3.0-or-later
// A full set-up as a FEN text can state it, whether or not a game can be played from it.
#pragma once

#include "core/chess/placement.hpp"

#include <cstdint>
#include <optional>

namespace tactus::chess {

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
