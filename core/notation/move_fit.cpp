// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a move is what a text states.
#include "core/notation/move_fit.hpp"

namespace tactus::notation {

using chess::File;
using chess::Kind;
using chess::Move;
using chess::MoveKind;
using chess::Square;

std::optional<Square> standard_king_goal(Move m) {
  if (!m.is_castling() || m.from().file() != File::e) return std::nullopt;
  if (m.to().file() == File::h) return Square{File::g, m.from().rank()};
  if (m.to().file() == File::a) return Square{File::c, m.from().rank()};
  return std::nullopt;
}

namespace {

bool castling_fits(Move m, MovePattern const& pattern) {
  if (pattern.says_en_passant || !pattern.promotion.empty()) return false;
  if (pattern.castling == MovePattern::Castling::to_h_side) return m.kind() == MoveKind::castle_short;
  if (pattern.castling == MovePattern::Castling::to_a_side) return m.kind() == MoveKind::castle_long;
  if (!pattern.is_coordinates() || pattern.says_capture || !pattern.from.fits(m.from())) return false;
  auto const goal = standard_king_goal(m);
  return pattern.to.fits(m.to()) || (goal && pattern.to.fits(*goal));
}

/// Without the whole origin a pawn that takes is written with its file (C.9.3), a pawn that steps without.
bool pawn_form_fits(Move m, MovePattern const& pattern) {
  if (pattern.from.is_whole()) return true;
  bool const takes = m.from().file() != m.to().file();
  return takes ? pattern.from.file.has_value() : pattern.from.is_empty() && !pattern.says_capture;
}

}  // namespace

bool fits(Kind kind, Move m, MovePattern const& pattern) {
  if (m.is_castling() || pattern.castling != MovePattern::Castling::none) return castling_fits(m, pattern);
  if (!pattern.is_coordinates() && kind != pattern.piece.value_or(Kind::pawn)) return false;
  if (!pattern.from.fits(m.from()) || !pattern.to.fits(m.to())) return false;
  if (kind == Kind::pawn && !pawn_form_fits(m, pattern)) return false;
  if (pattern.says_en_passant && m.kind() != MoveKind::en_passant) return false;
  auto const promotion = m.promotion();
  return promotion ? pattern.promotion.empty() || pattern.promotion.contains(*promotion)
                   : pattern.promotion.empty();
}

}  // namespace tactus::notation
