// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/hall_setup/tool.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tactus::hall_setup {

std::string typed(std::vector<std::string> const& words) {
  std::string line;
  for (std::string const& word : words) {
    bool const needs_quotes = word.find(' ') != std::string::npos;
    line += (line.empty() ? "" : " ") + (needs_quotes ? '\'' + word + '\'' : word);
  }
  return line;
}

tl::expected<void, std::string> run_tool(std::vector<std::string> words) {
  std::vector<char*> arguments;
  arguments.reserve(words.size() + 1);
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t quiet;
  ::posix_spawn_file_actions_init(&quiet);
  for (int const fd : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    ::posix_spawn_file_actions_addopen(&quiet, fd, "/dev/null", O_RDWR, 0);
  pid_t id = -1;
  int const fault = ::posix_spawnp(&id, arguments.front(), &quiet, nullptr, arguments.data(), environ);
  ::posix_spawn_file_actions_destroy(&quiet);
  if (fault != 0) return tl::unexpected("cannot start " + words.front() + ": expected it to be installed");
  int status = 0;
  if (::waitpid(id, &status, 0) == id && WIFEXITED(status) && WEXITSTATUS(status) == 0) return {};
  return tl::unexpected("this failed; type it to see why: " + typed(words));
}

}  // namespace tactus::hall_setup
