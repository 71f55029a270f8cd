// SPDX-License-Identifier: GPL-3.0-or-later
// Tells facts as they are found: a line each, spoken too where there is a voice.
#pragma once

#include "speech/voice/output.hpp"
#include "speech/words/phrase.hpp"
#include "src/equipment/fact.hpp"
#include "src/words/catalogue.hpp"

#include <iosfwd>
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

class FactTeller {
 public:
  /// `out` must outlive this. Without a voice facts are only shown.
  FactTeller(std::ostream& out, words::Catalogue catalogue, std::unique_ptr<FactVoice> voice = nullptr)
      : out_(out), catalogue_(std::move(catalogue)), voice_(std::move(voice)) {}

  void tell(Fact const& fact);
  void tell(Facts const& facts);

  /// What keeps the voice from being heard, one English sentence; empty while nothing does.
  std::string const& trouble() const { return trouble_; }
  unsigned faults_told() const { return faults_told_; }

 private:
  std::ostream& out_;
  words::Catalogue catalogue_;
  std::unique_ptr<FactVoice> voice_;
  std::string trouble_;
  unsigned faults_told_ = 0;
};

}  // namespace tactus::equipment
