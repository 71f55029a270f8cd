// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/orientation.hpp"

#include <algorithm>

namespace tactus::devices {

void BoardOrientation::learn(std::string_view letters) {
  constexpr std::string_view start = "rnbqkbnrpppppppp................................PPPPPPPPRNBQKBNR";
  // All 64 fields: a rotated start is not a start with king and queen exchanged.
  if (!detects_ || letters.size() != start.size()) return;
  if (letters == start) is_rotated_ = false;
  if (std::equal(letters.begin(), letters.end(), start.rbegin())) is_rotated_ = true;
}

}  // namespace tactus::devices
