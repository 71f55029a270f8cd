// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/equipment/fact_teller.hpp"

#include "src/equipment/spoken_catalogue.hpp"

#include <ostream>

namespace tactus::equipment {

void FactTeller::tell(Fact const& fact) {
  if (fact.is_fault) ++faults_told_;
  out_ << words::shown(fact.message, catalogue_) << std::endl;
  if (voice_ == nullptr) return;
  trouble_ = voice_->speak(spoken(fact.message, catalogue_));
}

void FactTeller::tell(Facts const& facts) {
  for (Fact const& fact : facts) tell(fact);
}

std::string FactVoice::speak(speech::Phrase const& phrase, table::Audience to,
                             speech::VoiceSettings const& voice) {
  output_->begin(to);
  output_->speak(phrase, voice, speech::Earcon::none);
  return output_->trouble();
}

}  // namespace tactus::equipment
