// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/chess/move_description.hpp"

namespace tactus::chess {

MoveDescription describe(Diagram const& before, Move m) {
  MoveDescription d = described(before, m);
  if (has_rivals(d)) tell_apart(d, before.origins(d.piece.kind, m.to()));
  return d;
}

}  // namespace tactus::chess
