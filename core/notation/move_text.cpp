// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/notation/move_text.hpp"

#include "core/notation/move_pattern.hpp"

namespace tactus::notation {
namespace {

using chess::Kind;
using chess::Move;
using chess::Square;

/// What differs between SAN and a sheet by Appendix C.
struct WritingStyle {
  std::string_view short_castling, long_castling, promotion_mark, mate;
};
constexpr WritingStyle san_style{"O-O", "O-O-O", "=", "#"};
constexpr WritingStyle sheet_style{"0-0", "0-0-0", "", "++"};

std::string piece_move_text(chess::MoveDescription const& d, PieceLetters const& letters,
                            WritingStyle const& style) {
  std::string text;
  if (d.piece.kind != Kind::pawn && !d.is_kind_unknown) text += letters.of(d.piece.kind);
  if (d.needs_file) text += d.from.file_letter();
  if (d.needs_rank) text += d.from.rank_digit();
  if (d.captured) text += 'x';
  text += d.to.name();
  if (d.promotion) {
    text += style.promotion_mark;
    text += letters.of(*d.promotion);
  } else if (d.is_piece_unknown()) {
    text += "=?";  // a question mark alone calls it a bad move
  }
  return text;
}

std::string write_in_style(chess::MoveDescription const& d, PieceLetters const& letters,
                           WritingStyle const& style) {
  std::string text;
  if (d.is_castling())
    text = d.is_short_castling ? style.short_castling : style.long_castling;
  else
    text = piece_move_text(d, letters, style);
  switch (d.gives) {
    case chess::CheckState::none: break;
    case chess::CheckState::check: text += '+'; break;
    case chess::CheckState::mate: text += style.mate; break;
  }
  return text;
}

template <class Value>
bool agree(std::optional<Value> const& one, std::optional<Value> const& other) {
  return !one || !other || *one == *other;
}

bool agree(PartOfSquare const& one, PartOfSquare const& other) {
  return agree(one.file, other.file) && agree(one.rank, other.rank);
}

bool agree_on_piece(MovePattern const& one, MovePattern const& other) {
  if (one.is_coordinates() || other.is_coordinates()) return agree(one.piece, other.piece);
  return one.piece == other.piece;
}

bool agree_on_promotion(MovePattern const& one, MovePattern const& other) {
  if (one.promotion.empty() || other.promotion.empty()) return true;
  for (Kind const kind : {Kind::knight, Kind::bishop, Kind::rook, Kind::queen, Kind::king})
    if (one.promotion.contains(kind) && other.promotion.contains(kind)) return true;
  return false;
}

}  // namespace

bool can_state_the_same(std::string_view one, PieceLetters const& its_letters, std::string_view other,
                        PieceLetters const& other_letters) {
  auto const a = parse_move(one, its_letters);
  auto const b = parse_move(other, other_letters);
  if (!a || !b || a->castling != b->castling) return false;
  return agree_on_piece(*a, *b) && agree(a->from, b->from) && agree(a->to, b->to) &&
         agree(a->taken, b->taken) && agree_on_promotion(*a, *b);
}

std::string write_uci(Move m) {
  std::string text = m.from().name() + standard_king_goal(m).value_or(m.to()).name();
  if (auto const kind = m.promotion()) text += chess::Piece{chess::Color::black, *kind}.fen_letter();
  return text;
}

std::string write_san(chess::MoveDescription const& move, PieceLetters const& letters) {
  return write_in_style(move, letters, san_style);
}

std::string write_sheet_move(chess::MoveDescription const& move, PieceLetters const& letters) {
  return write_in_style(move, letters, sheet_style);
}

}  // namespace tactus::notation
