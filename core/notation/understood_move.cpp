// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/notation/understood_move.hpp"

#include "core/notation/move_pattern.hpp"

namespace tactus::notation {

bool states(MovePattern const& stated, chess::Diagram const& before, chess::Move m) {
  return fits(before.at(m.from())->kind, m, stated);
}

UnderstoodMove understand(chess::Diagram const& before, MovePattern const& stated) {
  std::optional<chess::Move> found;
  bool is_piece_open = false;
  for (chess::Move const m : before.moves()) {
    if (!states(stated, before, m)) continue;
    if (found && (found->from() != m.from() || found->to() != m.to())) return SeveralPieces{};
    is_piece_open = found.has_value();
    found = m;
  }
  if (!found) return NotUnderstood{};
  if (is_piece_open) return NoPromotionPiece{};
  return *found;
}

}  // namespace tactus::notation
