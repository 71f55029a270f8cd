// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/house/rooms.hpp"

#include "tests/house/source_tree.hpp"

#include <algorithm>
#include <cctype>
#include <utility>

namespace tactus::house {
namespace {

bool is_of_a_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

bool has_word(std::string const& text, std::string const& word) {
  for (auto at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
    auto const end = at + word.size();
    bool const is_whole =
        (at == 0 || !is_of_a_word(text[at - 1])) && (end == text.size() || !is_of_a_word(text[end]));
    if (is_whole) return true;
  }
  return false;
}

std::string code_of(SourceFile const& file) {
  std::string code;
  for (auto const& line : file.lines)
    if (!line.starts_with("#include")) code += line.substr(0, line.find("//")) + '\n';
  return code;
}

/// "diagram.js" of each import from '/diagram.js': scripts are served without the names of their folders.
std::set<std::string> imports_of(SourceFile const& script) {
  std::set<std::string> names;
  for (auto const& line : script.lines) {
    auto const from = line.find(" from '/");
    if (from == std::string::npos) continue;
    auto const begin = from + 8;
    names.insert(line.substr(begin, line.find('\'', begin) - begin));
  }
  return names;
}

}  // namespace

std::string stem_of(std::string const& path) { return path.substr(0, path.rfind('.')); }

Rooms::Rooms() {
  for (auto const& file : source_files({"core", "speech", "devices", "src"})) {
    Room& room = all_[stem_of(file.path)];
    bool const is_header = file.path.ends_with(".hpp");
    (is_header ? room.header : room.source) += code_of(file);
    for (auto const& include : file.includes()) {
      if (!include.is_own) continue;
      room.includes.insert(stem_of(include.target));
      if (is_header) room.header_includes.insert(stem_of(include.target));
    }
  }
  auto const scripts = source_files({"src/desk/page"}, {".js"});
  for (auto const& file : scripts) {
    Room& room = all_[stem_of(file.path)];
    room.is_script = true;
    room.source = code_of(file);
    auto const imports = imports_of(file);
    for (auto const& other : scripts)
      if (imports.contains(other.path.substr(other.path.rfind('/') + 1)))
        room.includes.insert(stem_of(other.path));
  }
}

bool Rooms::is_lone_header(std::string const& room) const { return all_.at(room).source.empty(); }

bool Rooms::includes(std::string const& room, std::string const& other) const {
  return all_.at(room).includes.contains(other);
}

bool Rooms::sees(std::string const& room, std::string const& other) const {
  std::set<std::string> met;
  std::vector<std::string> left(all_.at(room).includes.begin(), all_.at(room).includes.end());
  while (!left.empty()) {
    auto const next = std::move(left.back());
    left.pop_back();
    if (next == other) return true;
    auto const found = all_.find(next);
    if (!met.insert(next).second || found == all_.end()) continue;
    left.insert(left.end(), found->second.header_includes.begin(), found->second.header_includes.end());
  }
  return false;
}

bool Rooms::names(std::string const& room, std::string const& name) const {
  return has_word(all_.at(room).source, name) || declares(room, name);
}

bool Rooms::declares(std::string const& room, std::string const& name) const {
  return has_word(all_.at(room).header, name);
}

}  // namespace tactus::house
