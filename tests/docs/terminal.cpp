// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/docs/terminal.hpp"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <poll.h>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tactus::docs {
namespace {

constexpr char prompt[] = "> ";
constexpr int patience_ms = 30'000;

[[noreturn]] void become(std::string const& command, std::filesystem::path const& folder) {
  std::string const path = std::string{TACTUS_BIN_DIR} + ":/usr/bin:/bin";
  ::setenv("PATH", path.c_str(), 1);
  ::setenv("LC_ALL", "C.UTF-8", 1);
  ::setenv("TACTUS_SETTINGS", "/nowhere/settings.toml", 1);
  if (::chdir(folder.c_str()) == 0) ::execl("/bin/sh", "sh", "-c", command.c_str(), nullptr);
  ::_exit(127);
}

}  // namespace

Terminal::Terminal(std::string const& command, std::filesystem::path const& folder) {
  id_ = ::forkpty(&screen_, nullptr, nullptr, nullptr);
  if (id_ < 0) std::abort();
  if (id_ == 0) become(command, folder);
}

Terminal::~Terminal() {
  cut_power();
  ::close(screen_);
}

std::optional<std::string> Terminal::next_line() {
  for (;;) {
    auto const end = unread_.find('\n');
    if (end == std::string::npos) {
      if (read_some()) continue;
      return std::nullopt;
    }
    std::string line = without_prompts(unread_.substr(0, end));
    unread_.erase(0, end + 1);
    answered_ -= std::min(answered_, end + 1);
    if (!line.empty()) return line;
  }
}

bool Terminal::prompts() {
  while (unread_.size() == answered_ || !unread_.ends_with(prompt))
    if (!read_some()) return false;
  return true;
}

void Terminal::type(std::string const& line) {
  std::string const typed = line + '\n';
  answered_ = unread_.size();
  [[maybe_unused]] auto const written = ::write(screen_, typed.data(), typed.size());
}

void Terminal::cut_power() {
  if (id_ <= 0) return;
  ::kill(-id_, SIGKILL);  // it leads a group of processes of its own
  ::waitpid(id_, nullptr, 0);
  id_ = -1;
}

bool Terminal::ends() {
  while (read_some()) {
  }
  pollfd hung_up{screen_, POLLIN, 0};
  return ::poll(&hung_up, 1, 0) > 0 && (hung_up.revents & POLLHUP) != 0;
}

bool Terminal::read_some() {
  pollfd wanted{screen_, POLLIN, 0};
  if (::poll(&wanted, 1, patience_ms) <= 0) return false;
  std::array<char, 4096> buffer{};
  ssize_t const got = ::read(screen_, buffer.data(), buffer.size());
  if (got > 0) unread_.append(buffer.data(), static_cast<std::size_t>(got));
  return got > 0;
}

std::string without_prompts(std::string line) {
  while (line.starts_with(prompt)) line.erase(0, 2);
  line.erase(line.find_last_not_of(" \t\r") + 1);
  return line == ">" ? std::string{} : line;
}

}  // namespace tactus::docs
