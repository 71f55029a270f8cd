// SPDX-License-Identifier: GPL-3.0-or-later
// Random games as hands play them on a board: what the sensors say, and what was really played.
#pragma once

#include "core/legal/position.hpp"
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

/// A sensor that says nothing more from a ply on; its last word may be false.
struct BadSensor {
  enum class Reads { as_before, empty, filled };
  chess::Square square;
  Reads reads = Reads::as_before;
  unsigned from_ply = 0;  // 0: before the game; else while that many plies have been played
};

struct GameOptions {
  bool knows_pieces = false;
  bool has_presses = true;
  std::optional<BadSensor> bad;
};

/// The same for the same seed. The owner of the board is Black; White's presses come up to 900 ms before his
/// move is done here, or up to 1.4 s after.
PlayedGame play_by_hands(chess::Position const& start, unsigned plies, Hands const& hands,
                         GameOptions const& options, unsigned seed);

/// The first ply given out that was not played; as many as there are when all were.
std::size_t first_wrong(PlayedGame const& game, std::vector<RecognisedMove> const& given);

/// At each input exactly those moves have been given out that are given out by then in the whole game,
/// however often it is asked.
bool is_the_same_when_cut(PlayedGame const& game);

}  // namespace tactus::sensing::test
