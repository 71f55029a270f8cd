// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/notation/move_pattern.hpp"

#include "core/chess/piece.hpp"

#include <algorithm>
#include <array>

namespace tactus::notation {

// What a move states, written down: the way back from a pattern.

namespace {

using chess::Kind;

constexpr std::array piece_kinds{Kind::queen, Kind::rook, Kind::bishop, Kind::knight, Kind::king};

char english_letter(Kind kind) { return chess::Piece{chess::Color::white, kind}.fen_letter(); }

std::string text_of(PartOfSquare const& part) {
  std::string text;
  if (part.file) text += static_cast<char>('a' + static_cast<int>(*part.file));
  if (part.rank) text += static_cast<char>('1' + static_cast<int>(*part.rank));
  return text;
}

std::string promotion_text(KindSet const& promotion) {
  std::string text;
  for (Kind const kind : piece_kinds)
    if (promotion.contains(kind)) text += english_letter(kind);
  return text.size() == 1 ? '=' + text : std::string{};
}

PartOfSquare whole(chess::Square s) { return {s.file(), s.rank()}; }

}  // namespace

MovePattern pattern_of(chess::Move m) {
  MovePattern pattern;
  if (m.is_castling()) {
    pattern.castling = m.kind() == chess::MoveKind::castle_short ? MovePattern::Castling::to_h_side
                                                                 : MovePattern::Castling::to_a_side;
    return pattern;
  }
  pattern.from = whole(m.from());
  pattern.to = whole(m.to());
  if (auto const kind = m.promotion()) pattern.promotion.insert(*kind);
  return pattern;
}

std::string write_pattern(MovePattern const& pattern) {
  std::string text;
  switch (pattern.castling) {
    case MovePattern::Castling::to_h_side: return pattern.says_en_passant ? "O-O e.p." : "O-O";
    case MovePattern::Castling::to_a_side: return pattern.says_en_passant ? "O-O-O e.p." : "O-O-O";
    case MovePattern::Castling::none: break;
  }
  bool const is_pawn_alone = pattern.piece == Kind::pawn && pattern.from.is_empty() && pattern.says_capture;
  if (pattern.piece && (pattern.piece != Kind::pawn || is_pawn_alone)) text += english_letter(*pattern.piece);
  text += text_of(pattern.from);
  if (pattern.says_capture) text += 'x';
  text += text_of(pattern.to);
  if (pattern.taken) text += english_letter(*pattern.taken);
  text += promotion_text(pattern.promotion);
  if (pattern.says_en_passant) text += " e.p.";
  return text;
}

// Whether a move is what a text states.

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
  return takes ? pattern.from.file || pattern.piece == Kind::pawn
               : pattern.from.is_empty() && !pattern.says_capture;
}

}  // namespace

bool fits(Kind kind, std::optional<Kind> taken, Move m, MovePattern const& pattern) {
  if (m.is_castling() || pattern.castling != MovePattern::Castling::none) return castling_fits(m, pattern);
  if (!pattern.is_coordinates() && kind != pattern.piece.value_or(Kind::pawn)) return false;
  if (!pattern.from.fits(m.from()) || !pattern.to.fits(m.to())) return false;
  if (kind == Kind::pawn && !pawn_form_fits(m, pattern)) return false;
  if (pattern.taken && pattern.taken != taken) return false;
  bool const is_onto_file = pattern.piece && pattern.says_capture && !pattern.to.rank;  // "Bxf"
  if (is_onto_file && !taken) return false;
  bool const takes_as_pawn = kind == Kind::pawn && m.from().file() != m.to().file();
  if (pattern.says_en_passant && !takes_as_pawn) return false;  // the words choose no other capture
  auto const promotion = m.promotion();
  return promotion ? pattern.promotion.empty() || pattern.promotion.contains(*promotion)
                   : pattern.promotion.empty();
}

std::optional<chess::MoveDescription> described(chess::Diagram const& before, MovePattern const& stated) {
  chess::MoveDescription d;
  d.is_short_castling = stated.castling == MovePattern::Castling::to_h_side;
  d.is_long_castling = stated.castling == MovePattern::Castling::to_a_side;
  d.piece = {before.turn(), d.is_castling() ? Kind::king : stated.piece.value_or(Kind::pawn)};
  if (d.is_castling()) return d;
  if (!stated.to.is_whole()) return std::nullopt;
  d.from = {stated.from.file.value_or(chess::File::a), stated.from.rank.value_or(chess::Rank::r1)};
  d.to = {*stated.to.file, *stated.to.rank};
  d.needs_file = stated.from.file.has_value();
  d.needs_rank = stated.from.rank.has_value();
  if (auto const moved = before.at(d.from); stated.is_coordinates() && moved) d.piece = *moved;
  d.is_en_passant = stated.says_en_passant;
  auto const taken = before.at(d.to);
  if (stated.says_capture || d.is_en_passant) d.captured = taken ? taken->kind : Kind::pawn;
  std::string const promotion = promotion_text(stated.promotion);
  if (!promotion.empty()) d.promotion = english.kind_of(promotion.back());
  return d;
}

bool states(MovePattern const& stated, chess::Diagram const& before, chess::Move m) {
  return fits(before, m, stated);
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
