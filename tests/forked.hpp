// SPDX-License-Identifier: GPL-3.0-or-later
// What cannot be undone is tried in a process of its own, a copy of this one. Programs are started by
// tests/programs/program.hpp.
#pragma once

#include <functional>
#include <sys/wait.h>
#include <unistd.h>

namespace tactus {

/// What it returned there, or 128 + the signal that ended it.
inline int forked(std::function<int()> const& attempt) {
  pid_t const child = ::fork();
  if (child == 0) ::_exit(attempt());
  int status = 0;
  ::waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

}  // namespace tactus
