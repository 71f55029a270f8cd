// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/move_text.hpp"

#include "core/notation/move_pattern.hpp"
#include "core/notation/move_resolution.hpp"

namespace tactus::notation {
namespace {

using chess::File;
using chess::Kind;
using chess::Move;
using chess::MoveKind;
using chess::Position;
using chess::Square;

char letter_of(Kind kind, PieceLetters const& letters) {
  switch (kind) {
    case Kind::king: return letters.king;
    case Kind::queen: return letters.queen;
    case Kind::rook: return letters.rook;
    case Kind::bishop: return letters.bishop;
    case Kind::knight: return letters.knight;
    case Kind::pawn: break;  // C.3: pawns have no letter
  }
  return '\0';
}

/// What differs between SAN and a sheet by Appendix C.
struct WritingStyle {
  std::string_view short_castling, long_castling, promotion_mark, mate;
};
constexpr WritingStyle san_style{"O-O", "O-O-O", "=", "#"};
constexpr WritingStyle sheet_style{"0-0", "0-0-0", "", "++"};

std::string piece_move_text(chess::MoveDescription const& d, PieceLetters const& letters,
                            WritingStyle const& style) {
  std::string text;
  if (d.piece.kind != Kind::pawn) text += letter_of(d.piece.kind, letters);
  if (d.needs_file) text += d.from.file_letter();
  if (d.needs_rank) text += d.from.rank_digit();
  if (d.captured) text += 'x';
  text += d.to.name();
  if (d.promotion) {
    text += style.promotion_mark;
    text += letter_of(*d.promotion, letters);
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
         agree_on_promotion(*a, *b);
}

ReadMove read_move(Position const& position, std::string_view text, PieceLetters const& letters) {
  if (auto const m = resolve_quickly(position, text, letters)) return *m;
  return resolve_among_all(position, text, letters);
}

ReadMove moves_fitting(Position const& position, MovePattern const& pattern) {
  std::vector<Move> found;
  for (Move const m : position.legal_moves())
    if (fits(position.at(m.from())->kind, m, pattern)) found.push_back(m);
  if (found.empty()) return NoSuchMove{};
  if (found.size() == 1) return found.front();
  return SeveralMoves{std::move(found)};
}

ReadMove resolve_among_all(Position const& position, std::string_view text, PieceLetters const& letters) {
  auto const pattern = parse_move(text, letters);
  if (!pattern) return NotAMove{};
  return moves_fitting(position, *pattern);
}

ReadMove read_uci(Position const& position, std::string_view text) {
  if (text.size() != 4 && text.size() != 5) return NotAMove{};
  auto const from = Square::parse(text.substr(0, 2));
  auto const to = Square::parse(text.substr(2, 2));
  if (!from || !to) return NotAMove{};
  MovePattern pattern;
  pattern.from = {from->file(), from->rank()};
  pattern.to = {to->file(), to->rank()};
  if (text.size() == 5) {
    auto const promotion = chess::Piece::from_fen_letter(text[4]);
    bool const can_be_chosen = promotion && promotion->kind != Kind::pawn && promotion->kind != Kind::king;
    if (!can_be_chosen || promotion->color == chess::Color::white)
      return NotAMove{};  // UCI letters are small
    pattern.promotion.insert(promotion->kind);
  }
  return moves_fitting(position, pattern);
}

std::string write_uci(Position const& /*before*/, Move m) {
  std::string text = m.from().name() + standard_king_goal(m).value_or(m.to()).name();
  if (auto const kind = m.promotion()) text += chess::Piece{chess::Color::black, *kind}.fen_letter();
  return text;
}

std::string write_san(chess::MoveDescription const& move, PieceLetters const& letters) {
  return write_in_style(move, letters, san_style);
}

std::string write_san(Position const& before, Move m, PieceLetters const& letters) {
  return write_in_style(chess::describe(before, m), letters, san_style);
}

std::string write_sheet_move(chess::MoveDescription const& move, PieceLetters const& letters) {
  return write_in_style(move, letters, sheet_style);
}

std::string write_sheet_move(Position const& before, Move m, PieceLetters const& letters) {
  return write_in_style(chess::describe(before, m), letters, sheet_style);
}

std::string write_long_move(Position const& before, Move m, PieceLetters const& letters) {
  auto d = chess::describe(before, m);
  d.needs_file = true;
  d.needs_rank = true;
  return write_in_style(d, letters, sheet_style);
}

}  // namespace tactus::notation
