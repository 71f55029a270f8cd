// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/chess/move_description.hpp"

namespace tactus::chess {

MoveDescription describe(Diagram const& before, Move m) {
  MoveDescription d = described(before, m);
  if (has_rivals(d)) tell_apart(d, before.origins(d.piece.kind, m.to()));
  d.is_kind_unknown = before.unknown().contains(m.from()) && !m.is_castling();
  if (d.is_kind_unknown) d.needs_file = d.needs_rank = true;
  return d;
}

}  // namespace tactus::chess
