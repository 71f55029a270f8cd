// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/desk/typed_lines.hpp"

#include "src/store/descriptor.hpp"

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <poll.h>
#include <span>
#include <sys/signalfd.h>
#include <unistd.h>
#include <utility>

namespace tactus::desk {
namespace {

constexpr int between_looks = 1000;  // milliseconds: the terminal may have come back
constexpr std::size_t longest_line = 256;

class StandardInput {
 public:
  /// -1: nothing can be read now.
  int descriptor() const {
    bool const is_ours = ::isatty(STDIN_FILENO) == 0 || ::tcgetpgrp(STDIN_FILENO) == ::getpgrp();
    return is_ours && !is_over_ ? STDIN_FILENO : -1;
  }
  void read(std::function<void(std::string)> const& on_line) {
    std::array<char, longest_line> bytes{};
    auto const count = ::read(STDIN_FILENO, bytes.data(), bytes.size());
    if (count < 0 && (errno == EINTR || errno == EAGAIN)) return;
    // A terminal goes on after its key for the end of a text.
    is_over_ = count < 0 || (count == 0 && ::isatty(STDIN_FILENO) == 0);
    if (is_over_ && !line_.empty()) on_line(std::exchange(line_, ""));
    if (count <= 0) return;
    for (char const each : std::span{bytes}.first(static_cast<std::size_t>(count))) {
      if (each == '\n')
        on_line(std::exchange(line_, ""));
      else if (line_.size() < longest_line)
        line_ += each;
    }
  }

 private:
  std::string line_;
  bool is_over_ = false;
};

}  // namespace

void keep_standard_input() {
  if (::fcntl(STDIN_FILENO, F_GETFD) < 0) (void)::open("/dev/null", O_RDONLY);
}

void take_typed_lines(sigset_t const& ends, std::function<void(std::string)> const& on_line) {
  Descriptor const over{::signalfd(-1, &ends, SFD_CLOEXEC)};
  if (!over.is_open()) {  // nothing is left to ask the kernel with but this
    int ignored = 0;
    ::sigwait(&ends, &ignored);
    return;
  }
  StandardInput input;
  for (;;) {
    std::array<pollfd, 2> wanted{pollfd{over.get(), POLLIN, 0}, pollfd{input.descriptor(), POLLIN, 0}};
    if (::poll(wanted.data(), wanted.size(), between_looks) < 0 && errno != EINTR) return;
    if (wanted[0].revents != 0) return;
    if (wanted[1].revents != 0) input.read(on_line);
  }
}

}  // namespace tactus::desk
