// SPDX-License-Identifier: GPL-3.0-or-later
// Tells a machine that slept, or a program that was stopped (SIGSTOP), from a main thread that waits for its
// disk: only in the first case does another thread of the program stand still too.
#pragma once

#include "core/instant.hpp"

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace tactus::program {

/// Beats by itself on a thread of its own, and whenever it is asked.
class Pulse {
 public:
  /// `now`: real time since any fixed moment, in which time asleep counts. Called on both threads.
  explicit Pulse(std::function<Millis()> now);

  /// Nothing of the program ran for so long since the last call; zero for less than three seconds. Any
  /// thread.
  Millis stood_still();

 private:
  void beat();  // mutex_ is held

  std::function<Millis()> now_;
  std::mutex mutex_;
  std::condition_variable_any stopped_;
  Millis last_beat_;      // guarded by mutex_
  Millis stood_still_{};  // the same
  std::jthread thread_;   // last: starts when all else is there
};

}  // namespace tactus::program
