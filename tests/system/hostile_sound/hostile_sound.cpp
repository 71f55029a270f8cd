// SPDX-License-Identifier: GPL-3.0-or-later
// Code that nobody asked for: it leaves a mark where TACTUS_MARK says as soon as it is loaded, and where
// TACTUS_HIDES is set, hides how it came in. Loaded first, it tries the internet with each commit of a game.
#include <cstdio>
#include <cstdlib>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace {

[[gnu::constructor]] void leave_mark() {
  if (char const* const name = std::getenv("TACTUS_MARK"))  // NOLINT: before main()
    if (std::FILE* const mark = std::fopen(name, "w")) std::fclose(mark);
  if (std::getenv("TACTUS_HIDES") != nullptr) ::unsetenv("LD_PRELOAD");  // NOLINT: before main()
}

}  // namespace

extern "C" int fdatasync(int fd) {
  if (int const out = ::socket(AF_INET, SOCK_STREAM, 0); out >= 0) ::close(out);
  return static_cast<int>(::syscall(SYS_fdatasync, fd));
}
