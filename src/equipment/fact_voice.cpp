// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/equipment/fact_voice.hpp"

namespace tactus::equipment {
namespace {

constexpr unsigned words_per_minute = 165;

}  // namespace

std::string FactVoice::speak(speech::Phrase const& phrase) {
  sink_->begin(table::Audience::table);
  for (speech::Part const& part : phrase) {
    auto const said = synthesiser_->speak(part, words_per_minute,
                                          [this](speech::Samples samples) { return sink_->write(samples); });
    if (!said) return said.error().message;
    if (*said == speech::Spoken::cut) break;
  }
  sink_->finish();
  return sink_->trouble();
}

}  // namespace tactus::equipment
