// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked in twin games: every command that takes or repeats a move, then the move that is legal in one
// only.
#pragma once

#include "tests/twins/twin_game.hpp"
#include "tests/twins/twin_positions.hpp"

#include <string>
#include <vector>

namespace tactus {

struct TwinScript {
  Setting const& setting;
  chess::Diagram before;
  chess::Move move;
  unsigned texts = 8;   // of the 4,032 coordinate texts
  unsigned number = 0;  // which of them, and how the game ends
};

/// The move of the twins in every notation that they might be typed in, and coordinate texts.
std::vector<std::string> texts_of(TwinScript const& script);

/// Plays all of it.
Transcript played(TwinGame& game, TwinScript const& script);

}  // namespace tactus
