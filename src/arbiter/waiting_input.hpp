// SPDX-License-Identifier: GPL-3.0-or-later
// Input from a descriptor that calls before it has to wait: answers need to be written out only then.
#pragma once

#include <array>
#include <functional>
#include <streambuf>

namespace tactus::program {

class WaitingInput : public std::streambuf {
 public:
  /// The descriptor stays the caller's.
  WaitingInput(int descriptor, std::function<void()> before_waiting);

 protected:
  int_type underflow() override;

 private:
  int descriptor_;
  std::function<void()> before_waiting_;
  std::array<char, 65536> buffer_{};
};

}  // namespace tactus::program
