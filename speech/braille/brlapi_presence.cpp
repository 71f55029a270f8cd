// SPDX-License-Identifier: GPL-3.0-or-later

#include "speech/braille/brlapi_connection.hpp"
#include "speech/braille/display.hpp"

#include <array>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tactus::speech {
namespace {

constexpr int patience_ms = 1000;

/// It has written its sign in time; where it ends without, there is nothing to read.
bool says_yes(int from_child) {
  pollfd waiting{from_child, POLLIN, 0};
  char sign = 0;
  return poll(&waiting, 1, patience_ms) == 1 && read(from_child, &sign, 1) == 1;
}

}  // namespace

// By a process of its own, which can be ended: BRLTTY may hang, and a thread that waits for it would stand in
// the way of the seal.
bool is_braille_display_here() {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) return false;
  auto const [from_child, to_parent] = ends;
  pid_t const child = fork();
  if (child == 0) {
    close(from_child);
    if (BrlapiConnection::is_display_here()) (void)!write(to_parent, "y", 1);
    _exit(0);
  }
  close(to_parent);
  bool const is_here = child > 0 && says_yes(from_child);
  close(from_child);
  if (child > 0) {
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
  }
  return is_here;
}

}  // namespace tactus::speech
