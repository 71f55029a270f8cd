// SPDX-License-Identifier: GPL-3.0-or-later
// What a move states, written down: the way back from a pattern.
#include "core/chess/piece.hpp"
#include "core/notation/move_pattern.hpp"

#include <array>

namespace tactus::notation {
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
  if (pattern.piece && *pattern.piece != Kind::pawn) text += english_letter(*pattern.piece);
  text += text_of(pattern.from);
  if (pattern.says_capture) text += 'x';
  text += text_of(pattern.to) + promotion_text(pattern.promotion);
  if (pattern.says_en_passant) text += " e.p.";
  return text;
}

}  // namespace tactus::notation
