// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/arbiter/waiting_input.hpp"

#include <cerrno>
#include <poll.h>
#include <unistd.h>
#include <utility>

namespace tactus::program {
namespace {

bool must_wait(int descriptor) {
  pollfd wanted{descriptor, POLLIN, 0};
  return ::poll(&wanted, 1, 0) == 0;
}

}  // namespace

WaitingInput::WaitingInput(int descriptor, std::function<void()> before_waiting)
    : descriptor_(descriptor), before_waiting_(std::move(before_waiting)) {}

WaitingInput::int_type WaitingInput::underflow() {
  if (must_wait(descriptor_)) before_waiting_();
  ssize_t got = -1;
  do got = ::read(descriptor_, buffer_.data(), buffer_.size());
  while (got < 0 && errno == EINTR);
  if (got <= 0) return traits_type::eof();
  setg(buffer_.data(), buffer_.data(), buffer_.data() + got);
  return traits_type::to_int_type(buffer_[0]);
}

}  // namespace tactus::program
