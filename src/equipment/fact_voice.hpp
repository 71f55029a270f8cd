// SPDX-License-Identifier: GPL-3.0-or-later
// Says one fact after the other, each to its end, on the thread that asks for it: before a game there is
// nothing that could be missed meanwhile.
#pragma once

#include "speech/phrase.hpp"
#include "speech/sound_sink.hpp"
#include "speech/synthesiser.hpp"

#include <memory>
#include <string>

namespace tactus::equipment {

class FactVoice {
 public:
  FactVoice(std::unique_ptr<speech::Synthesiser> synthesiser, std::unique_ptr<speech::SoundSink> sink)
      : synthesiser_(std::move(synthesiser)), sink_(std::move(sink)) {}

  /// Returns when it has been heard. What was wrong, one English sentence; empty when all was well.
  std::string speak(speech::Phrase const& phrase);

 private:
  std::unique_ptr<speech::Synthesiser> synthesiser_;
  std::unique_ptr<speech::SoundSink> sink_;
};

}  // namespace tactus::equipment
