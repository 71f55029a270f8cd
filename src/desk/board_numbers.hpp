// SPDX-License-Identifier: GPL-3.0-or-later
// The number of a board as it is said and shown, and as it stands in live PGN: that of the hall where it has
// one. Pure.
#pragma once

#include "src/desk/source.hpp"

#include <map>
#include <set>
#include <string>

namespace tactus::desk {

class BoardNumbers {
 public:
  /// What the source asked for unless another board has it; else the first free one, above all tables of a
  /// hall where the wish could not be met. A board keeps its number.
  unsigned number_of(BoardNews const& news);

 private:
  std::map<std::string, unsigned> numbers_;  // by BoardNews::board
  std::set<unsigned> taken_;
};

}  // namespace tactus::desk
