// SPDX-License-Identifier: GPL-3.0-or-later
// One open PortAudio output, at the device's own rate, and what each of its sides shares with the speech
// thread.
#pragma once

#include "speech/sound/sample_ring.hpp"
#include "speech/sound/sound_plan.hpp"

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tactus::speech {

/// What the audio callback plays on one side, and reports. The speech thread may keep it longer than the
/// stream lives.
struct OutputFeed {
  explicit OutputFeed(double rate);

  SampleRing ring;
  double const rate_hz;
  std::chrono::duration<double> latency{0};  // from the callback to the ear, as the device states it
  std::atomic<std::uint64_t> callbacks{0};
  std::atomic<std::uint32_t> last_frames{0};
  std::atomic<bool> is_over{false};  // the driver ended the stream by itself

  /// The length of the last callback.
  std::chrono::duration<double> period() const {
    return std::chrono::duration<double>{last_frames / rate_hz};
  }
};

/// The PortAudio library between Pa_Initialize and Pa_Terminate: only a new one sees a changed list of
/// devices. Keeps ALSA and JACK from writing to standard error. One at a time, one thread.
class AudioSystem {
 public:
  AudioSystem();
  AudioSystem(AudioSystem const&) = delete;
  AudioSystem& operator=(AudioSystem const&) = delete;
  ~AudioSystem();
  bool is_working() const { return is_working_; }

 private:
  bool is_working_;
};

/// The names of all devices that can play, the default one first. An AudioSystem must exist.
std::vector<std::string> output_device_names();

/// Opening and closing may hang in a driver, so only the thread of output_keeper does it.
class OutputStream {
 public:
  /// The first device whose name contains `name` and that opens; of an empty name the default device.
  /// Running. An AudioSystem must exist and outlive it. Null when there is none.
  static std::unique_ptr<OutputStream> open(std::string_view name);
  /// The default device, else the first that opens.
  static std::unique_ptr<OutputStream> open_any();
  OutputStream(OutputStream const&) = delete;
  OutputStream& operator=(OutputStream const&) = delete;
  ~OutputStream();

  /// The driver holds so much of what was played to it that a cut is heard late. Then restart() after each.
  bool is_deep() const { return is_deep_; }
  /// What the driver holds is not heard any more. As opening, it may hang in a driver.
  void restart();

  /// Null for a side that the device does not have.
  std::shared_ptr<OutputFeed> feed(Side side) const {
    return channels_ == 1 && side != Side::both ? nullptr : feeds_[static_cast<std::size_t>(side)];
  }

 private:
  OutputStream(double rate_hz, int channels);
  static std::unique_ptr<OutputStream> open_device(int device);
  static std::unique_ptr<OutputStream> open_device(int device, bool is_deep);
  struct Callback;

  std::array<std::shared_ptr<OutputFeed>, side_count> feeds_;
  int channels_;
  void* handle_ = nullptr;
  bool is_deep_ = false;
  std::atomic<bool> is_restarting_{false};
};

}  // namespace tactus::speech
