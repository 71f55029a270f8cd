// SPDX-License-Identifier: GPL-3.0-or-later
// The number of a board as it is said and shown, and as it stands in live PGN: that of the hall or of its
// game file where it has one. Pure.
#pragma once

#include "src/desk/sources/source.hpp"

#include <map>
#include <optional>
#include <set>
#include <string>

namespace tactus::desk {

class BoardNumbers {
 public:
  /// What the source asked for unless another board has it; else the first free one, above all tables of a
  /// hall where the wish could not be met. A board keeps its number, whoever else comes, until its source
  /// asks for another one.
  unsigned number_of(BoardNews const& news);
  /// As it is now. Nothing: no such board.
  std::optional<unsigned> held_by(std::string const& board) const;

 private:
  struct Held {
    unsigned number = 0;
    std::optional<unsigned> wish{};
  };
  std::map<std::string, Held> held_;  // by BoardNews::board
  std::set<unsigned> taken_;
};

}  // namespace tactus::desk
