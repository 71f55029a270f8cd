// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/command_line/value_forms.hpp"

#include <algorithm>
#include <utility>

namespace tactus::command_line {

std::string folded_value(std::string text) {
  constexpr char const* blanks = " \t";
  text.erase(0, text.find_first_not_of(blanks));
  text.erase(text.find_last_not_of(blanks) + 1);
  std::ranges::transform(text, text.begin(),
                         [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
  return text;
}

std::string folded_language(std::string text) {
  std::string folded = folded_value(std::move(text));
  folded.erase(std::min(folded.find_first_of("_.@-"), folded.size()));
  return folded;
}

}  // namespace tactus::command_line
