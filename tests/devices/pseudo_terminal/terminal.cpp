// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/devices/pseudo_terminal/terminal.hpp"

#include <array>
#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <poll.h>
#include <stdexcept>
#include <system_error>
#include <termios.h>
#include <unistd.h>

namespace tactus::devices::test {

namespace fs = std::filesystem;

namespace {

[[noreturn]] void no_terminal(std::string const& what) {
  throw std::runtime_error("This test needs pseudo-terminals (/dev/ptmx and a devpts on /dev/pts): " + what +
                           ": " + std::generic_category().message(errno));
}

}  // namespace

Terminal::Terminal(fs::path link) : link_(std::move(link)) {
  if (!fs::exists("/sys/class/tty"))
    throw std::runtime_error(
        "This test needs a mounted /sys: libserialport looks every port up in /sys/class/tty.");
  master_ = ::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (master_ < 0) no_terminal("posix_openpt");
  std::array<char, 128> name{};
  if (::grantpt(master_) != 0 || ::unlockpt(master_) != 0 ||
      ::ptsname_r(master_, name.data(), name.size()) != 0)
    no_terminal("unlockpt");
  // Raw before anybody opens it: else early bytes come back as an echo and 0D becomes 0A.
  termios settings{};
  if (::tcgetattr(master_, &settings) != 0) no_terminal("tcgetattr");
  ::cfmakeraw(&settings);
  if (::tcsetattr(master_, TCSANOW, &settings) != 0) no_terminal("tcsetattr");
  fs::create_symlink(name.data(), link_);
}

Terminal::~Terminal() {
  std::error_code ignored;
  fs::remove(link_, ignored);
  ::close(master_);
}

void Terminal::write(Bytes const& bytes) const {
  std::size_t done = 0;
  while (done < bytes.size()) {
    auto const n = ::write(master_, bytes.data() + done, bytes.size() - done);
    if (n <= 0) no_terminal("write");
    done += static_cast<std::size_t>(n);
  }
}

Bytes Terminal::read(std::size_t count) const {
  Bytes bytes;
  while (bytes.size() < count) {
    pollfd ready{master_, POLLIN, 0};
    if (::poll(&ready, 1, 10'000) <= 0) break;
    Bytes part(count - bytes.size());
    auto const n = ::read(master_, part.data(), part.size());
    if (n <= 0) break;
    bytes.insert(bytes.end(), part.begin(), part.begin() + n);
  }
  return bytes;
}

bool Terminal::is_raw_9600_8n1() const {
  termios settings{};
  if (::tcgetattr(master_, &settings) != 0) return false;
  bool const is_9600 = ::cfgetospeed(&settings) == B9600 && ::cfgetispeed(&settings) == B9600;
  bool const is_8n1 = (settings.c_cflag & CSIZE) == CS8 && (settings.c_cflag & (PARENB | CSTOPB)) == 0;
  bool const is_raw = (settings.c_lflag & (ICANON | ECHO | ISIG)) == 0 && (settings.c_oflag & OPOST) == 0 &&
                      (settings.c_iflag & (ICRNL | IXON | IXOFF)) == 0;
  return is_9600 && is_8n1 && is_raw;
}

}  // namespace tactus::devices::test
