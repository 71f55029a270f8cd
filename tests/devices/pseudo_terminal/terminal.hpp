// SPDX-License-Identifier: GPL-3.0-or-later
// The device's end of a pseudo-terminal, under a name that libserialport accepts.
#pragma once

#include "tests/devices/bytes.hpp"

#include <filesystem>
#include <string>

namespace tactus::devices::test {

/// Throws std::runtime_error with a clear message where the system gives no pseudo-terminal.
class Terminal {
 public:
  explicit Terminal(std::filesystem::path link);
  Terminal(Terminal const&) = delete;
  Terminal& operator=(Terminal const&) = delete;
  /// Closes the device's end: the host sees a hang-up. The link goes too, as udev's would.
  ~Terminal();

  /// For libserialport: it asks only that /sys/class/tty/<name> is a link, and opens /dev/<name>.
  static std::string serial_name(std::filesystem::path const& link) {
    return "/dev/../../.." + link.string();
  }

  void write(Bytes const& bytes) const;
  /// Waits for exactly `count` bytes from the host, ten seconds at most.
  Bytes read(std::size_t count) const;
  /// Settings of the terminal as the host left them.
  bool is_raw_9600_8n1() const;

 private:
  std::filesystem::path link_;
  int master_ = -1;
};

}  // namespace tactus::devices::test
