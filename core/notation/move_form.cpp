// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/chess/piece.hpp"
#include "core/message/unicode.hpp"
#include "core/notation/move_pattern.hpp"
#include "core/notation/move_signs.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace tactus::notation {

namespace {

using chess::File;
using chess::Kind;
using chess::Rank;

constexpr char capital(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

/// Takes words off the front of a text.
class Scanner {
 public:
  explicit Scanner(std::string_view text) : rest_(text) {}
  bool at_end() const { return rest_.empty(); }
  char peek() const { return rest_.empty() ? '\0' : rest_.front(); }
  bool begins_with(std::string_view word) const { return rest_.starts_with(word); }
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
  /// `word`: in small letters of ASCII, or with others that have to stand as they are.
  bool take_in_any_case(std::string_view word) {
    auto const is_same = [](char typed, char small) { return typed == small || typed == capital(small); };
    std::string_view const front = rest_.substr(0, word.size());
    if (!std::equal(front.begin(), front.end(), word.begin(), word.end(), is_same)) return false;
    rest_.remove_prefix(word.size());
    return true;
  }
  void skip_blanks() {
    while (take_one_of(" \t\r\n")) {
    }
  }

 private:
  std::string_view rest_;
};

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

/// "QxB", "exP": not where, but what was taken.
bool take_taken(Scanner& scanner, PieceLetters const& letters, MovePattern& pattern) {
  auto taken = letters.kind_of(scanner.peek());
  if (!taken && letters.is_pawn(scanner.peek())) taken = Kind::pawn;
  bool const has_mover = pattern.piece ? pattern.from.is_empty() : pattern.from.file.has_value();
  if (!taken || taken == Kind::king || !has_mover) return false;
  pattern.taken = taken;
  scanner.take();
  return true;
}

/// Origin, mark between, arrival: "e4", "ed4", "ed", "Lb2e5", "e2-e4", "S:e5", "ed5:", "Bxf", "QxB".
bool take_squares(Scanner& scanner, PieceLetters const& letters, MovePattern& pattern) {
  pattern.from = take_part_of_square(scanner);
  pattern.says_capture = scanner.take_one_of("x:");
  bool const says_step = !pattern.says_capture && scanner.take("-");
  pattern.to = take_part_of_square(scanner);
  bool const is_mark_last = pattern.to.is_empty() && pattern.says_capture;
  if (is_mark_last && take_taken(scanner, letters, pattern)) return true;
  if (pattern.to.is_empty() && !says_step) std::swap(pattern.from, pattern.to);
  if (!pattern.says_capture && !says_step) pattern.says_capture = scanner.take(":");
  if (says_step && !pattern.from.is_whole()) return false;
  if (!pattern.piece && pattern.from.rank && !pattern.from.file) return false;
  bool const is_two_files = !pattern.piece && pattern.from.file && !pattern.from.rank && pattern.to.file;
  bool const is_onto_file = !is_mark_last && pattern.piece && pattern.says_capture && pattern.to.file;
  return pattern.to.is_whole() || ((is_two_files || is_onto_file) && !pattern.to.rank);
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

/// In any case, longest first. They say nothing of the move that is understood: only whether there is a
/// check.
constexpr std::array<std::string_view, 25> check_marks{
    "++",           "+",         "#",       "schachmatt", "schackmatt", "shakkimatti", "\u00e9chec et mat",
    "echec et mat", "checkmate", "dbl. ch", "dbl ch",     "dis. ch",    "dis ch",      "schach",
    "schack",       "shakki",    "matti",   "matt",       "check",      "mate",        "\u00e9chec",
    "echec",        "mat",       "chk",     "ch"};
/// In any case, longest first: the languages of the sheets have their own.
constexpr std::array<std::string_view, 13> en_passant_marks{"en passant",
                                                            "im vorbeigehen",
                                                            "ohestaly\u00f6nti",
                                                            "ohestalyonti",
                                                            "i f\u00f6rbig\u00e5ende",
                                                            "e.p.",
                                                            "o.l.",
                                                            "i.v.",
                                                            "i.f.",
                                                            "e.p",
                                                            "o.l",
                                                            "ep",
                                                            "ol"};

bool take_any_of(Scanner& scanner, std::span<std::string_view const> marks) {
  return std::ranges::any_of(marks, [&](std::string_view mark) { return scanner.take_in_any_case(mark); });
}

bool take_check(Scanner& scanner) {
  if (scanner.take("X")) return true;
  bool const is_said = take_any_of(scanner, check_marks);
  if (is_said) scanner.take(".");
  return is_said;
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
    } else if (!pattern.says_en_passant && take_any_of(scanner, en_passant_marks)) {
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
    bool const is_taking_pawn = scanner.begins_with("Px") || scanner.begins_with("P:");  // "PxP"
    if (is_taking_pawn) pattern.piece = Kind::pawn;
    if (pattern.piece) scanner.take();
    if (!take_squares(scanner, letters, pattern) || !take_promotion(scanner, letters, pattern))
      return std::nullopt;
  }
  if (!take_marks(scanner, pattern)) return std::nullopt;
  return pattern;
}

}  // namespace

std::optional<MovePattern> parse_move(std::string_view text, PieceLetters const& letters) {
  if (unicode::is_ascii(text)) return parse_plain_move(text, letters);
  return parse_plain_move(with_letters_for_figurines(plain_signs(text), letters), letters);
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

}  // namespace tactus::notation
