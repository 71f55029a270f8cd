// SPDX-License-Identifier: GPL-3.0-or-later
// Replay a Finnish scoresheet as far as it goes, and say where it stops.
#include "core/legal/game_line.hpp"
#include "core/legal/reading/replay.hpp"
#include "core/notation/scoresheet.hpp"

#include <iostream>

using namespace tactus;

int main() {
  auto const texts = notation::move_texts("1. e4 e5 2. Rf3 Rc6 3. Lb5 Kb1");
  auto const start = chess::Position::initial();
  notation::Replay const done = notation::replay(start, texts, notation::finnish);
  std::cout << notation::write_scoresheet(chess::scored_legal(start, done.moves), notation::english);
  if (done.error) std::cout << "ply " << done.error->index + 1 << ": " << done.error->text << '\n';
}
