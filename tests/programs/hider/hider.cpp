// SPDX-License-Identifier: GPL-3.0-or-later
// A library that is loaded before a program's first line and hides itself: it leaves the environment, and
// what was mapped of its file becomes memory without a name. TACTUS_HIDER=kernel: it also leaves the kernel's
// copy of the environment, which lies on the stack. It makes the file that TACTUS_HIDER_MARK names.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <string>
#include <sys/mman.h>
#include <unistd.h>
#include <vector>

namespace {

struct Mapping {
  unsigned long begin = 0, end = 0;
  int rights = 0;
};

std::vector<Mapping> own_mappings() {
  std::vector<Mapping> found;
  std::FILE* const maps = std::fopen("/proc/self/maps", "re");
  char line[512];
  while (maps != nullptr && std::fgets(line, sizeof line, maps) != nullptr) {
    if (std::strstr(line, "hider") == nullptr) continue;
    Mapping each;
    char rights[5] = {};
    if (std::sscanf(line, "%lx-%lx %4s", &each.begin, &each.end, rights) != 3) continue;  // NOLINT
    each.rights = (rights[0] == 'r' ? PROT_READ : 0) | (rights[1] == 'w' ? PROT_WRITE : 0) |
                  (rights[2] == 'x' ? PROT_EXEC : 0);
    found.push_back(each);
  }
  if (maps != nullptr) std::fclose(maps);
  return found;
}

void become_nameless() {
  for (Mapping const& each : own_mappings()) {
    auto* const place = reinterpret_cast<void*>(each.begin);
    std::size_t const size = each.end - each.begin;
    void* const copy = ::mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (copy == MAP_FAILED || (each.rights & PROT_READ) == 0) continue;
    std::memcpy(copy, place, size);
    ::mprotect(copy, size, each.rights);
    ::mremap(copy, size, size, MREMAP_MAYMOVE | MREMAP_FIXED, place);
  }
}

void leave_environment(bool is_for_kernel) {
  char** kept = environ;
  for (char** each = environ; *each != nullptr; ++each) {
    if (std::strncmp(*each, "LD_", 3) != 0)
      *kept++ = *each;
    else if (is_for_kernel)
      std::memset(*each, 'x', std::strlen(*each));
  }
  *kept = nullptr;
}

__attribute__((constructor)) void hide() {
  char const* const mark = std::getenv("TACTUS_HIDER_MARK");
  char const* const from = std::getenv("TACTUS_HIDER");
  if (mark == nullptr) return;
  int const made = ::open(mark, O_CREAT | O_WRONLY | O_CLOEXEC, 0600);
  if (made >= 0) ::close(made);
  leave_environment(from != nullptr && std::strcmp(from, "kernel") == 0);
  become_nameless();
}

}  // namespace
