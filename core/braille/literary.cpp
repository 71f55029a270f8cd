// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/braille/literary.hpp"

#include "core/braille/latin_letters.hpp"
#include "core/message/unicode.hpp"
#include "core/message/utf8.hpp"

#include <algorithm>
#include <optional>

namespace tactus::braille {
namespace {

constexpr Cell number_sign = U'⠼';
constexpr CellView a_to_z = U"⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵";
constexpr CellView digits = U"⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊";

/// Small letters of ASCII, Latin-1 and Latin Extended-A; other characters as they are.
char32_t small(char32_t c) {
  if ((c >= U'A' && c <= U'Z') || (c >= U'À' && c <= U'Þ' && c != U'×')) return c + 0x20;
  if (c == U'Ÿ') return U'ÿ';
  bool const odd_is_capital = (c >= U'Ĺ' && c <= U'ň') || (c >= U'Ź' && c <= U'ž');
  bool const is_extended = (c >= U'Ā' && c <= U'ž' && c != U'ı' && c != U'ŉ') || (c >= U'Ș' && c <= U'ț');
  return is_extended && c % 2 == (odd_is_capital ? 1U : 0U) ? c + 1 : c;
}

std::optional<CellView> found(std::span<LetterRow const> rows, char32_t c) {
  auto const row =
      std::find_if(rows.begin(), rows.end(), [c](LetterRow const& each) { return each.letter == c; });
  if (row == rows.end()) return std::nullopt;
  return row->cells;
}

class Writer {
 public:
  explicit Writer(LiteraryCode const& code) : code_(code) {}

  void add(char32_t c) {
    if (c <= U' ' || c == 0x7F || c == U'\u00A0')
      put({&blank, 1}, false);
    else if (c >= U'0' && c <= U'9')
      add_digit(c - U'0');
    else
      add_known(c);
  }
  /// Has cells of its own in this code.
  bool knows(char32_t c) const {
    char32_t const letter = small(c);
    return c <= U' ' || c == 0x7F || c == U'\u00A0' || (c >= U'0' && c <= U'9') ||
           (letter >= U'a' && letter <= U'z') || found(code_.punctuation, c) || found(code_.letters, letter);
  }
  /// A word of which no sign is known, in the letters that there are.
  void replace(std::u32string_view word) {
    Replacement done;
    for (char32_t const c : word) {
      append_utf8(done.character, c);
      auto const latin = in_latin_letters(c);
      done.needs_latin_form =
          done.needs_latin_form || (c != U' ' && c != broken_character && !latin && word.size() > 1);
      done.by += c == U' ' ? " " : latin.value_or("?");
    }
    for (char const c : done.by) add(static_cast<char32_t>(c));
    if (std::find(text_.replaced.begin(), text_.replaced.end(), done) == text_.replaced.end())
      text_.replaced.push_back(std::move(done));
  }
  LiteraryText result() && { return std::move(text_); }

 private:
  void put(CellView cells, bool is_digit) {
    text_.cells += cells;
    after_digit_ = is_digit;
  }
  void add_digit(char32_t value) {
    if (!after_digit_) text_.cells += number_sign;
    put(digits.substr(value, 1), true);
  }
  bool add_known(char32_t c) {
    if (auto const sign = found(code_.punctuation, c)) {
      put(*sign, false);
      return true;
    }
    char32_t const letter = small(c);
    bool const is_plain = letter >= U'a' && letter <= U'z';
    auto const cells =
        is_plain ? std::optional{a_to_z.substr(letter - U'a', 1)} : found(code_.letters, letter);
    if (!cells) return false;
    bool const reads_as_digit = after_digit_ && letter >= U'a' && letter <= U'j';
    if (letter != c)
      text_.cells += code_.capital_sign;
    else if (reads_as_digit)
      text_.cells += code_.letter_sign;
    put(*cells, false);
    return true;
  }

