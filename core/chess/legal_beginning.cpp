// SPDX-License-Identifier: GPL-3.0-or-later
// Apart from played_line.cpp, so that the player's program does not contain it.
#include "core/chess/played_line.hpp"

namespace tactus::chess {

GameLine legal_beginning(PlayedLine const& line) {
  GameLine legal{line.start()};
  for (Move const m : line.moves()) {
    if (!legal.current().is_legal(m)) break;
    legal.play(m);
  }
  return legal;
}

}  // namespace tactus::chess
