// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/house/source_tree.hpp"

#include "tests/programs/program.hpp"

#include <algorithm>
#include <fstream>
#include <stdexcept>

namespace tactus::house {

namespace fs = std::filesystem;

std::vector<Include> SourceFile::includes() const {
  std::vector<Include> found;
  for (auto const& line : lines) {
    if (line.rfind("#include", 0) != 0) continue;
    auto const open = line.find_first_of("\"<");
    auto const close = line.find_first_of("\">", open + 1);
    if (open == std::string::npos || close == std::string::npos) continue;
    found.push_back({line.substr(open + 1, close - open - 1), line[open] == '"'});
  }
  return found;
}

std::vector<SourceFile> source_files(std::vector<std::string> const& folders,
                                     std::vector<std::string> const& endings) {
  std::vector<SourceFile> files;
  fs::path const root = TACTUS_SOURCE_DIR;
  for (auto const& folder : folders) {
    for (auto const& entry : fs::recursive_directory_iterator(root / folder)) {
      if (std::ranges::find(endings, entry.path().extension().string()) == endings.end()) continue;
      SourceFile file{fs::relative(entry.path(), root).generic_string(), {}};
      std::ifstream in(entry.path());
      for (std::string line; std::getline(in, line);) file.lines.push_back(line);
      files.push_back(std::move(file));
    }
  }
  std::sort(files.begin(), files.end(), [](auto const& a, auto const& b) { return a.path < b.path; });
  return files;
}

std::vector<std::string> output_of(std::string const& command) {
  auto const ended = run_in_shell(command);
  if (ended.status != 0) throw std::runtime_error("failed: " + command + '\n' + ended.err);
  return lines_of(ended.out);
}

}  // namespace tactus::house
