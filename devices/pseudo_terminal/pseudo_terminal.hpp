// SPDX-License-Identifier: GPL-3.0-or-later
// The device's end of a pseudo-terminal whose other end a program opens like a serial port, by the name of a
// symbolic link that stays the same while the terminal behind it comes and goes, as with a real port.
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::devices {

class PseudoTerminal {
 public:
  /// Makes the terminal, sets it raw (else bytes sent before the program opens it come back as an echo and 0D
  /// becomes 0A) and puts `link` on it, in the place of an old link; a file of another kind stays. The error
  /// is one sentence.
  static tl::expected<PseudoTerminal, std::string> open(std::filesystem::path link);
  PseudoTerminal(PseudoTerminal&& other) noexcept;
  PseudoTerminal& operator=(PseudoTerminal&& other) noexcept;
  /// Hangs up: the program's end fails from now on. The link goes first, because the kernel may give the
  /// terminal's name to the next one at once.
  ~PseudoTerminal();

  int descriptor() const { return master_; }
  /// Whether a program has the other end open.
  bool is_connected() const;
  /// What the program has written; empty when nothing is there.
  std::vector<std::uint8_t> read();
  /// Bytes that nobody listens to or that do not fit are lost, as on a line without flow control.
  void write(std::span<std::uint8_t const> bytes);

 private:
  PseudoTerminal(int master, std::filesystem::path link) : master_(master), link_(std::move(link)) {}

  int master_ = -1;
  std::filesystem::path link_;
};

}  // namespace tactus::devices