  LiteraryCode const& code_;
  LiteraryText text_;
  bool after_digit_ = false;
};

}  // namespace

namespace {

/// Composed, without signs that nobody sees: isolates around a name, joiners in it.
std::u32string visible_signs(std::string_view text) {
  std::string const composed = unicode::composed(text);
  std::u32string signs;
  for (std::string_view rest = composed; !rest.empty();) {
    char32_t const sign = take_character(rest);
    bool const is_control = sign < U' ' || sign == 0x7F;  // becomes a blank
    auto const kind = unicode::kind_of(sign);
    if (kind == unicode::SignKind::blank)
      signs += U' ';
    else if (is_control || (kind != unicode::SignKind::hidden && kind != unicode::SignKind::joiner))
      signs += sign;
  }
  return signs;
}

/// How many signs of the text, from its first on, are replaced together: a name of another script with the
/// blanks inside it.
std::size_t unknown_signs(std::u32string_view text, Writer const& writer) {
  std::size_t end = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    bool const is_blank = text[at] == U' ';
    if (!is_blank && writer.knows(text[at])) break;
    if (!is_blank) end = at + 1;
  }
  return end;
}

}  // namespace

LiteraryText write_literary(std::string_view text, LiteraryCode const& code) {
  Writer writer(code);
  std::u32string const signs = visible_signs(text);
  for (std::u32string_view rest = signs; !rest.empty();) {
    std::size_t const unknown = writer.knows(rest.front()) ? 0 : unknown_signs(rest, writer);
    if (unknown == 0)
      writer.add(rest.front());
    else
      writer.replace(rest.substr(0, unknown));
    rest.remove_prefix(std::max<std::size_t>(unknown, 1));
  }
  return std::move(writer).result();
}

// The tables. They hold data only.

namespace {

constexpr LetterRow english_letters[] = {
    {U'ä', U"⠘⠒⠁"}, {U'ö', U"⠘⠒⠕"}, {U'ü', U"⠘⠒⠥"}, {U'å', U"⠘⠫⠁"}, {U'é', U"⠘⠌⠑"}};
constexpr LetterRow english_punctuation[] = {{U'.', U"⠲"},  {U',', U"⠂"},  {U':', U"⠒"},  {U';', U"⠆"},
                                             {U'!', U"⠖"},  {U'?', U"⠦"},  {U'-', U"⠤"},  {U'\'', U"⠄"},
                                             {U'(', U"⠐⠣"}, {U')', U"⠐⠜"}, {U'/', U"⠸⠌"}, {U'&', U"⠈⠯"}};

constexpr LetterRow german_letters[] = {{U'ä', U"⠜"}, {U'ö', U"⠪"}, {U'ü', U"⠳"}, {U'ß', U"⠮"}};
constexpr LetterRow german_punctuation[] = {{U'.', U"⠄"}, {U',', U"⠂"}, {U':', U"⠒"}, {U';', U"⠆"},
                                            {U'!', U"⠐"}, {U'?', U"⠢"}, {U'-', U"⠤"}, {U'\'', U"⠠"},
                                            {U'(', U"⠦"}, {U')', U"⠴"}, {U'/', U"⠲"}, {U'&', U"⠯"}};

constexpr LetterRow finnish_letters[] = {{U'å', U"⠡"}, {U'ä', U"⠜"}, {U'ö', U"⠪"},
                                         {U'ü', U"⠳"}, {U'é', U"⠿"}, {U'ß', U"⠮"}};
constexpr LetterRow finnish_punctuation[] = {{U'.', U"⠄"}, {U',', U"⠂"}, {U':', U"⠒"}, {U';', U"⠆"},
                                             {U'!', U"⠲"}, {U'?', U"⠢"}, {U'-', U"⠤"}, {U'\'', U"⠐"},
                                             {U'(', U"⠦"}, {U')', U"⠴"}, {U'/', U"⠌"}, {U'&', U"⠯"}};

}  // namespace

LiteraryCode const english_literary{U'⠠', U'⠰', english_letters, english_punctuation};
LiteraryCode const german_literary{U'⠨', U'⠠', german_letters, german_punctuation};
LiteraryCode const finnish_literary{U'⠠', U'⠰', finnish_letters, finnish_punctuation};

}  // namespace tactus::braille
