// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/docs/terminal.hpp"

#include <algorithm>

namespace tactus::docs {
namespace {

constexpr char prompt[] = "> ";

Surroundings surroundings(std::filesystem::path const& folder) {
  return {.has_terminal = true,
          .folder = folder,
          .environment = {"PATH=" TACTUS_BIN_DIR ":/usr/bin:/bin", "LC_ALL=C.UTF-8",
                          "TACTUS_SETTINGS=/nowhere/settings.toml"}};
}

}  // namespace

Terminal::Terminal(std::string const& command, std::filesystem::path const& folder)
    : shell_("/bin/sh", {"-c", "exec 2>&1\n" + command}, surroundings(folder)) {}

std::optional<std::string> Terminal::next_line() {
  for (;;) {
    auto const end = shell_.printed().find('\n', read_);
    if (end == std::string::npos) {
      if (shell_.reads_more()) continue;
      return std::nullopt;
    }
    std::string line = without_prompts(shell_.printed().substr(read_, end - read_));
    read_ = end + 1;
    if (!line.empty()) return line;
  }
}

bool Terminal::prompts() {
  auto const& screen = shell_.printed();
  while (screen.size() == std::max(answered_, read_) || !screen.ends_with(prompt))
    if (!shell_.reads_more()) return false;
  return true;
}

void Terminal::type(std::string const& line) {
  answered_ = shell_.printed().size();
  shell_.type(line + '\n');
}

bool Terminal::ends() {
  while (shell_.reads_more()) {
  }
  return shell_.is_silent();
}

std::string without_prompts(std::string line) {
  while (line.starts_with(prompt)) line.erase(0, 2);
  line.erase(line.find_last_not_of(" \t\r") + 1);
  return line == ">" ? std::string{} : line;
}

}  // namespace tactus::docs
