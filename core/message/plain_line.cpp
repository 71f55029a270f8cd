// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/message/plain_line.hpp"

#include "core/message/utf8.hpp"

#include <algorithm>
#include <array>

namespace tactus::notation {
namespace {

struct Span {
  char32_t first, last;
};
constexpr std::array<Span, 8> not_plain{{{0x00, 0x1F},
                                         {0x7F, 0x9F},
                                         {0x061C, 0x061C},  // Arabic letter mark
                                         {0x200E, 0x200F},  // marks of direction
                                         {0x2028, 0x202E},  // line and paragraph ends, embeddings, overrides
                                         {0x2066, 0x2069},  // isolates
                                         {0xFEFF, 0xFEFF},  // a mark of byte order, which nobody sees
                                         {0xE0000, 0xE007F}}};  // tags, which nobody sees

bool is_plain(char32_t c) {
  return std::none_of(not_plain.begin(), not_plain.end(),
                      [c](Span span) { return span.first <= c && c <= span.last; });
}

/// The first character of `rest`, taken off; broken_character also for one that is not encoded as it should
/// be.
char32_t take_whole_character(std::string_view& rest) {
  std::string_view const before = rest;
  char32_t const c = braille::take_character(rest);
  std::string shortest;
  braille::append_utf8(shortest, c);
  bool const is_surrogate = c >= 0xD800 && c < 0xE000;
  bool const is_whole = shortest == before.substr(0, before.size() - rest.size());
  return is_whole && !is_surrogate && c <= 0x10FFFF ? c : braille::broken_character;
}

std::string shown(char32_t c) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  std::string text;
  for (; c != 0 || text.size() < 4; c >>= 4U) text.insert(text.begin(), digits[c & 0xFU]);
  return "<U+" + text + ">";
}

}  // namespace

bool is_plain_line(std::string_view text) {
  constexpr std::string_view written_broken = "\xEF\xBF\xBD";
  while (!text.empty()) {
    bool const is_written = text.starts_with(written_broken);
    char32_t const c = take_whole_character(text);
    if (!is_plain(c) || (c == braille::broken_character && !is_written)) return false;
  }
  return true;
}

std::string as_plain_line(std::string_view text) {
  std::string plain;
  while (!text.empty()) {
    char32_t const c = take_whole_character(text);
    if (is_plain(c))
      braille::append_utf8(plain, c);
    else
      plain += shown(c);
  }
  return plain;
}

std::string name_fault(std::string_view text) {
  if (!is_plain_line(text))
    return "expected a name in UTF-8 without line breaks and control signs, given: " + as_plain_line(text);
  if (text.size() > longest_name)
    return "expected a name of at most " + std::to_string(longest_name) + " bytes";
  return {};
}

}  // namespace tactus::notation
