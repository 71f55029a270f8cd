// SPDX-License-Identifier: GPL-3.0-or-later
// libserialport 0.1.1 has three traps, all answered here: it refuses symbolic links, it takes no lock, and
// after an unplug sp_wait and sp_nonblocking_read look like silence (the blocking reads even spin); only
// sp_input_waiting tells.

#include "devices/ports/serial_stream.hpp"

#include "devices/ports/port.hpp"

#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <poll.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include <libserialport.h>

namespace tactus::devices {

namespace {

constexpr int first_baud = 9600;
constexpr int write_wait_ms = 50;  // a port that takes no bytes for this long is gone
constexpr char const* expected = "a serial port";

struct FreePort {
  void operator()(sp_port* port) const { sp_free_port(port); }
};
struct FreeEvents {
  void operator()(sp_event_set* events) const { sp_free_event_set(events); }
};
using Port = std::unique_ptr<sp_port, FreePort>;
using Events = std::unique_ptr<sp_event_set, FreeEvents>;

class SerialStream final : public ByteStream {
 public:
  /// `port` is open.
  SerialStream(Port port, Events events, int handle)
      : port_(std::move(port)), events_(std::move(events)), handle_(handle) {}
  SerialStream(SerialStream const&) = delete;
  SerialStream& operator=(SerialStream const&) = delete;
  ~SerialStream() override {
    events_.reset();
    sp_close(port_.get());
  }

  ReadResult read(std::span<std::uint8_t> into, Millis wait) override {
    if (wait.count() > 0 && sp_wait(events_.get(), static_cast<unsigned>(wait.count())) != SP_OK)
      return {ReadStatus::unplugged, 0};
    auto const got = static_cast<int>(sp_nonblocking_read(port_.get(), into.data(), into.size()));
    if (got > 0) return {ReadStatus::data, static_cast<std::size_t>(got)};
    bool const is_there = got == 0 && static_cast<int>(sp_input_waiting(port_.get())) >= 0;
    return {is_there ? ReadStatus::idle : ReadStatus::unplugged, 0};
  }

  bool write(std::span<std::uint8_t const> bytes) override {
    while (!bytes.empty()) {
      auto const done = static_cast<int>(sp_nonblocking_write(port_.get(), bytes.data(), bytes.size()));
      if (done < 0) return false;
      bytes = bytes.subspan(static_cast<std::size_t>(done));
      if (done > 0) continue;
      pollfd ready{handle_, POLLOUT, 0};
      if (::poll(&ready, 1, write_wait_ms) <= 0 || (ready.revents & POLLOUT) == 0) return false;
    }
    return true;
  }

  bool set_baud(unsigned rate) override {
    return sp_set_baudrate(port_.get(), static_cast<int>(rate)) == SP_OK;
  }

