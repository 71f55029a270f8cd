// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/descriptor_stream.hpp"

#include "devices/system_error.hpp"

#include <cerrno>
#include <fcntl.h>
#include <poll.h>
#include <sys/file.h>
#include <termios.h>
#include <unistd.h>

namespace tactus::devices {

namespace {

// A device that takes no bytes for this long is gone; the thread that writes must not wait longer.
constexpr int write_wait_ms = 50;

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
  constexpr char const* expected = "the pseudo-terminal of a simulator";
  int const descriptor = ::open(path.c_str(), O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
  if (descriptor < 0) return tl::unexpected(open_error(errno, path, expected));
  if (int const error = claim_and_set_raw(descriptor); error != 0) {
    ::close(descriptor);
    return tl::unexpected(open_error(error, path, expected));
  }
  return descriptor_stream(descriptor);
}

}  // namespace tactus::devices
