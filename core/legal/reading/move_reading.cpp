// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/legal/reading/move_reading.hpp"

#include "core/chess/move_description.hpp"
#include "core/chess/stated_position.hpp"
#include "core/legal/position.hpp"
#include "core/notation/move_pattern.hpp"
#include "core/notation/spoken_move.hpp"

#include <algorithm>

namespace tactus::chess {

MoveDescription describe(Position const& before, Move m) {
  MoveDescription d = described(before, m);
  if (has_rivals(d)) tell_apart(d, before.legal_origins(d.piece.kind, m.to(), before.occupied()));
  Position const next = before.after(m);
  if (next.is_check()) d.gives = next.count_legal_moves() == 0 ? CheckState::mate : CheckState::check;
  return d;
}

}  // namespace tactus::chess

namespace tactus::notation {

using chess::Kind;
using chess::Move;
using chess::Position;
using chess::Square;

ReadMove read_move(Position const& position, std::string_view text, PieceLetters const& letters) {
  if (auto const m = resolve_quickly(position, text, letters)) return *m;
  return resolve_among_all(position, text, letters);
}

namespace {

/// Every legal move of each reading, once. None: no reading is legal.
ReadMove all_of_them(Position const& position, std::vector<MovePattern> const& readings) {
  std::vector<Move> found;
  for (Move const m : position.legal_moves())
    if (std::ranges::any_of(readings, [&](MovePattern const& each) { return fits(position, m, each); }))
      found.push_back(m);
  if (found.empty()) return NoSuchMove{};
  return SeveralMoves{std::move(found)};
}

}  // namespace

ReadMove read_move(Position const& position, std::string_view text, PieceLetters const& letters,
                   FormsRead const& forms) {
  if (auto const m = resolve_quickly(position, text, letters)) return *m;
  return read_move(position, read_stated(text, letters, forms));
}

ReadMove read_move(Position const& position, StatedMove const& stated) {
  chess::Diagram const before = chess::diagram_of(position);
  auto const one = reading_meant(stated, &before);
  if (one) return moves_fitting(position, *one);
  if (one.error() == Unclear::not_a_move) return NotAMove{};
  return all_of_them(position, stated.otherwise);
}

ReadMove read_in_any_letters(Position const& position, std::string_view text, FormsRead const& forms) {
  ReadMove found = NotAMove{};
  for (LettersOfLanguage const& each : letters_of_languages) {
    auto const read = read_move(position, text, each.letters, forms);
    auto const* const move = std::get_if<Move>(&read);
    auto const* const known = std::get_if<Move>(&found);
    if (move != nullptr && known != nullptr && *move != *known) return NotAMove{};
    if (move != nullptr) found = *move;
  }
  return found;
}

ReadMove moves_fitting(Position const& position, MovePattern const& pattern) {
  std::vector<Move> found;
  for (Move const m : position.legal_moves())
    if (fits(position, m, pattern)) found.push_back(m);
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

std::string write_uci(Position const& /*before*/, Move m) { return write_uci(m); }

std::string write_san(Position const& before, Move m, PieceLetters const& letters) {
  return write_san(chess::describe(before, m), letters);
}

std::string write_sheet_move(Position const& before, Move m, PieceLetters const& letters) {
  return write_sheet_move(chess::describe(before, m), letters);
}

std::string write_long_move(Position const& before, Move m, PieceLetters const& letters) {
  auto d = chess::describe(before, m);
  d.needs_file = true;
  d.needs_rank = true;
  return write_sheet_move(d, letters);
}

// Plain SAN read backwards from its goal: the square first, then who can get there.

namespace {

using chess::Color;
using chess::File;
using chess::Kind;
using chess::Move;
using chess::MoveKind;
using chess::Position;
using chess::Rank;
using chess::Square;
using chess::SquareSet;

constexpr bool is_file(char c) { return c >= 'a' && c <= 'h'; }
constexpr bool is_rank(char c) { return c >= '1' && c <= '8'; }

SquareSet all_of_file(char file) {
  return SquareSet{std::uint64_t{0x0101010101010101} << static_cast<unsigned>(file - 'a')};
}
SquareSet all_of_rank(char rank) {
  return SquareSet{std::uint64_t{0xFF} << (8U * static_cast<unsigned>(rank - '1'))};
}

struct Goal {
  Square to;
  std::optional<Kind> promotion;
};

/// Takes check mark, promotion, square and capture mark off the end.
std::optional<Goal> take_goal(std::string_view& text, PieceLetters const& letters) {
  if (!text.empty() && (text.back() == '+' || text.back() == '#')) text.remove_suffix(1);
  Goal goal;
  if (text.size() > 2 && text[text.size() - 2] == '=') {
    goal.promotion = letters.kind_of(text.back());
    if (!goal.promotion || !chess::promotion_to(*goal.promotion)) return std::nullopt;
    text.remove_suffix(2);
  }
  if (text.size() < 2 || !is_file(text[text.size() - 2]) || !is_rank(text.back())) return std::nullopt;
  goal.to = Square{static_cast<File>(text[text.size() - 2] - 'a'), static_cast<Rank>(text.back() - '1')};
  text.remove_suffix(2);
  return goal;
}

std::optional<Move> only_move(SquareSet origins, Square to, MoveKind kind) {
  if (origins.empty() || origins.has_several()) return std::nullopt;
  return Move{origins.first(), to, kind};
}

/// What is left of the text is empty for a step and "dx" for a capture.
std::optional<Move> pawn_move(Position const& position, std::string_view origin, Goal goal) {
  bool const takes = origin.size() == 2 && is_file(origin[0]) && origin[1] == 'x';
  if (!takes && !origin.empty()) return std::nullopt;
  char const file = takes ? origin[0] : goal.to.file_letter();
  if (takes && file == goal.to.file_letter()) return std::nullopt;
  bool const promotes = goal.to.rank() == (position.turn() == Color::white ? Rank::r8 : Rank::r1);
  if (promotes != goal.promotion.has_value()) return std::nullopt;
  SquareSet const from = position.legal_origins(Kind::pawn, goal.to, all_of_file(file));
  if (from.empty()) return std::nullopt;
  MoveKind kind = MoveKind::normal;
  if (promotes)
    kind = *chess::promotion_to(*goal.promotion);
  else if (takes && !position.occupied().contains(goal.to))
    kind = MoveKind::en_passant;
  else if (!takes && (from.first().index() ^ goal.to.index()) == 16)
    kind = MoveKind::double_push;
  return only_move(from, goal.to, kind);
}

/// What is left of the text is the piece, perhaps with file and rank of its square, perhaps "x".
std::optional<Move> piece_move(Position const& position, Kind kind, std::string_view origin, Square to) {
  if (!origin.empty() && origin.back() == 'x') origin.remove_suffix(1);
  SquareSet among{~std::uint64_t{0}};
  if (!origin.empty() && is_file(origin.front())) {
    among &= all_of_file(origin.front());
    origin.remove_prefix(1);
  }
  if (!origin.empty() && is_rank(origin.front())) {
    among &= all_of_rank(origin.front());
    origin.remove_prefix(1);
  }
  if (!origin.empty()) return std::nullopt;
  return only_move(position.legal_origins(kind, to, among), to, MoveKind::normal);
}

std::optional<Move> castling(Position const& position, MoveKind kind) {
  for (Move const m : position.legal_castling())
    if (m.kind() == kind) return m;
  return std::nullopt;
}

}  // namespace

std::optional<Move> resolve_quickly(Position const& position, std::string_view text,
                                    PieceLetters const& letters) {
  if (text == "O-O") return castling(position, MoveKind::castle_short);
  if (text == "O-O-O") return castling(position, MoveKind::castle_long);
  auto const goal = take_goal(text, letters);
  if (!goal) return std::nullopt;
  if (text.empty() || is_file(text.front())) return pawn_move(position, text, *goal);
  auto const kind = letters.kind_of(text.front());
  if (!kind || goal->promotion) return std::nullopt;
  return piece_move(position, *kind, text.substr(1), goal->to);
}

ReadMove read_spoken_move(chess::Position const& position, std::string_view words) {
  auto const pattern = parse_spoken_move(words);
  if (!pattern) return NotAMove{};
  return moves_fitting(position, *pattern);
}

}  // namespace tactus::notation
