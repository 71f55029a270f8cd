// SPDX-License-Identifier: GPL-3.0-or-later
// Code that nobody asked for: it leaves a mark beside its own file as soon as it is loaded, and where
// TACTUS_HIDES is set, hides how it came in: from the program ("1"), and from the kernel too ("2"); then it
// also leaves code in memory that is of no file. Loaded first, it tries the internet with each commit of a
// game.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <string>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace {

void hide(bool is_deep) {
  char* const path = std::getenv("LD_PRELOAD");  // NOLINT
  ::unsetenv("LD_PRELOAD");                      // NOLINT
  if (!is_deep || path == nullptr) return;
  char* const variable = path - std::strlen("LD_PRELOAD=");
  std::memset(variable, 'X', std::strlen(variable));
  constexpr std::size_t page = 4096;
  ::mmap(nullptr, page, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
}

[[gnu::constructor]] void leave_mark() {
  Dl_info self{};
  if (::dladdr(reinterpret_cast<void const*>(&leave_mark), &self) != 0)
    if (std::FILE* const mark = std::fopen((std::string{self.dli_fname} + ".loaded").c_str(), "w"))
      std::fclose(mark);
  if (char const* const how = std::getenv("TACTUS_HIDES")) hide(how[0] == '2');  // NOLINT: before main()
}

}  // namespace

extern "C" int fdatasync(int fd) {
  if (int const out = ::socket(AF_INET, SOCK_STREAM, 0); out >= 0) ::close(out);
  return static_cast<int>(::syscall(SYS_fdatasync, fd));
}
