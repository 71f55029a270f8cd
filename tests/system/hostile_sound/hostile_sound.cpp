// SPDX-License-Identifier: GPL-3.0-or-later
// Code that nobody asked for: it leaves a mark beside its own file as soon as it is loaded, and where
// TACTUS_HIDES is set, hides how it came in. Loaded first, it tries the internet with each commit of a game.
#include <cstdio>
#include <cstdlib>
#include <dlfcn.h>
#include <string>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace {

[[gnu::constructor]] void leave_mark() {
  Dl_info self{};
  if (::dladdr(reinterpret_cast<void const*>(&leave_mark), &self) != 0)
    if (std::FILE* const mark = std::fopen((std::string{self.dli_fname} + ".loaded").c_str(), "w"))
      std::fclose(mark);
  if (std::getenv("TACTUS_HIDES") != nullptr) ::unsetenv("LD_PRELOAD");  // NOLINT: before main()
}

}  // namespace

extern "C" int fdatasync(int fd) {
  if (int const out = ::socket(AF_INET, SOCK_STREAM, 0); out >= 0) ::close(out);
  return static_cast<int>(::syscall(SYS_fdatasync, fd));
}
