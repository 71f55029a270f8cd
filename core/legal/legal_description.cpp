// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/legal/legal_description.hpp"

#include "core/chess/telling_apart.hpp"

namespace tactus::chess {

MoveDescription describe(Position const& before, Move m) {
  MoveDescription d = described(before, m);
  if (has_rivals(d)) tell_apart(d, before.legal_origins(d.piece.kind, m.to(), before.occupied()));
  Position const next = before.after(m);
  if (next.is_check()) d.gives = next.count_legal_moves() == 0 ? CheckState::mate : CheckState::check;
  return d;
}

}  // namespace tactus::chess
