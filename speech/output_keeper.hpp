// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the sound devices of a plan open: finds them, watches them, gives them up when one stops, looks for
// others. All calls that may hang in a driver are made on a thread of its own; everybody else only waits with
// a limit.
#pragma once

#include "speech/opened_outputs.hpp"

#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

namespace tactus::speech {

class OutputKeeper {
 public:
  explicit OutputKeeper(SoundPlan plan);
  /// Waits up to two seconds for the device to close, then leaves it to its thread.
  ~OutputKeeper();
  OutputKeeper(OutputKeeper const&) = delete;
  OutputKeeper& operator=(OutputKeeper const&) = delete;

  using Condition = std::function<bool()>;
  /// The devices for these ears now; none when there are none. At the start, and when a device was just
  /// lost, waits up to three seconds for one, or until `is_enough`.
  Reach reach(table::Audience to, Condition const& is_enough);
  /// Waits for `time`; false at once when `is_enough`, or when `feed` is no longer a device.
  bool wait(std::shared_ptr<OutputFeed> const& feed, std::chrono::duration<double> time,
            Condition const& is_enough);
  /// Any thread; at once. Calls `change` under the lock with all devices, and wakes who waits. What their
  /// drivers hold is dropped then, before the next reach() returns.
  void interrupt(std::function<void(OutputFeeds const&)> const& change);
  /// One English sentence while there is no sound, or none for some ears.
  std::string trouble() const;

 private:
  struct Shared;
  static void keep(std::shared_ptr<Shared> const& shared);
  static bool keep_one_life(Shared& shared);
  static bool watch(Shared& shared, OpenedOutputs const& opened, std::unique_lock<std::mutex>& lock);
  static void silence(Shared& shared, OpenedOutputs const& opened, std::unique_lock<std::mutex>& lock);

  std::shared_ptr<Shared> shared_;  // the thread holds it too: it may have to outlive the keeper
  std::thread thread_;
};

}  // namespace tactus::speech
