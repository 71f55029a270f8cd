// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/own_voice.hpp"

namespace tactus::speech {

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
