// SPDX-License-Identifier: GPL-3.0-or-later
// How much time the players have: periods with numbers of moves, and what is added or held back per move
// (6.3).
#pragma once

#include "core/instant.hpp"

#include <optional>
#include <vector>

namespace tactus::clock {

struct Period {
  std::optional<unsigned> moves;  // that must be completed in it; nothing: the rest of the game
  Millis base{};

  bool operator==(Period const&) const = default;
};

struct TimeControl {
  std::vector<Period> periods;  // in order; each but the last has a number of moves
  Millis increment{};           // cumulative (Fischer) mode: added with each move
  Millis delay{};               // delay (Bronstein) mode: of each move, what does not touch the main time

  bool operator==(TimeControl const&) const = default;
};

}  // namespace tactus::clock
