// SPDX-License-Identifier: GPL-3.0-or-later
// Random games as hands play them on a board: what the sensors say, and what was really played.
#pragma once

#include "devices/simulators/hands.hpp"
#include "devices/simulators/sensors.hpp"
#include "tests/core/sensing/strokes.hpp"

#include <optional>

namespace tactus::sensing::test {

using Hands = devices::simulators::HandHabits;

struct PlayedGame {
  RecogniserSetup setup;
  std::vector<Input> inputs;
  std::vector<chess::Move> moves;
};

struct GameOptions {
  bool knows_pieces = false;
  bool has_presses = true;
  std::optional<chess::Square> dead;  // says nothing at all
};

/// The same for the same seed. The owner of the board is Black; White's presses come up to 900 ms before his
/// move is done here, or up to 1.4 s after.
PlayedGame play_by_hands(chess::Position const& start, unsigned plies, Hands const& hands,
                         GameOptions const& options, unsigned seed);

}  // namespace tactus::sensing::test
