// SPDX-License-Identifier: GPL-3.0-or-later
// Port, the one door to everything that speaks: our own voice into a sound device, the user's speech server,
// or several of them in order. One utterance at a time: begin, speak, both from the speech thread; cut from
// any.
#pragma once

#include "core/table/announcement.hpp"
#include "speech/listener.hpp"
#include "speech/sound/sound_sink.hpp"
#include "speech/voice/synthesiser.hpp"
#include "speech/words/phrase.hpp"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

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

// Several outputs, the preferred one first. When one is missing, or goes away in the middle of an utterance,
// the next one says it from its start.

/// None at all is good: every utterance is heard nowhere, and captions go on.
class OutputsInOrder final : public Output {
 public:
  explicit OutputsInOrder(std::vector<std::unique_ptr<Output>> outputs) : outputs_(std::move(outputs)) {}

  void begin(table::Audience to) override;
  /// `lost` when one was lost and no other took over: then it is worth trying again.
  Heard speak(Phrase const& phrase, VoiceSettings const& voice, Earcon earcon) override;
  void cut() noexcept override;
  std::optional<Whose> missed() const override { return missed_; }
  std::string trouble() const override;

 private:
  std::vector<std::unique_ptr<Output>> outputs_;
  std::optional<Whose> missed_;
};

// The output that Tactus makes itself: words through its synthesiser into a sink of samples.

class OwnVoice final : public Output {
 public:
  OwnVoice(std::unique_ptr<Synthesiser> synthesiser, std::unique_ptr<SoundSink> sink)
      : synthesiser_(std::move(synthesiser)), sink_(std::move(sink)) {}

  void begin(table::Audience to) override { sink_->begin(to); }
  Heard speak(Phrase const& phrase, VoiceSettings const& voice, Earcon earcon) override;
  void cut() noexcept override { sink_->cut(); }
  std::optional<Whose> missed() const override { return sink_->missed(); }
  std::string trouble() const override { return trouble_.empty() ? sink_->trouble() : trouble_; }

 private:
  std::unique_ptr<Synthesiser> synthesiser_;
  std::unique_ptr<SoundSink> sink_;
  std::string trouble_;  // of the synthesiser, at the last utterance
};

}  // namespace tactus::speech
