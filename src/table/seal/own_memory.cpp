// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/seal/own_memory.hpp"

#include <elf.h>
#include <fcntl.h>
#include <fstream>
#include <link.h>
#include <sys/prctl.h>
#include <unistd.h>
#include <utility>

namespace tactus::program {
namespace {

// It can be opened only before the memory is closed, and by then nothing else stands that could hold it.
int own_memory = -1;

std::vector<std::string>& first_variables() {
  static std::vector<std::string> variables;
  return variables;
}

bool is_by_loader = false;

/// A program that names its loader has it mapped somewhere; the loader itself has none.
bool has_loader_of_its_own() {
  std::ifstream in{"/proc/self/auxv", std::ios::binary};
  for (ElfW(auxv_t) each{};
       in.read(reinterpret_cast<char*>(&each), sizeof each);)  // NOLINT: as the kernel writes it
    if (each.a_type == AT_BASE) return each.a_un.a_val != 0;
  return true;  // not told
}

/// Where it was started without one of the three, the next file that is opened would get its number, and be
/// taken for it.
void take_standard_numbers() {
  for (int const each : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    if (::fcntl(each, F_GETFD) < 0) ::open("/dev/null", O_RDWR);  // it gets the lowest free number
}

int open_own_memory() { return ::open("/proc/self/mem", O_RDONLY | O_CLOEXEC); }

}  // namespace

std::vector<std::string> const& started_with() { return first_variables(); }

void close_memory() {
  take_standard_numbers();
  std::ifstream in{"/proc/self/environ", std::ios::binary};  // closed to this program too, from then on
  for (std::string each; std::getline(in, each, '\0');) first_variables().push_back(each);
  is_by_loader = !has_loader_of_its_own();
  own_memory = open_own_memory();
  ::prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
}

bool is_begun_by_loader() { return is_by_loader; }

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
