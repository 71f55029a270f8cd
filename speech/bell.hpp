// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <chrono>
#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

namespace tactus::speech {

/// Wakes a thread that waits for bytes. One thread waits, any may ring; a ring before the wait counts.
class Bell {
 public:
  Bell() : descriptor_(::eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC)) {}
  Bell(Bell const&) = delete;
  Bell& operator=(Bell const&) = delete;
  ~Bell() { ::close(descriptor_); }

  void ring() const noexcept { static_cast<void>(::eventfd_write(descriptor_, 1)); }
  /// Until it rings, `other` (or -1) can be read or is gone, or so long.
  void wait(int other, std::chrono::milliseconds longest) const {
    std::array<pollfd, 2> polled{{{descriptor_, POLLIN, 0}, {other, POLLIN, 0}}};
    ::poll(polled.data(), polled.size(), static_cast<int>(longest.count()));
    eventfd_t rung = 0;
    static_cast<void>(::eventfd_read(descriptor_, &rung));
  }

 private:
  int descriptor_;
};

}  // namespace tactus::speech
