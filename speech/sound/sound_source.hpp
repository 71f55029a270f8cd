// SPDX-License-Identifier: GPL-3.0-or-later
// Port: where recorded sound comes from. All calls from the recorder's thread; each may hang in a driver.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include <tl/expected.hpp>

namespace tactus::speech {

/// Recordings are mono, 16 bit, at this rate.
inline constexpr unsigned recording_rate_hz = 16000;

class SoundSource {
 public:
  SoundSource() = default;
  SoundSource(SoundSource const&) = delete;
  SoundSource& operator=(SoundSource const&) = delete;
  virtual ~SoundSource() = default;

  /// Begins to listen. The error is one English sentence.
  virtual tl::expected<void, std::string> open() = 0;
  /// Waits up to `wait` for samples and puts them at the beginning of `into`: how many, 0 when none came.
  /// Nothing: the device is gone.
  virtual std::optional<std::size_t> read(std::span<std::int16_t> into, std::chrono::milliseconds wait) = 0;
  /// Listens no longer. May be opened again.
  virtual void close() = 0;
};

// A microphone, by ALSA and not by PortAudio: docs/developers/decisions/0009.

/// `device`: a name of ALSA, "default" or for example "plughw:1,0". Touches nothing that the output uses.
std::unique_ptr<SoundSource> make_alsa_source(std::string device);

}  // namespace tactus::speech
