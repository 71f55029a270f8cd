// SPDX-License-Identifier: GPL-3.0-or-later
// Several outputs, the preferred one first. When one is missing, or goes away in the middle of an utterance,
// the next one says it from its start.
#pragma once

#include "speech/output.hpp"

#include <memory>
#include <utility>
#include <vector>

namespace tactus::speech {

/// None at all is good: every utterance is heard nowhere, and captions go on.
class OutputsInOrder final : public Output {
 public:
  explicit OutputsInOrder(std::vector<std::unique_ptr<Output>> outputs) : outputs_(std::move(outputs)) {}

  void begin(table::Audience to) override;
  /// `lost` when one was lost and no other took over: then it is worth trying again.
  Heard speak(Phrase const& phrase, VoiceSettings const& voice, Earcon earcon) override;
  void cut() noexcept override;
  std::optional<Whose> missed() const override { return missed_; }
  std::string trouble() const override;

 private:
  std::vector<std::unique_ptr<Output>> outputs_;
  std::optional<Whose> missed_;
};

}  // namespace tactus::speech
