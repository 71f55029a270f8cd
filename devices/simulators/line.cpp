// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/simulators/line.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <poll.h>
#include <system_error>
#include <termios.h>
#include <unistd.h>
#include <utility>

namespace tactus::devices::simulators {

void PacedBytes::push(std::span<std::uint8_t const> bytes, SimTime now) {
  free_at_ = std::max(free_at_, now);
  for (std::uint8_t const byte : bytes) {
    free_at_ += byte_time_;
    waiting_.push_back({free_at_, byte});
  }
}

Bytes PacedBytes::take(SimTime now) {
  Bytes arrived;
  while (!waiting_.empty() && waiting_.front().time <= now) {
    arrived.push_back(waiting_.front().byte);
    waiting_.pop_front();
  }
  return arrived;
}

std::optional<SimTime> PacedBytes::next_due() const {
  if (waiting_.empty()) return std::nullopt;
  return waiting_.front().time;
}

// std::mt19937 gives the same numbers everywhere; the standard distributions do not.

void LineFaults::insert_random_garbage(std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) garbage_.push_back(static_cast<std::uint8_t>(generator_() & 0xFFU));
}

Bytes LineFaults::pass(std::span<std::uint8_t const> bytes) {
  Bytes arrived = std::exchange(garbage_, {});
  for (std::uint8_t const byte : bytes) {
    if (to_lose_ > 0) {
      --to_lose_;
      continue;
    }
    arrived.push_back(disturbed(byte));
  }
  return arrived;
}

std::uint8_t LineFaults::disturbed(std::uint8_t byte) {
  auto result = static_cast<std::uint8_t>(byte ^ std::exchange(flip_mask_, std::uint8_t{0}));
  if (noise_per_mille_ > 0 && generator_() % 1000 < noise_per_mille_)
    result = static_cast<std::uint8_t>(result ^ (1U << (generator_() % 8)));
  return result;
}

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

Bytes PseudoTerminal::read() {
  std::array<std::uint8_t, 256> chunk{};
  Bytes all;
  for (;;) {
    ssize_t const count = ::read(master_, chunk.data(), chunk.size());
    if (count <= 0) return all;  // EAGAIN: nothing there; EIO: nobody has the other end open
    all.insert(all.end(), chunk.begin(), chunk.begin() + count);
  }
}

void PseudoTerminal::write(Bytes const& bytes) {
  if (bytes.empty() || !is_connected()) return;
  [[maybe_unused]] ssize_t const ignored = ::write(master_, bytes.data(), bytes.size());
}

SimulatedLine::SimulatedLine(SimulatedDevice& device, std::filesystem::path link, SimTime byte_time)
    : device_(device), link_(std::move(link)), outgoing_(byte_time) {}

tl::expected<void, std::string> SimulatedLine::plug(SimTime now) {
  auto terminal = PseudoTerminal::open(link_);
  if (!terminal) return tl::unexpected(std::move(terminal.error()));
  terminal_.emplace(std::move(*terminal));
  device_.power_up(now);
  return {};
}

void SimulatedLine::unplug() {
  terminal_.reset();
  is_open_ = false;
  outgoing_.clear();
}

void SimulatedLine::pump(SimTime now) {
  device_.advance(now);
  if (!terminal_) {
    device_.take_output();
    return;
  }
  if (bool const was_open = std::exchange(is_open_, terminal_->is_connected()); is_open_ && !was_open)
    device_.opened(now);
  Bytes const from_host = terminal_->read();
  heard_.insert(heard_.end(), from_host.begin(), from_host.end());
  device_.receive(from_host, now);
  outgoing_.push(faults_.pass(device_.take_output()), now);
  terminal_->write(outgoing_.take(now));
}

SimTime SimulatedLine::next_due() const {
  return std::min(device_.next_due(), outgoing_.next_due().value_or(SimTime::max()));
}

int SimulatedLine::descriptor() const {
  return terminal_ && terminal_->is_connected() ? terminal_->descriptor() : -1;
}

}  // namespace tactus::devices::simulators
