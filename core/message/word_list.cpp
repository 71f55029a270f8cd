// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/message/word_list.hpp"

#include <algorithm>

namespace tactus {
namespace {

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view blanks = " \t\n\r";
  text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
  return text.substr(0, text.find_last_not_of(blanks) + 1);
}

}  // namespace

std::vector<std::pair<std::string, std::string>> read_word_list(std::string_view text) {
  std::vector<std::pair<std::string, std::string>> entries;
  while (!text.empty()) {
    std::size_t const end = std::min(text.find(';'), text.size());
    std::string_view const entry = trimmed(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    if (entry.empty()) continue;
    std::size_t const equals = std::min(entry.find('='), entry.size());
    entries.emplace_back(trimmed(entry.substr(0, equals)),
                         trimmed(entry.substr(std::min(equals + 1, entry.size()))));
  }
  return entries;
}

std::string form_of(std::string_view forms, std::string_view form) {
  auto const entries = read_word_list(forms);
  for (auto const& [key, word] : entries)
    if (key == form && !word.empty()) return word;
  return entries.empty() ? std::string{} : entries.front().first;
}

}  // namespace tactus
