// SPDX-License-Identifier: GPL-3.0-or-later
// Which of the interfaces of a Chessnut board its reports come over.
#pragma once

#include <string>
#include <vector>

namespace tactus::devices {

/// One use of one interface, as the system lists it: a path comes once for each of its uses.
struct HidUsage {
  std::string path;
  unsigned short usage_page = 0;
  int interface_number = -1;  // -1: not told
};

/// One path a board: that of usage page FF00. Where the system tells no such page, of the first interface.
std::vector<std::string> chessnut_paths_among(std::vector<HidUsage> const& usages);

}  // namespace tactus::devices
