// SPDX-License-Identifier: GPL-3.0-or-later

#include "speech/voice/output.hpp"

namespace tactus::speech {

void OutputsInOrder::begin(table::Audience to) {
  for (auto const& output : outputs_) output->begin(to);
}

Heard OutputsInOrder::speak(Phrase const& phrase, VoiceSettings const& voice, Earcon earcon) {
  bool was_lost = false;
  missed_.reset();
  for (auto const& output : outputs_) {
    Heard const heard = output->speak(phrase, voice, earcon);
    if (heard == Heard::completely) missed_ = output->missed();
    if (heard == Heard::completely || heard == Heard::cut) return heard;
    was_lost = was_lost || heard == Heard::lost;
  }
  return was_lost ? Heard::lost : Heard::nowhere;
}

void OutputsInOrder::cut() noexcept {
  for (auto const& output : outputs_) output->cut();
}

std::string OutputsInOrder::trouble() const {
  std::string all;
  for (auto const& output : outputs_) {
    std::string const one = output->trouble();
    if (!all.empty() && !one.empty()) all += "; ";
    all += one;
  }
  return all;
}

Heard OwnVoice::speak(Phrase const& phrase, VoiceSettings const& voice, Earcon earcon) {
  trouble_.clear();
  if (earcon != Earcon::none) sink_->write(sound_of(earcon, voice.volume_percent));
  for (Part const& part : phrase) {
    auto const spoken =
        synthesiser_->speak(part, voice, [this](Samples samples) { return sink_->write(samples); });
    if (!spoken) trouble_ = spoken.error().message;
    if (!spoken || *spoken == Spoken::cut) break;
  }
  Heard const heard = sink_->finish();
  return heard == Heard::completely && !trouble_.empty() ? Heard::nowhere : heard;
}

}  // namespace tactus::speech
