// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/equipment/fact_voice.hpp"

namespace tactus::equipment {

std::string FactVoice::speak(speech::Phrase const& phrase, table::Audience to,
                             speech::VoiceSettings const& voice) {
  output_->begin(to);
  output_->speak(phrase, voice, speech::Earcon::none);
  return output_->trouble();
}

}  // namespace tactus::equipment
