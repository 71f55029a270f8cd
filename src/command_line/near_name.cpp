// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/command_line/near_name.hpp"

#include <algorithm>

namespace tactus::command_line {
namespace {

using Row = std::vector<std::size_t>;

char small(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

/// How many slips lead from one to the other.
std::size_t slips_between(std::string_view one, std::string_view other) {
  Row before_last, last, row(other.size() + 1);
  for (std::size_t k = 0; k <= other.size(); ++k) row[k] = k;
  for (std::size_t i = 1; i <= one.size(); ++i) {
    before_last = std::move(last);
    last = row;
    row[0] = i;
    for (std::size_t k = 1; k <= other.size(); ++k) {
      bool const is_same = small(one[i - 1]) == small(other[k - 1]);
      row[k] = std::min({last[k] + 1, row[k - 1] + 1, last[k - 1] + (is_same ? 0U : 1U)});
      bool const is_exchanged = i > 1 && k > 1 && small(one[i - 1]) == small(other[k - 2]) &&
                                small(one[i - 2]) == small(other[k - 1]);
      if (is_exchanged) row[k] = std::min(row[k], before_last[k - 2] + 1);
    }
  }
  return row.back();
}

}  // namespace

std::string nearest(std::string_view typed, std::vector<std::string> const& names) {
  std::string found;
  std::size_t fewest = typed.size() < 5 ? 2 : 3;  // one more than may be
  for (std::string const& name : names) {
    std::size_t const slips = slips_between(typed, name);
    if (slips >= fewest) continue;
    fewest = slips;
    found = name;
  }
  return found;
}

}  // namespace tactus::command_line
