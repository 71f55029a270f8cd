// SPDX-License-Identifier: GPL-3.0-or-later
// One open PortAudio output, at the device's own rate, and what it shares with the speech thread.
#pragma once

#include "speech/sample_ring.hpp"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <string>

#include <tl/expected.hpp>

namespace tactus::speech {

/// What the audio callback plays and reports. The speech thread may keep it longer than the stream lives.
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

/// Opening and closing may hang in a driver, so only the thread of output_keeper does it.
class OutputStream {
 public:
  /// The default output device, else the first that opens; running. An AudioSystem must exist and outlive it.
  /// The error is one English sentence.
  static tl::expected<std::unique_ptr<OutputStream>, std::string> open();
  OutputStream(OutputStream const&) = delete;
  OutputStream& operator=(OutputStream const&) = delete;
  ~OutputStream();

  std::shared_ptr<OutputFeed> const& feed() const { return feed_; }

 private:
  OutputStream(double rate_hz, int channels)
      : feed_(std::make_shared<OutputFeed>(rate_hz)), channels_(channels) {}
  static std::unique_ptr<OutputStream> open_device(int device);
  struct Callback;

  std::shared_ptr<OutputFeed> feed_;
  int channels_;
  void* handle_ = nullptr;
};

}  // namespace tactus::speech
