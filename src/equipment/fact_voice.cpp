// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/equipment/fact_voice.hpp"

namespace tactus::equipment {

std::string FactVoice::speak(speech::Phrase const& phrase) {
  output_->begin(table::Audience::table);
  output_->speak(phrase, voice_);
  return output_->trouble();
}

}  // namespace tactus::equipment
