// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/equipment/end_of_work.hpp"

#include <array>
#include <csignal>
#include <poll.h>
#include <unistd.h>

namespace tactus::equipment {
namespace {

sigset_t stop_signals() {
  sigset_t signals;
  ::sigemptyset(&signals);
  ::sigaddset(&signals, SIGINT);
  ::sigaddset(&signals, SIGTERM);
  return signals;
}

bool was_signalled() {
  sigset_t const signals = stop_signals();
  timespec const at_once{0, 0};
  return ::sigtimedwait(&signals, nullptr, &at_once) > 0;
}

bool has_input_ended() {
  pollfd input{STDIN_FILENO, POLLIN, 0};
  if (::poll(&input, 1, 0) <= 0) return false;
  std::array<char, 256> ignored{};
  return ::read(STDIN_FILENO, ignored.data(), ignored.size()) == 0;
}

}  // namespace

EndOfWork::EndOfWork() {
  sigset_t const signals = stop_signals();
  ::pthread_sigmask(SIG_BLOCK, &signals, nullptr);
}

bool EndOfWork::has_come() {
  has_come_ = has_come_ || was_signalled() || has_input_ended();
  return has_come_;
}

}  // namespace tactus::equipment
