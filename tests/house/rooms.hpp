// SPDX-License-Identifier: GPL-3.0-or-later
// The product as rooms: a source with its header is one, and so is a script of the desk's page. Whom each of
// them sees, and which names it has.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

namespace tactus::house {

/// "core/chess/move.hpp" -> "core/chess/move": rooms are named so.
std::string stem_of(std::string const& path);

class Rooms {
 public:
  Rooms();

  bool has(std::string const& room) const { return all_.contains(room); }
  /// A header without a source, which has no code of its own to pass through.
  bool is_lone_header(std::string const& room) const;
  bool is_script(std::string const& room) const { return all_.at(room).is_script; }
  /// By an include of its own.
  bool includes(std::string const& room, std::string const& other) const;
  /// By its includes and theirs.
  bool sees(std::string const& room, std::string const& other) const;
  /// As a word of its code, comments left out.
  bool names(std::string const& room, std::string const& name) const;
  /// The same in its header.
  bool declares(std::string const& room, std::string const& name) const;
  /// What it includes, by its own includes.
  std::set<std::string> const& included_by(std::string const& room) const { return all_.at(room).includes; }

 private:
  struct Room {
    std::string source, header;  // without comments and includes
    std::set<std::string> includes, header_includes;
    bool is_script = false;
  };
  std::map<std::string, Room> all_;
};

}  // namespace tactus::house
