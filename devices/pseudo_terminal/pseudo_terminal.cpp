// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/pseudo_terminal/pseudo_terminal.hpp"

#include <array>
#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <poll.h>
#include <system_error>
#include <termios.h>
#include <unistd.h>
#include <utility>

namespace tactus::devices {

namespace {

std::string failed(char const* what) {
  return std::string{"cannot "} + what + ": " + std::generic_category().message(errno);
}

/// The settings belong to the terminal and stay after this descriptor of its other end is closed.
bool make_raw(char const* name) {
  int const slave = ::open(name, O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (slave < 0) return false;
  termios settings{};
  bool is_done = tcgetattr(slave, &settings) == 0;
  cfmakeraw(&settings);
  cfsetspeed(&settings, B9600);
  is_done = is_done && tcsetattr(slave, TCSANOW, &settings) == 0;
  ::close(slave);
  return is_done;
}

}  // namespace

tl::expected<PseudoTerminal, std::string> PseudoTerminal::open(std::filesystem::path link) {
  int const master = posix_openpt(O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
  if (master < 0) return tl::unexpected(failed("open a pseudo-terminal"));
  PseudoTerminal terminal{master, {}};
  std::array<char, 64> name{};
  if (grantpt(master) != 0 || unlockpt(master) != 0 || ptsname_r(master, name.data(), name.size()) != 0)
    return tl::unexpected(failed("unlock a pseudo-terminal"));
  if (!make_raw(name.data())) return tl::unexpected(failed("set a pseudo-terminal raw"));
  std::error_code error;
  if (auto const there = std::filesystem::symlink_status(link, error); std::filesystem::exists(there)) {
    if (!std::filesystem::is_symlink(there))
      return tl::unexpected(link.string() +
                            ": exists already and is no link; expected a name for a new port");
    std::filesystem::remove(link, error);
  }
  std::filesystem::create_symlink(name.data(), link, error);
  if (error) return tl::unexpected("cannot make the link " + link.string() + ": " + error.message());
  terminal.link_ = std::move(link);
  return terminal;
}

PseudoTerminal::PseudoTerminal(PseudoTerminal&& other) noexcept
    : master_(std::exchange(other.master_, -1)), link_(std::move(other.link_)) {}

PseudoTerminal& PseudoTerminal::operator=(PseudoTerminal&& other) noexcept {
  std::swap(master_, other.master_);
  std::swap(link_, other.link_);
  return *this;
}

PseudoTerminal::~PseudoTerminal() {
  if (master_ < 0) return;
  std::error_code ignored;
  if (!link_.empty()) std::filesystem::remove(link_, ignored);
  ::close(master_);
}

bool PseudoTerminal::is_connected() const {
  pollfd state{master_, 0, 0};
  return poll(&state, 1, 0) >= 0 && (state.revents & POLLHUP) == 0;
}

std::vector<std::uint8_t> PseudoTerminal::read() {
  std::array<std::uint8_t, 256> chunk{};
  std::vector<std::uint8_t> all;
  for (;;) {
    ssize_t const count = ::read(master_, chunk.data(), chunk.size());
    if (count <= 0) return all;  // EAGAIN: nothing there; EIO: nobody has the other end open
    all.insert(all.end(), chunk.begin(), chunk.begin() + count);
  }
}

void PseudoTerminal::write(std::span<std::uint8_t const> bytes) {
  if (bytes.empty() || !is_connected()) return;
  [[maybe_unused]] ssize_t const ignored = ::write(master_, bytes.data(), bytes.size());
}

}  // namespace tactus::devices
