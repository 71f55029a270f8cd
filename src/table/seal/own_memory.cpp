// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/seal/own_memory.hpp"

#include <fcntl.h>
#include <fstream>
#include <sys/prctl.h>
#include <utility>

namespace tactus::program {
namespace {

// It can be opened only before the memory is closed, and by then nothing else stands that could hold it.
int own_memory = -1;

std::vector<std::string>& first_variables() {
  static std::vector<std::string> variables;
  return variables;
}

int open_own_memory() { return ::open("/proc/self/mem", O_RDONLY | O_CLOEXEC); }

}  // namespace

std::vector<std::string> const& started_with() { return first_variables(); }

void close_memory() {
  std::ifstream in{"/proc/self/environ", std::ios::binary};  // closed to this program too, from then on
  for (std::string each; std::getline(in, each, '\0');) first_variables().push_back(each);
  own_memory = open_own_memory();
  ::prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
}

bool is_memory_closed() { return ::prctl(PR_GET_DUMPABLE, 0, 0, 0, 0) == 0; }

Descriptor take_own_memory() {
  int const kept = std::exchange(own_memory, -1);
  return Descriptor{kept >= 0 ? kept : open_own_memory()};
}

std::string yama_scope() {
  std::ifstream in{"/proc/sys/kernel/yama/ptrace_scope"};
  std::string scope;
  return in >> scope ? scope : "none";
}

void close_what_was_inherited() {
  auto const kept = static_cast<unsigned>(own_memory);
  constexpr unsigned first = STDERR_FILENO + 1;
  if (own_memory < 0) {
    ::close_range(first, ~0U, 0);
  } else {
    if (kept > first) ::close_range(first, kept - 1, 0);
    ::close_range(kept + 1, ~0U, 0);
  }
}

}  // namespace tactus::program
