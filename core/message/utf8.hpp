// SPDX-License-Identifier: GPL-3.0-or-later
// Characters of a text in UTF-8.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace tactus {

inline constexpr char32_t broken_character = 0xFFFD;

/// Takes the first character off a text that is not empty; a byte that begins none is broken_character.
inline char32_t take_character(std::string_view& text) {
  auto const byte = [&text](std::size_t at) { return static_cast<unsigned char>(text[at]); };
  std::size_t const size = byte(0) < 0x80   ? 1
                           : byte(0) < 0xC2 ? 0
                           : byte(0) < 0xE0 ? 2
                           : byte(0) < 0xF0 ? 3
                           : byte(0) < 0xF5 ? 4
                                            : 0;
  char32_t value = size == 1 ? byte(0) : byte(0) & (0x7FU >> size);
  bool is_whole = size != 0 && size <= text.size();
  for (std::size_t at = 1; is_whole && at < size; ++at) {
    is_whole = (byte(at) & 0xC0U) == 0x80U;
    value = (value << 6U) | (byte(at) & 0x3FU);
  }
  text.remove_prefix(is_whole ? size : 1);
  return is_whole ? value : broken_character;
}

inline void append_utf8(std::string& text, char32_t c) {
  auto const tail = [c](unsigned shift) { return static_cast<char>(0x80U | ((c >> shift) & 0x3FU)); };
  if (c < 0x80) {
    text += static_cast<char>(c);
  } else if (c < 0x800) {
    text += static_cast<char>(0xC0U | (c >> 6U));
    text += tail(0);
  } else if (c < 0x10000) {
    text += static_cast<char>(0xE0U | (c >> 12U));
    text += tail(6);
    text += tail(0);
  } else {
    text += static_cast<char>(0xF0U | (c >> 18U));
    text += tail(12);
    text += tail(6);
    text += tail(0);
  }
}

}  // namespace tactus