 private:
  Port port_;
  Events events_;
  int handle_;
};

/// libserialport wants the name of a device, not of a link to it.
tl::expected<std::string, OpenError> resolve(std::string const& name) {
  if (name.starts_with("/dev/../")) return name;
  std::unique_ptr<char, decltype(&std::free)> const path(::realpath(name.c_str(), nullptr), &std::free);
  if (path) return std::string{path.get()};
  auto error = open_error(errno, name, expected);
  if (error.fault == OpenFault::does_not_exist) error.message += " Is the device plugged in and switched on?";
  return tl::unexpected(error);
}

/// libserialport knows ports only from /sys.
OpenError not_a_port(std::string const& name) {
  if (::access("/sys/class/tty", F_OK) == 0) return open_error(ENOTTY, name, expected);
  return {OpenFault::failed,
          "Cannot look up " + name + ": expected /sys to be mounted, with /sys/class/tty."};
}

OpenError failure(std::string const& name) { return open_error(sp_last_error_code(), name, expected); }

bool set_line(sp_port* port) {
  return sp_set_baudrate(port, first_baud) == SP_OK && sp_set_bits(port, 8) == SP_OK &&
         sp_set_parity(port, SP_PARITY_NONE) == SP_OK && sp_set_stopbits(port, 1) == SP_OK &&
         sp_set_flowcontrol(port, SP_FLOWCONTROL_NONE) == SP_OK && sp_set_dtr(port, SP_DTR_ON) == SP_OK &&
         sp_flush(port, SP_BUF_BOTH) == SP_OK;
}

/// An open, locked and set port becomes a stream; `port` is closed by the caller if not.
tl::expected<Events, OpenError> prepare(sp_port* port, std::string const& name, int& handle) {
  if (sp_get_port_handle(port, &handle) != SP_OK) return tl::unexpected(failure(name));
  if (::flock(handle, LOCK_EX | LOCK_NB) != 0 || ::ioctl(handle, TIOCEXCL) != 0)
    return tl::unexpected(open_error(errno, name, expected));
  if (!set_line(port)) return tl::unexpected(failure(name));
  sp_event_set* events = nullptr;
  if (sp_new_event_set(&events) != SP_OK) return tl::unexpected(failure(name));
  Events owned{events};
  if (sp_add_port_events(events, port, SP_EVENT_RX_READY) != SP_OK) return tl::unexpected(failure(name));
  return owned;
}

}  // namespace

OpenResult open_serial(std::string const& name) {
  auto const path = resolve(name);
  if (!path) return tl::unexpected(path.error());
  sp_port* found = nullptr;
  sp_return const status = sp_get_port_by_name(path->c_str(), &found);
  Port port{found};
  if (status == SP_ERR_ARG) return tl::unexpected(not_a_port(name));
  if (status != SP_OK) return tl::unexpected(failure(name));
  if (sp_open(port.get(), SP_MODE_READ_WRITE) != SP_OK) return tl::unexpected(failure(name));
  int handle = -1;
  auto events = prepare(port.get(), name, handle);
  if (!events) {
    sp_close(port.get());
    return tl::unexpected(events.error());
  }
  return std::make_unique<SerialStream>(std::move(port), std::move(*events), handle);
}

namespace {

class DescriptorStream final : public ByteStream {
 public:
  explicit DescriptorStream(int descriptor) : descriptor_(descriptor) {}
  DescriptorStream(DescriptorStream const&) = delete;
  DescriptorStream& operator=(DescriptorStream const&) = delete;
  ~DescriptorStream() override { ::close(descriptor_); }

  ReadResult read(std::span<std::uint8_t> into, Millis wait) override {
    pollfd ready{descriptor_, POLLIN, 0};
    int const n = ::poll(&ready, 1, static_cast<int>(wait.count()));
    if (n == 0 || (n < 0 && errno == EINTR)) return {ReadStatus::idle, 0};
    if (n < 0) return {ReadStatus::unplugged, 0};
    ssize_t const got = ::read(descriptor_, into.data(), into.size());
    if (got > 0) return {ReadStatus::data, static_cast<std::size_t>(got)};
    if (got < 0 && (errno == EAGAIN || errno == EINTR) && (ready.revents & (POLLHUP | POLLERR)) == 0)
      return {ReadStatus::idle, 0};
    return {ReadStatus::unplugged, 0};  // 0 bytes or EIO: the other end is closed
  }

  bool write(std::span<std::uint8_t const> bytes) override {
    while (!bytes.empty()) {
      ssize_t const done = ::write(descriptor_, bytes.data(), bytes.size());
      if (done > 0) {
        bytes = bytes.subspan(static_cast<std::size_t>(done));
        continue;
      }
      if (done < 0 && errno == EINTR) continue;
      if (done < 0 && errno != EAGAIN) return false;
      pollfd ready{descriptor_, POLLOUT, 0};
      if (::poll(&ready, 1, write_wait_ms) <= 0 || (ready.revents & POLLOUT) == 0) return false;
    }
    return true;
  }

 private:
  int descriptor_;
};

/// 0, or the errno of what could not be done. No TIOCEXCL here: a pseudo-terminal keeps it while its other
/// end lives, so that a program that was killed could not open it again. The lock ends with the program.
int claim_and_set_raw(int descriptor) {
  if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) return errno;
  termios settings{};
  if (::tcgetattr(descriptor, &settings) != 0) return errno;
  ::cfmakeraw(&settings);
  settings.c_cflag |= CLOCAL | CREAD;
  return ::tcsetattr(descriptor, TCSANOW, &settings) == 0 ? 0 : errno;
}

}  // namespace

std::unique_ptr<ByteStream> descriptor_stream(int descriptor) {
  return std::make_unique<DescriptorStream>(descriptor);
}

OpenResult open_descriptor(std::string const& path) {
  constexpr char const* expected = "a pseudo-terminal";
  int const descriptor = ::open(path.c_str(), O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
  if (descriptor < 0) return tl::unexpected(open_error(errno, path, expected));
  if (int const error = claim_and_set_raw(descriptor); error != 0) {
    ::close(descriptor);
    return tl::unexpected(open_error(error, path, expected));
  }
  return descriptor_stream(descriptor);
}

}  // namespace tactus::devices
