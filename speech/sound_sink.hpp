// SPDX-License-Identifier: GPL-3.0-or-later
// Port: where the samples of speech go. One utterance at a time: begin, write..., finish, all from the speech
// thread; cut from any thread.
#pragma once

#include "core/table/announcement.hpp"
#include "speech/heard.hpp"
#include "speech/synthesiser.hpp"
#include "speech/whose.hpp"

#include <optional>
#include <string>

namespace tactus::speech {

class SoundSink {
 public:
  SoundSink() = default;
  SoundSink(SoundSink const&) = delete;
  SoundSink& operator=(SoundSink const&) = delete;
  virtual ~SoundSink() = default;

  /// Starts an utterance for these ears. Samples of a cut one are not played any more. Returns at once.
  virtual void begin(table::Audience to) = 0;
  /// Mono, 16 bit, speech_rate_hz. Waits while the device has enough; false when the utterance was cut or
  /// lost.
  virtual bool write(Samples samples) = 0;
  /// Waits until what was written since begin() has been heard.
  virtual Heard finish() = 0;
  /// Silence, now: ends the utterance that was begun last. Any thread; returns at once.
  virtual void cut() noexcept = 0;
  /// Players whom the utterance that was finished last did not reach, though they were to hear it. Speech
  /// thread.
  virtual std::optional<Whose> missed() const { return std::nullopt; }
  /// One English sentence on what is wrong with this sink now; empty when nothing is. Speech thread.
  virtual std::string trouble() const { return {}; }
};

}  // namespace tactus::speech
