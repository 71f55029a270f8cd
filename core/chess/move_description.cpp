// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chess/move_description.hpp"

namespace tactus::chess {
namespace {

Square castled_king(Move m) {
  return Square{m.kind() == MoveKind::castle_short ? File::g : File::c, m.from().rank()};
}

/// C.10: only legal moves of an equal piece to the same square count. The file is preferred, then the rank.
void tell_apart(MoveDescription& d, Position const& before, Move m) {
  bool others = false;
  bool same_file = false;
  bool same_rank = false;
  for (Move const other : before.legal_moves()) {
    if (other.to() != m.to() || other.from() == m.from() || other.is_castling()) continue;
    if (before.at(other.from())->kind != d.piece.kind) continue;
    others = true;
    same_file = same_file || other.from().file() == m.from().file();
    same_rank = same_rank || other.from().rank() == m.from().rank();
  }
  d.needs_file = others && (!same_file || same_rank);
  d.needs_rank = others && same_file;
}

}  // namespace

MoveDescription describe(Position const& before, Move m) {
  MoveDescription d;
  d.piece = *before.at(m.from());
  d.from = m.from();
  d.to = m.is_castling() ? castled_king(m) : m.to();
  d.is_short_castling = m.kind() == MoveKind::castle_short;
  d.is_long_castling = m.kind() == MoveKind::castle_long;
  d.is_en_passant = m.kind() == MoveKind::en_passant;
  d.promotion = m.promotion();
  if (d.is_en_passant) d.captured = Kind::pawn;
  if (auto const taken = before.at(m.to()); taken && !m.is_castling()) d.captured = taken->kind;
  if (d.piece.kind == Kind::pawn)
    d.needs_file = d.captured.has_value();
  else if (d.piece.kind != Kind::king)
    tell_apart(d, before, m);
  Position const next = before.after(m);
  if (next.is_check()) d.gives = next.count_legal_moves() == 0 ? CheckState::mate : CheckState::check;
  return d;
}

}  // namespace tactus::chess
