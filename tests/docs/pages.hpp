// SPDX-License-Identifier: GPL-3.0-or-later
// The pages that people read: README and its like in the root, and all of docs/.
#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace tactus::docs {

inline std::filesystem::path const root{TACTUS_SOURCE_DIR};

inline std::string text_of(std::filesystem::path const& page) {
  std::ostringstream text;
  text << std::ifstream{root / page}.rdbuf();
  return text.str();
}

/// Relative to the root, in order.
inline std::vector<std::string> pages() {
  namespace fs = std::filesystem;
  std::vector<std::string> found;
  for (auto const& entry : fs::directory_iterator(root))
    if (entry.path().extension() == ".md") found.push_back(entry.path().filename().string());
  for (auto const& entry : fs::recursive_directory_iterator(root / "docs"))
    if (entry.path().extension() == ".md") found.push_back(fs::relative(entry.path(), root).string());
  found.push_back("tests/README.md");
  std::ranges::sort(found);
  return found;
}

}  // namespace tactus::docs
