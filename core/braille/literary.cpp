// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/braille/literary.hpp"

#include "core/message/utf8.hpp"

#include <algorithm>
#include <optional>

namespace tactus::braille {
namespace {

constexpr Cell number_sign = U'⠼';
constexpr CellView a_to_z = U"⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵";
constexpr CellView digits = U"⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊";

struct Family {
  char base;
  std::u32string_view with_marks;
};
constexpr Family families[] = {
    {'a', U"àáâãäåāăą"},  {'c', U"çćĉċč"},     {'d', U"ďđð"}, {'e', U"èéêëēĕėęě"}, {'g', U"ĝğġģ"},
    {'h', U"ĥħ"},         {'i', U"ìíîïĩīĭįı"}, {'j', U"ĵ"},   {'k', U"ķ"},         {'l', U"ĺļľŀł"},
    {'n', U"ñńņňŉ"},      {'o', U"òóôõöøōŏő"}, {'r', U"ŕŗř"}, {'s', U"śŝşšßș"},    {'t', U"ţťŧþț"},
    {'u', U"ùúûüũūŭůűų"}, {'w', U"ŵ"},         {'y', U"ýÿŷ"}, {'z', U"źżž"}};

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

char base_of(char32_t c) {
  for (Family const& family : families)
    if (family.with_marks.find(c) != std::u32string_view::npos) return family.base;
  return '?';
}

class Writer {
 public:
  explicit Writer(LiteraryCode const& code) : code_(code) {}

  void add(char32_t c) {
    if (c <= U' ' || c == 0x7F || c == U'\u00A0')
      put({&blank, 1}, false);
    else if (c >= U'0' && c <= U'9')
      add_digit(c - U'0');
    else if (!add_known(c))
      replace(c);
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
  void replace(char32_t c) {
    char const base = base_of(small(c));
    bool const is_capital = small(c) != c;
    std::string const by(1, is_capital && base != '?' ? static_cast<char>(base - 'a' + 'A') : base);
    Replacement done{{}, by};
    append_utf8(done.character, c);
    if (std::find(text_.replaced.begin(), text_.replaced.end(), done) == text_.replaced.end())
      text_.replaced.push_back(std::move(done));
    add_known(static_cast<char32_t>(by.front()));
  }

  LiteraryCode const& code_;
  LiteraryText text_;
  bool after_digit_ = false;
};

}  // namespace

LiteraryText write_literary(std::string_view text, LiteraryCode const& code) {
  Writer writer(code);
  while (!text.empty()) writer.add(take_character(text));
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
