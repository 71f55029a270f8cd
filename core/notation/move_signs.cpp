// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/notation/move_signs.hpp"

#include "core/message/unicode.hpp"
#include "core/message/utf8.hpp"

#include <algorithm>
#include <array>

namespace tactus::notation {

namespace {

struct Typeset {
  char32_t sign;
  std::string_view plain;
};
constexpr std::array<Typeset, 6> typeset{{{U'\u00d7', "x"},
                                          {U'\u00bd', "1/2"},
                                          {U'\u2020', "+"},
                                          {U'\u2021', "#"},
                                          {U'\u2026', "..."},
                                          {U'\u2215', "/"}}};

void append_plain(std::string& text, char32_t full_or_plain) {
  char32_t const sign = unicode::of_plain_width(full_or_plain);
  auto const* const found =
      std::ranges::find_if(typeset, [sign](Typeset const& each) { return each.sign == sign; });
  auto const kind = sign < 0x80 ? unicode::SignKind::shown : unicode::kind_of(sign);
  if (found != typeset.end())
    text += found->plain;
  else if (kind == unicode::SignKind::dash)
    text += '-';
  else if (kind == unicode::SignKind::blank)
    text += ' ';
  else if (kind != unicode::SignKind::hidden && kind != unicode::SignKind::joiner)
    append_utf8(text, sign);
}

constexpr char32_t white_king = U'\u2654';  // queen, rook, bishop, knight, pawn; then Black's
constexpr unsigned figurines = 12;
constexpr std::array kinds_of_figurines{chess::Kind::king,   chess::Kind::queen,  chess::Kind::rook,
                                        chess::Kind::bishop, chess::Kind::knight, chess::Kind::pawn};

}  // namespace

std::string plain_signs(std::string_view text) {
  if (unicode::is_ascii(text)) return std::string{text};
  std::string plain;
  while (!text.empty()) append_plain(plain, take_character(text));
  return plain;
}

std::string with_letters_for_figurines(std::string_view text, PieceLetters const& letters) {
  std::string lettered;
  while (!text.empty()) {
    char32_t const sign = take_character(text);
    bool const is_figurine = sign >= white_king && sign < white_king + figurines;
    if (!is_figurine) {
      append_utf8(lettered, sign);
    } else if (char const letter =
                   letters.of(kinds_of_figurines[(sign - white_king) % kinds_of_figurines.size()])) {
      lettered += letter;
    }
  }
  return lettered;
}

std::string_view without_number(std::string_view word) {
  auto const digits = std::min(word.find_first_not_of("0123456789"), word.size());
  bool const is_bracketed = digits < word.size() && word[digits] == ')';
  auto const points = is_bracketed ? digits + 1 : std::min(word.find_first_not_of('.', digits), word.size());
  if (digits == 0 || points == digits) return word;
  return word.substr(std::min(word.find_first_not_of(' ', points), word.size()));
}

}  // namespace tactus::notation
