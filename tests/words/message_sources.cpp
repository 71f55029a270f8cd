// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/words/message_sources.hpp"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>

namespace tactus::words {
namespace {

bool is_word(char letter) { return std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == '_'; }

/// Blanks, and notes for translators in front of a literal.
void skip_space(std::string_view& text) {
  while (!text.empty()) {
    if (text.substr(0, 2) == "//")
      text.remove_prefix(std::min(text.find('\n'), text.size()));
    else if (std::isspace(static_cast<unsigned char>(text.front())) != 0)
      text.remove_prefix(1);
    else
      return;
  }
}

/// Literals side by side are one text; takes them off `text`.
std::string literal(std::string_view& text) {
  std::string value;
  while (!text.empty() && text.front() == '"') {
    text.remove_prefix(1);
    while (!text.empty() && text.front() != '"') {
      if (text.front() == '\\') text.remove_prefix(1);
      value += text.front();
      text.remove_prefix(1);
    }
    text.remove_prefix(1);
    skip_space(text);
  }
  return value;
}

}  // namespace

void collect_from(std::string_view source, std::string const& file, Marks names,
                  CollectedMessages& collected) {
  for (std::string_view const name : names) {
    for (std::size_t at = source.find(name); at != std::string_view::npos; at = source.find(name, at + 1)) {
      if (at > 0 && is_word(source[at - 1])) continue;
      std::string_view rest = source.substr(at + name.size());
      skip_space(rest);
      bool const is_definition = rest.rfind("std::string_view", 0) == 0;
      bool const is_mention = !rest.empty() && rest.front() == ')';  // "say()" in a comment
      if (is_definition || is_mention) continue;
      std::string const english = literal(rest);
      bool const is_whole = !rest.empty() && (rest.front() == ',' || rest.front() == ')');
      if (english.empty() || !is_whole)
        collected.faults.push_back(file + ": " + std::string(source.substr(at, 60)));
      else
        collected.messages.push_back({english, file});
    }
  }
}

void collect_from_book(std::string_view chapter, std::string const& file, CollectedMessages& collected) {
  static std::regex const text("\n  (?:changed )?(?:(?:2014|2017|2023|increment|fixed)[ :])* ?([^\n]+)");
  using Found = std::regex_iterator<std::string_view::const_iterator>;
  for (Found found(chapter.begin(), chapter.end(), text), end; found != end; ++found)
    collected.messages.push_back({found->str(1), file});
}

CollectedMessages collected_messages(std::span<MessageFolder const> folders) {
  namespace fs = std::filesystem;
  CollectedMessages collected;
  for (auto const& [folder, marks] : folders) {
    for (auto const& entry : fs::recursive_directory_iterator(fs::path(TACTUS_SOURCE_DIR) / folder)) {
      auto const kind = entry.path().extension();
      if (kind != ".cpp" && kind != ".hpp" && kind != ".txt") continue;
      std::ifstream file(entry.path());
      std::string const source(std::istreambuf_iterator<char>(file), {});
      std::string const name = entry.path().lexically_relative(TACTUS_SOURCE_DIR).string();
      if (kind != ".txt")
        collect_from(source, name, marks, collected);
      else if (entry.path().parent_path().filename() == "texts")
        collect_from_book(source, name, collected);
    }
  }
  return collected;
}

std::vector<std::string> argument_names(std::string_view message) {
  std::vector<std::string> names;
  for (std::size_t brace = message.find('{'); brace != std::string_view::npos; brace = message.find('{')) {
    message.remove_prefix(brace + 1);
    names.emplace_back(message.substr(0, message.find_first_of(":}")));
  }
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return names;
}

}  // namespace tactus::words
