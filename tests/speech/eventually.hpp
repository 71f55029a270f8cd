// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdlib>
#include <functional>
#include <thread>

namespace tactus::speech::test {

/// Two minutes: no machine is so busy. $TACTUS_PATIENCE, in seconds, is for who looks for a fault and knows
/// his machine.
inline std::chrono::seconds patience() {
  char const* const stated = std::getenv("TACTUS_PATIENCE");  // NOLINT: nothing changes it
  return std::chrono::seconds{stated != nullptr ? std::atoi(stated) : 120};
}

/// Waits for something that another program does. Looks again each 10 ms; false after `limit`, which only
/// ends a hang.
inline bool eventually(std::function<bool()> const& has_happened, std::chrono::seconds limit = patience()) {
  auto const until = std::chrono::steady_clock::now() + limit;
  while (!has_happened()) {
    if (std::chrono::steady_clock::now() > until) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds{10});
  }
  return true;
}

}  // namespace tactus::speech::test
