// SPDX-License-Identifier: GPL-3.0-or-later
// Line and column of a character in a text. Internal to core/notation.
#pragma once

#include <cstddef>
#include <string_view>

namespace tactus::notation {

struct TextPlace {
  std::size_t line = 1;
  std::size_t column = 1;  // in characters of UTF-8
};

/// Counts only when asked, and no character twice as long as the questions go forward.
class TextPlaces {
 public:
  explicit TextPlaces(std::string_view text) : begin_(text.data()), at_(begin_) {}
  /// Precondition: the character is in the text or at its end.
  TextPlace of(char const* character) {
    if (character < at_) {
      at_ = begin_;
      place_ = {};
    }
    for (; at_ != character; ++at_) {
      bool const begins_character = (static_cast<unsigned char>(*at_) & 0xC0U) != 0x80U;
      if (*at_ == '\n')
        place_ = {place_.line + 1, 1};
      else if (begins_character)
        ++place_.column;
    }
    return place_;
  }

 private:
  char const* begin_;
  char const* at_;
  TextPlace place_;
};

}  // namespace tactus::notation
