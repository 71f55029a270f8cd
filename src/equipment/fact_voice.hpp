// SPDX-License-Identifier: GPL-3.0-or-later
// Says one fact after the other, each to its end, on the thread that asks for it: before a game there is
// nothing that could be missed meanwhile.
#pragma once

#include "speech/output.hpp"
#include "speech/phrase.hpp"

#include <memory>
#include <string>
#include <utility>

namespace tactus::equipment {

class FactVoice {
 public:
  explicit FactVoice(std::unique_ptr<speech::Output> output, speech::VoiceSettings voice = {})
      : output_(std::move(output)), voice_(std::move(voice)) {}

  /// Returns when it has been heard. What was wrong, one English sentence; empty when all was well.
  std::string speak(speech::Phrase const& phrase) { return speak(phrase, table::Audience::table, voice_); }
  /// For these ears, with another voice.
  std::string speak(speech::Phrase const& phrase, table::Audience to, speech::VoiceSettings const& voice);

 private:
  std::unique_ptr<speech::Output> output_;
  speech::VoiceSettings voice_;
};

}  // namespace tactus::equipment
