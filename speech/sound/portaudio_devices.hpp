// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the sound devices of a plan open: finds them, watches them, gives them up when one stops, looks for
// others. All calls that may hang in a driver are made on a thread of its own; everybody else only waits with
// a limit.
#pragma once

#include "speech/listener.hpp"
#include "speech/sound/portaudio_stream.hpp"
#include "speech/sound/sound_plan.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace tactus::speech {

/// One for each audience, in the order of the enumeration; null where there is no device, for the table also
/// where its own is missing and it is told in the ears that are left.
using OutputFeeds = std::array<std::shared_ptr<OutputFeed>, audiences.size()>;

/// Where an utterance sounds, and which players it should reach and does not.
struct Reach {
  std::vector<std::shared_ptr<OutputFeed>> feeds;  // each once
  std::optional<Whose> missed;
};
/// What is for the table goes into every ear that is left when its own device is missing.
Reach reach_of(OutputFeeds const& feeds, Ears const& ears, table::Audience to);

struct OpenedOutputs {
  std::vector<std::unique_ptr<OutputStream>> streams;
  OutputFeeds feeds;
  std::string trouble;  // one English sentence when ears have no sound, or not where the plan has it
  bool is_as_planned = true;
};

/// An AudioSystem must exist and outlive the streams.
OpenedOutputs open_outputs(SoundPlan const& plan);

class OutputKeeper {
 public:
  explicit OutputKeeper(SoundPlan plan, SoundChange on_change = {});
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

// PortAudio has no error callback: a device that was unplugged just stops calling. Pure; time is an argument.

class OutputWatchdog {
 public:
  using Time = std::chrono::steady_clock::time_point;
  using Seconds = std::chrono::duration<double>;

  /// A stream may stall for 1.8 s around its first callbacks (measured on PulseAudio).
  static constexpr Seconds start_allowed{3};
  /// Plus three periods.
  static constexpr Seconds silence_allowed{1};
  /// Of the time between two calls no more counts: a longer one says that this machine was busy or asleep,
  /// and nothing about the device.
  static constexpr Seconds longest_look{0.15};

  explicit OutputWatchdog(Time opened) : opened_(opened), last_look_(opened) {}

  /// Call some ten times in a second with the number of callbacks so far and the length of the last one.
  bool is_dead(std::uint64_t callbacks, Seconds period, Time now) {
    Seconds const looked = std::min<Seconds>(now - last_look_, longest_look);
    silent_ = callbacks == seen_ ? silent_ + looked : Seconds{0};
    last_look_ = now;
    seen_ = callbacks;
    Seconds const allowed = now - opened_ < start_allowed ? start_allowed : silence_allowed + 3 * period;
    return silent_ > allowed;
  }

 private:
  Time opened_;
  Time last_look_;
  Seconds silent_{0};
  std::uint64_t seen_ = 0;
};

}  // namespace tactus::speech
