// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/word_list.hpp"

#include <algorithm>

namespace tactus::speech {
namespace {

std::string_view trimmed(std::string_view text) {
  auto const first = text.find_first_not_of(" \n");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \n") + 1 - first);
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

}  // namespace tactus::speech
