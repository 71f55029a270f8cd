// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/notation/move_pattern.hpp"

#include "core/chess/piece.hpp"
#include "core/message/unicode.hpp"
#include "core/notation/move_signs.hpp"

#include <algorithm>
#include <array>

namespace tactus::notation {

namespace {

using chess::File;
using chess::Kind;
using chess::Rank;

/// Takes words off the front of a text.
class Scanner {
 public:
  explicit Scanner(std::string_view text) : rest_(text) {}
  bool at_end() const { return rest_.empty(); }
  char peek() const { return rest_.empty() ? '\0' : rest_.front(); }
  char take() {
    char const c = peek();
    if (!rest_.empty()) rest_.remove_prefix(1);
    return c;
  }
  bool take(std::string_view word) {
    if (rest_.substr(0, word.size()) != word) return false;
    rest_.remove_prefix(word.size());
    return true;
  }
  bool take_one_of(std::string_view characters) {
    if (rest_.empty() || characters.find(rest_.front()) == std::string_view::npos) return false;
    rest_.remove_prefix(1);
    return true;
  }
  void skip_blanks() {
    while (take_one_of(" \t\r\n")) {
    }
  }

 private:
  std::string_view rest_;
};

constexpr char capital(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

MovePattern::Castling take_castling(Scanner& scanner) {
  // Longest first; letter and digit are not mixed within one text.
  for (std::string_view const word : {"O-O-O", "0-0-0", "OOO", "000"})
    if (scanner.take(word)) return MovePattern::Castling::to_a_side;
  for (std::string_view const word : {"O-O", "0-0", "OO", "00"})
    if (scanner.take(word)) return MovePattern::Castling::to_h_side;
  return MovePattern::Castling::none;
}

PartOfSquare take_part_of_square(Scanner& scanner) {
  PartOfSquare part;
  if (scanner.peek() >= 'a' && scanner.peek() <= 'h') part.file = static_cast<File>(scanner.take() - 'a');
  if (scanner.peek() >= '1' && scanner.peek() <= '8') part.rank = static_cast<Rank>(scanner.take() - '1');
  return part;
}

/// Origin, mark between, arrival: "e4", "ed4", "ed", "Lb2e5", "e2-e4", "S:e5".
bool take_squares(Scanner& scanner, MovePattern& pattern) {
  pattern.from = take_part_of_square(scanner);
  pattern.says_capture = scanner.take_one_of("x:");
  bool const says_step = !pattern.says_capture && scanner.take("-");
  pattern.to = take_part_of_square(scanner);
  if (pattern.to.is_empty() && !pattern.says_capture && !says_step) std::swap(pattern.from, pattern.to);
  if (says_step && !pattern.from.is_whole()) return false;
  if (!pattern.piece && pattern.from.rank && !pattern.from.file) return false;
  bool const is_two_files = !pattern.piece && pattern.from.file && !pattern.from.rank && pattern.to.file;
  return pattern.to.is_whole() || (is_two_files && !pattern.to.rank);
}

/// A small letter straight after coordinates is English by UCI; on another sheet it may also be meant in its
/// own letters, and then both stay possible.
void add_small_promotion(char letter, PieceLetters const& letters, KindSet& promotion) {
  if (auto const kind = english.kind_of(capital(letter))) promotion.insert(*kind);
  if (auto const kind = letters.kind_of(capital(letter))) promotion.insert(*kind);
}

/// Only there a pawn becomes something, so that "=" elsewhere is a sign of evaluation or of an offered draw.
bool may_promote(MovePattern const& pattern) {
  return !pattern.piece && (!pattern.to.rank || pattern.to.rank == Rank::r1 || pattern.to.rank == Rank::r8);
}

/// "=D", "(D)", "/Q" or the bare letter, on a sheet also with blanks before. False when a mark is there but
/// no piece.
bool take_promotion(Scanner& scanner, PieceLetters const& letters, MovePattern& pattern) {
  Scanner const before = scanner;
  if (may_promote(pattern)) scanner.skip_blanks();
  bool const in_brackets = scanner.take("(");
  bool const marked = in_brackets || scanner.take_one_of("=/");
  if (in_brackets && scanner.peek() == '=') {  // a draw offer follows, not a piece
    scanner = before;
    return true;
  }
  if (marked) scanner.skip_blanks();
  char const letter = scanner.peek();
  if (auto const kind = letters.kind_of(marked ? capital(letter) : letter)) {
    pattern.promotion.insert(*kind);
  } else if (!marked && pattern.is_coordinates() &&
             std::string_view{"qrbn"}.find(letter) != std::string_view::npos) {
    add_small_promotion(letter, letters, pattern.promotion);
  } else {
    scanner = before;
    return !marked || (!may_promote(pattern) && scanner.peek() == '=');
  }
  scanner.take();
  return !in_brackets || scanner.take(")");
}

/// Longest first. They say nothing of the move that is understood: only whether there is a check.
constexpr std::array<std::string_view, 18> check_marks{
    "++",    "+",    "#",     "X",    "schachmatt", "schackmatt", "schach", "schack", "shakki",
    "matti", "matt", "check", "mate", "\u00e9chec", "echec",      "mat",    "dbl ch", "ch"};

bool take_check(Scanner& scanner) {
  return std::ranges::any_of(check_marks, [&](std::string_view mark) { return scanner.take(mark); });
}

/// Check, mate, en passant, draw offer and remarks, all optional (C.11 to C.13), with or without blanks
/// between. Check is said once.
bool take_marks(Scanner& scanner, MovePattern& pattern) {
  bool says_check = false;
  bool offers_draw = false;
  for (scanner.skip_blanks(); !scanner.at_end(); scanner.skip_blanks()) {
    if (scanner.take_one_of("!?")) continue;
    if (!offers_draw && (scanner.take("(=)") || scanner.take("="))) {
      offers_draw = true;
    } else if (!says_check && take_check(scanner)) {
      says_check = true;
    } else if (!pattern.says_en_passant &&
               (scanner.take("e.p.") || scanner.take("o.l.") || scanner.take("ep"))) {
      pattern.says_en_passant = true;
    } else {
      return false;
    }
  }
  return true;
}

std::optional<MovePattern> parse_plain_move(std::string_view text, PieceLetters const& letters) {
  Scanner scanner{text};
  scanner.skip_blanks();
  MovePattern pattern;
  pattern.castling = take_castling(scanner);
  if (pattern.castling == MovePattern::Castling::none) {
    pattern.piece = letters.kind_of(scanner.peek());
    if (pattern.piece) scanner.take();
    if (!take_squares(scanner, pattern) || !take_promotion(scanner, letters, pattern)) return std::nullopt;
  }
  if (!take_marks(scanner, pattern)) return std::nullopt;
  return pattern;
}

}  // namespace

std::optional<MovePattern> parse_move(std::string_view text, PieceLetters const& letters) {
  if (unicode::is_ascii(text)) return parse_plain_move(text, letters);
  return parse_plain_move(with_letters_for_figurines(plain_signs(text), letters), letters);
}

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
  if (pattern.piece && *pattern.piece != Kind::pawn) text += english_letter(*pattern.piece);
  text += text_of(pattern.from);
  if (pattern.says_capture) text += 'x';
  text += text_of(pattern.to) + promotion_text(pattern.promotion);
  if (pattern.says_en_passant) text += " e.p.";
  return text;
}

namespace {

constexpr std::array promotions{chess::Kind::queen, chess::Kind::rook, chess::Kind::bishop,
                                chess::Kind::knight};

PartOfSquare square_of(char file, char rank) {
  return {static_cast<chess::File>(file - '1'), static_cast<chess::Rank>(rank - '1')};
}

}  // namespace

std::optional<MovePattern> parse_numeric_move(std::string_view typed) {
  std::string text = plain_signs(typed);
  bool const is_parted = text.size() > 4 && (text[2] == '-' || text[2] == ' ');
  if (is_parted) text.erase(2, 1);
  bool const is_whole =
      (text.size() == 4 || text.size() == 5) && text.find_first_not_of("12345678") == std::string::npos;
  if (!is_whole) return std::nullopt;
  MovePattern pattern;
  pattern.from = square_of(text[0], text[1]);
  pattern.to = square_of(text[2], text[3]);
  if (text.size() == 5) {
    auto const which = static_cast<std::size_t>(text[4] - '1');
    if (which >= promotions.size()) return std::nullopt;
    pattern.promotion.insert(promotions[which]);
  }
  return pattern;
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
  return takes ? pattern.from.file.has_value() : pattern.from.is_empty() && !pattern.says_capture;
}

}  // namespace

bool fits(Kind kind, Move m, MovePattern const& pattern) {
  if (m.is_castling() || pattern.castling != MovePattern::Castling::none) return castling_fits(m, pattern);
  if (!pattern.is_coordinates() && kind != pattern.piece.value_or(Kind::pawn)) return false;
  if (!pattern.from.fits(m.from()) || !pattern.to.fits(m.to())) return false;
  if (kind == Kind::pawn && !pawn_form_fits(m, pattern)) return false;
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
  d.from = {stated.from.file.value_or(File::a), stated.from.rank.value_or(Rank::r1)};
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
