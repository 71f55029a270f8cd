// SPDX-License-Identifier: GPL-3.0-or-later
// One line for a Braille display, and what kind of line it is: that decides how long it waits.
#pragma once

#include "core/chess/piece.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace tactus::speech {

enum class BrailleKind : std::uint8_t {
  answer,  // to the reader's own key
  move,
  offer,   // of a draw
  result,  // what both players did or agreed: ends, claims, what was decided
  status,  // devices, pieces that fell over, his time
};

struct BrailleLine {
  BrailleKind kind;
  std::string text;                  // UTF-8, one cell for each character
  std::optional<chess::Color> by{};  // who made the move or the offer
};

}  // namespace tactus::speech
