// SPDX-License-Identifier: GPL-3.0-or-later
// The output that Tactus makes itself: words through its synthesiser into a sink of samples.
#pragma once

#include "speech/output.hpp"
#include "speech/sound_sink.hpp"
#include "speech/synthesiser.hpp"

#include <memory>

namespace tactus::speech {

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
