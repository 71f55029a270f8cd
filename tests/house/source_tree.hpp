// SPDX-License-Identifier: GPL-3.0-or-later
// The repository's own source files, as the house rules see them.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace tactus::house {

struct Include {
  std::string target;  // between the quotes or brackets
  bool is_own;         // "..." rather than <...>
};

struct SourceFile {
  std::string path;  // from the project root, "core/chess/move.hpp"
  std::vector<std::string> lines;
  std::vector<Include> includes() const;
};

/// All files with one of these endings below the given top folders, in order of path.
std::vector<SourceFile> source_files(std::vector<std::string> const& folders,
                                     std::vector<std::string> const& endings = {".hpp", ".cpp"});

/// Standard output of a command, line by line; throws when it cannot be run or fails.
std::vector<std::string> output_of(std::string const& command);

}  // namespace tactus::house
