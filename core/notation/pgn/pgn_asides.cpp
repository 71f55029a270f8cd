// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/notation/pgn/pgn_asides.hpp"

#include "core/message/utf8.hpp"

#include <algorithm>
#include <array>

namespace tactus::notation {
namespace {

/// The marks of typesetting: arrows, mathematics, shapes, but no figurines.
bool is_symbol(char32_t sign) {
  if (sign < 0x80)
    return std::string_view{"=+-/#|<>~^_!?"}.find(static_cast<char>(sign)) != std::string_view::npos;
  return sign == U'\u00b1' || (sign >= U'\u2190' && sign < U'\u2654') ||
         (sign > U'\u265f' && sign < U'\u2800') || (sign >= U'\u2900' && sign < U'\u2c00');
}

}  // namespace

std::size_t size_of_symbols_at_end(std::string_view text) {
  std::size_t size = text.size();
  while (!text.empty()) {
    bool const ends = is_symbol(take_character(text));
    size = ends ? size : text.size();
  }
  return size;
}

namespace {

/// Of four letters and more, with one that no move in any alphabet ends or begins with: "resigns".
bool is_prose(std::string_view text) {
  constexpr std::string_view of_no_move = "ijlmstuvwyz";
  auto const is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
  return text.size() > 3 && std::all_of(text.begin(), text.end(), is_letter) &&
         text.find_first_of(of_no_move) != std::string_view::npos;
}

}  // namespace

bool stands_for_no_move(PgnToken const& token) {
  constexpr std::array<std::string_view, 10> words{"N",    "TN", "D",  "RR",  "inf",
                                                   "e.p.", "ep", "ch", "dbl", "dis"};
  bool const is_word =
      std::find(words.begin(), words.end(), token.text) != words.end() || is_prose(token.text);
  return (is_word && !token.is_numbered) || size_of_symbols_at_end(token.text) == token.text.size();
}

}  // namespace tactus::notation
