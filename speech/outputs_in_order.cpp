// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/outputs_in_order.hpp"

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

}  // namespace tactus::speech
