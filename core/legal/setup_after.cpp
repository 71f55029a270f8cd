// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/legal/setup_after.hpp"

namespace tactus::chess {

Setup setup_after(Position const& before, Move m) {
  Setup setup = before.after(m).setup();
  if (m.kind() == MoveKind::double_push)
    setup.en_passant = Square::from_index((m.from().index() + m.to().index()) / 2);
  return setup;
}

Setup setup_after(Position const& start, std::span<Move const> moves) {
  if (moves.empty()) return start.setup();
  Position position = start;
  for (Move const m : moves.first(moves.size() - 1)) position.play(m);
  return setup_after(position, moves.back());
}

}  // namespace tactus::chess
