// SPDX-License-Identifier: GPL-3.0-or-later
// Random games as hands play them on a board: what the sensors say, and what was really played.
#pragma once

#include "tests/core/sensing/strokes.hpp"

#include <optional>
#include <random>

namespace tactus::sensing::test {

struct Hands {
  char const* name;
  int habits;  // chance in percent of each odd thing, per move
  int slow;    // how long things take, percent
  int bounce;  // chance in percent that a contact bounces
};
inline std::ostream& operator<<(std::ostream& out, Hands const& hands) { return out << hands.name; }

inline constexpr Hands clean{"clean", 0, 100, 0};
inline constexpr Hands hurried{"hurried", 3, 45, 20};
inline constexpr Hands feeling{"feeling", 15, 130, 5};
inline constexpr Hands clumsy{"clumsy", 12, 100, 30};

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
