// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>
#include <thread>

namespace tactus::speech::test {

/// Waits for something that another program does. Looks again each 10 ms; false after `limit`, which only
/// ends a hang: no machine is so busy.
inline bool eventually(std::function<bool()> const& has_happened,
                       std::chrono::seconds limit = std::chrono::seconds{120}) {
  auto const until = std::chrono::steady_clock::now() + limit;
  while (!has_happened()) {
    if (std::chrono::steady_clock::now() > until) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds{10});
  }
  return true;
}

}  // namespace tactus::speech::test
