// SPDX-License-Identifier: GPL-3.0-or-later
// One open PortAudio output, at the device's own rate, and what each of its sides shares with the speech
// thread.
#pragma once

#include "speech/sound/sound_plan.hpp"

#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <boost/lockfree/spsc_queue.hpp>

namespace tactus::speech {

// Is there a sound server behind ALSA, or the card itself? A server mixes, waits for a machine that is late,
// and keeps little; at the card each late moment breaks the stream, and ALSA's own plug-ins may then end the
// process.

/// By the type of a device in ALSA's configuration.
bool is_of_sound_server(std::string_view type);

/// By the type of `pcm.default` now. PortAudio cannot tell: to it a server's device is one of ALSA as well.
bool is_bare_alsa();

// Samples on their way from the speech thread to the audio callback: one producer, one consumer, no lock. A
// cut from any thread drops what was pushed before it, never what a later utterance pushes.

class SampleRing {
 public:
  /// A cut fades out over `fade` samples, or within one fill() when that is shorter.
  SampleRing(std::size_t capacity, std::size_t fade) : queue_(capacity), fade_(fade) {}

  // ---- producer ----
  /// What is pushed from now on belongs to a new utterance, which only a later cut() drops. Nothing of it is
  /// played before `lead` samples are there, or all: a device that asks for many at once would find the first
  /// few, and tear a sound. The one before has been played, or was cut.
  void begin(std::size_t lead = 0) noexcept;
  /// How many were taken: fewer than given when the ring is full.
  std::size_t push(std::span<std::int16_t const> samples) noexcept;
  /// The utterance is complete: silence after it is no starvation.
  void end() noexcept;
  /// Number of samples pushed since the ring was made; compare with consumed().
  std::uint64_t pushed() const noexcept { return pushed_; }

  // ---- any thread ----
  void cut() noexcept { cuts_.fetch_add(1, std::memory_order_acq_rel); }
  /// Number of samples that were played or dropped.
  std::uint64_t consumed() const noexcept { return consumed_.load(std::memory_order_acquire); }
  /// Number of samples that were played.
  std::uint64_t played() const noexcept { return played_.load(std::memory_order_relaxed); }
  /// Number of samples of silence that had to be played inside an utterance.
  std::uint64_t starved() const noexcept { return starved_.load(std::memory_order_relaxed); }

  // ---- consumer: the audio callback. No lock, no allocation, no system call ----
  /// Fills all of `out`: samples, then silence.
  void fill(std::span<std::int16_t> out) noexcept;

 private:
  std::size_t pop(std::span<std::int16_t> out) noexcept;
  std::size_t stale() noexcept;
  std::size_t drop_stale(std::span<std::int16_t> out) noexcept;
  bool has_begun() const noexcept;

  boost::lockfree::spsc_queue<std::int16_t> queue_;
  std::size_t const fade_;

  std::atomic<std::uint32_t> cuts_{0};
  std::uint64_t pushed_ = 0;                   // producer
  std::uint64_t lead_until_ = 0;               // producer: so many pushed are enough to begin
  std::atomic<std::uint32_t> begun_after_{0};  // the number of cuts when the producer last began
  std::atomic<std::uint64_t> keep_from_{0};    // the first sample after cut number begun_after_
  std::atomic<bool> is_open_{false};
  std::atomic<bool> is_held_{false};  // its lead is not there

  std::uint32_t seen_cuts_ = 0;  // consumer
  bool is_dropping_ = false;     // consumer: stale samples may still be in the queue, or arrive
  std::atomic<std::uint64_t> consumed_{0};
  std::atomic<std::uint64_t> played_{0};
  std::atomic<std::uint64_t> starved_{0};
};

/// What the audio callback plays on one side, and reports. The speech thread may keep it longer than the
/// stream lives.
struct OutputFeed {
  explicit OutputFeed(double rate);

  SampleRing ring;
  double const rate_hz;
  std::chrono::duration<double> latency{0};  // from the callback to the ear, as the device states it
  std::size_t lead = 0;                      // samples with which an utterance begins
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
