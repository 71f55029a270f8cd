// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/move_pattern.hpp"

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
  if (auto const kind = kind_of_letter(capital(letter), english)) promotion.insert(*kind);
  if (auto const kind = kind_of_letter(capital(letter), letters)) promotion.insert(*kind);
}

/// "=D", "(D)", "/Q" or the bare letter. False when a mark is there but no piece.
bool take_promotion(Scanner& scanner, PieceLetters const& letters, MovePattern& pattern) {
  Scanner const before = scanner;
  bool const in_brackets = scanner.take("(");
  bool const marked = in_brackets || scanner.take_one_of("=/");
  if (in_brackets && scanner.peek() == '=') {  // a draw offer follows, not a piece
    scanner = before;
    return true;
  }
  char const letter = scanner.peek();
  if (auto const kind = kind_of_letter(marked ? capital(letter) : letter, letters)) {
    pattern.promotion.insert(*kind);
  } else if (!marked && pattern.is_coordinates() &&
             std::string_view{"qrbn"}.find(letter) != std::string_view::npos) {
    add_small_promotion(letter, letters, pattern.promotion);
  } else {
    return !marked;
  }
  scanner.take();
  return !in_brackets || scanner.take(")");
}

/// Check, mate, en passant, draw offer and remarks, all optional (C.11 to C.13), with or without blanks
/// between.
bool take_marks(Scanner& scanner, MovePattern& pattern) {
  bool says_check = false;
  bool offers_draw = false;
  for (scanner.skip_blanks(); !scanner.at_end(); scanner.skip_blanks()) {
    if (scanner.take_one_of("!?")) continue;
    if (!offers_draw && scanner.take("(=)")) {
      offers_draw = true;
    } else if (!says_check && (scanner.take("++") || scanner.take_one_of("+#X"))) {
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

}  // namespace

std::optional<Kind> kind_of_letter(char letter, PieceLetters const& letters) {
  if (letter == '\0') return std::nullopt;
  if (letter == letters.king) return Kind::king;
  if (letter == letters.queen) return Kind::queen;
  if (letter == letters.rook) return Kind::rook;
  if (letter == letters.bishop) return Kind::bishop;
  if (letter == letters.knight) return Kind::knight;
  return std::nullopt;
}

std::optional<MovePattern> parse_move(std::string_view text, PieceLetters const& letters) {
  Scanner scanner{text};
  scanner.skip_blanks();
  MovePattern pattern;
  pattern.castling = take_castling(scanner);
  if (pattern.castling == MovePattern::Castling::none) {
    pattern.piece = kind_of_letter(scanner.peek(), letters);
    if (pattern.piece) scanner.take();
    if (!take_squares(scanner, pattern) || !take_promotion(scanner, letters, pattern)) return std::nullopt;
  }
  if (!take_marks(scanner, pattern)) return std::nullopt;
  return pattern;
}

}  // namespace tactus::notation
