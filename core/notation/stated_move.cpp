// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/notation/stated_move.hpp"

#include "core/message/unicode.hpp"
#include "core/notation/move_signs.hpp"

#include <algorithm>
#include <string>

namespace tactus::notation {
namespace {

using Patterns = std::vector<MovePattern>;

bool is_digit_sign(char c) { return c >= '0' && c <= '9'; }
bool is_small_letter(char c) { return c >= 'a' && c <= 'z'; }
char as_capital(char c) { return is_small_letter(c) ? static_cast<char>(c - 'a' + 'A') : c; }

/// "o-o-o" as "O-O-O".
std::string as_castling(std::string text) {
  std::size_t const end = std::min(text.find_first_not_of("o-"), text.size());
  std::transform(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(end), text.begin(), as_capital);
  return text;
}

/// Behind the last square the new piece of a pawn ("a8q"), or x for mate; behind a capture what was taken
/// ("qxb").
std::string with_capital_end(std::string text) {
  for (std::size_t i = 1; i < text.size(); ++i) {
    bool const goes_on = i + 1 < text.size() && (is_digit_sign(text[i + 1]) || is_small_letter(text[i + 1]));
    bool const is_behind =
        is_digit_sign(text[i - 1]) || (i > 1 && (text[i - 1] == 'x' || text[i - 1] == ':'));
    if (is_behind && is_small_letter(text[i]) && !goes_on) text[i] = as_capital(text[i]);
  }
  return text;
}

/// The cases that its letters may be meant in.
std::vector<std::string> in_other_cases(std::string const& text) {
  std::string const small = unicode::in_small_letters(text);
  if (small.starts_with('o')) return {as_castling(small)};
  std::vector<std::string> all;
  for (std::string each : {small, with_capital_end(small)}) {
    all.push_back(each);
    if (!each.empty()) each[0] = as_capital(each[0]);
    all.push_back(each);
  }
  return all;
}

/// Without the number before it, the point behind it and blanks around: "1. e4." is "e4".
std::string bare_text(std::string_view typed, PieceLetters const& letters) {
  constexpr std::string_view blanks = " \t\r\n";
  std::string const plain = with_letters_for_figurines(plain_signs(typed), letters);
  std::string_view text = plain;
  text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
  text = without_number(text);
  bool const is_abbreviation = text.size() > 2 && text[text.size() - 3] == '.';  // e.p., o.l.
  if (text.ends_with('.') && !is_abbreviation) text.remove_suffix(1);
  text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
  return std::string{text.substr(0, text.find_last_not_of(blanks) + 1)};
}

/// A key pressed twice: "bb4" may be the pawn, where b is the letter of a piece besides.
bool begins_doubled(std::string const& text) {
  return text.size() > 2 && text[0] == text[1] && is_small_letter(unicode::in_small_letters(text)[0]);
}

/// Collects each reading once.
class Readings {
 public:
  explicit Readings(std::optional<MovePattern> as_typed) : stated_{as_typed, {}} {}
  void add(std::string const& text, PieceLetters const& letters) {
    auto const read = parse_move(text, letters);
    bool const is_new = read && read != stated_.as_typed &&
                        std::ranges::find(stated_.otherwise, *read) == stated_.otherwise.end();
    if (is_new) stated_.otherwise.push_back(*read);
  }
  void add_in_cases(std::string const& text, PieceLetters const& letters) {
    for (std::string const& each : in_other_cases(text)) add(each, letters);
  }
  StatedMove stated() && { return std::move(stated_); }

 private:
  StatedMove stated_;
};

}  // namespace

StatedMove read_stated(std::string_view typed, PieceLetters const& letters, FormsRead const& forms) {
  std::string const text = bare_text(typed, letters);
  if (forms.digits)
    if (auto const in_digits = parse_numeric_move(text)) return {in_digits, {}};
  Readings readings{parse_move(text, letters)};
  if (forms.other_cases) readings.add_in_cases(text, letters);
  if (forms.english_too) readings.add(text, english);
  if (forms.english_too && forms.other_cases) readings.add_in_cases(text, english);
  if (forms.doubled_keys && begins_doubled(text)) readings.add_in_cases(text.substr(1), letters);
  bool const may_be_knight = letters == english && (text.starts_with('S') || text.starts_with('s'));
  if (forms.knight_as_s && may_be_knight) readings.add("N" + text.substr(1), letters);
  StatedMove stated = std::move(readings).stated();
  bool const is_nothing = !stated.as_typed && stated.otherwise.empty();
  if (forms.words && is_nothing) stated.as_typed = parse_spoken_move(typed);
  return stated;
}

bool belongs_to_move_before(std::string_view word) {
  std::string const behind_move = "e8 " + plain_signs(word);
  return std::ranges::any_of(letters_of_languages, [&](LettersOfLanguage const& each) {
    return parse_move(behind_move, each.letters).has_value();
  });
}

namespace {

bool can_follow(chess::Diagram const& before, MovePattern const& stated) {
  return !std::holds_alternative<NotUnderstood>(understand(before, stated));
}

/// All of them are the same move there.
bool are_one_move(chess::Diagram const& before, Patterns const& readings) {
  auto const move_of = [&](MovePattern const& each) {
    auto const understood = understand(before, each);
    auto const* const move = std::get_if<chess::Move>(&understood);
    return move == nullptr ? std::nullopt : std::optional(*move);
  };
  auto const first = move_of(readings.front());
  return first && std::ranges::all_of(readings, [&](auto const& each) { return move_of(each) == first; });
}

/// Both squares are named, so that no piece has to be guessed: "B1C3".
std::optional<MovePattern> coordinates_among(Patterns const& readings) {
  auto const found = std::ranges::find_if(readings, &MovePattern::is_coordinates);
  return found == readings.end() ? std::nullopt : std::optional(*found);
}

}  // namespace

tl::expected<MovePattern, Unclear> reading_meant(StatedMove const& stated, chess::Diagram const* before) {
  auto const& [as_typed, otherwise] = stated;
  if (as_typed && (before == nullptr || can_follow(*before, *as_typed))) return *as_typed;
  Patterns left = otherwise;
  if (before != nullptr) std::erase_if(left, [&](auto const& each) { return !can_follow(*before, each); });
  if (left.empty() && as_typed) return *as_typed;
  if (left.empty() && otherwise.empty()) return tl::unexpected(Unclear::not_a_move);
  if (left.empty()) return otherwise.front();
  if (left.size() == 1 || (before != nullptr && are_one_move(*before, left))) return left.front();
  if (auto const named = coordinates_among(left)) return *named;
  return tl::unexpected(Unclear::several_moves);
}

}  // namespace tactus::notation
