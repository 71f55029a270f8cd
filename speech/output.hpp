// SPDX-License-Identifier: GPL-3.0-or-later
// Port, the one door to everything that speaks: our own voice into a sound device, the user's speech server,
// or several of them in order. One utterance at a time: begin, speak, both from the speech thread; cut from
// any.
#pragma once

#include "core/table/announcement.hpp"
#include "speech/heard.hpp"
#include "speech/phrase.hpp"
#include "speech/voice_settings.hpp"
#include "speech/whose.hpp"

#include <optional>
#include <string>

namespace tactus::speech {

class Output {
 public:
  Output() = default;
  Output(Output const&) = delete;
  Output& operator=(Output const&) = delete;
  virtual ~Output() = default;

  /// Starts an utterance for these ears. Returns at once.
  virtual void begin(table::Audience to) = 0;
  /// Says all of `phrase`, behind a short sound where the output has such; returns when its last sample was
  /// played, or it was cut or lost. Once after begin().
  virtual Heard speak(Phrase const& phrase, VoiceSettings const& voice, Earcon earcon) = 0;
  /// Silence, now: ends the utterance that was begun last. Any thread; returns at once.
  virtual void cut() noexcept = 0;
  /// Players whom the last utterance did not reach, though it was heard and they were to hear it. Speech
  /// thread.
  virtual std::optional<Whose> missed() const { return std::nullopt; }
  /// One English sentence on what is wrong with this output now; empty when nothing is. Speech thread.
  virtual std::string trouble() const { return {}; }
};

}  // namespace tactus::speech
