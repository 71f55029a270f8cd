// SPDX-License-Identifier: GPL-3.0-or-later
// Says some lines one after the other while the person may answer already: an answer ends them at once. What
// cannot be heard is not told here: the game's own speaker tells it, and the lines stand on the screen.
#pragma once

#include "speech/output.hpp"

#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace tactus::program {

/// One thread uses it; it speaks on one of its own.
class SpokenLines {
 public:
  /// For these ears, in this voice.
  SpokenLines(std::unique_ptr<speech::Output> output, table::Audience to, speech::VoiceSettings voice);
  SpokenLines(SpokenLines const&) = delete;
  SpokenLines& operator=(SpokenLines const&) = delete;
  /// Hushes.
  ~SpokenLines();

  /// Returns at once. What was being said before is hushed.
  void say(std::vector<speech::Phrase> lines);
  /// Waits until all is said.
  void finish();
  /// Silence, now.
  void hush();

 private:
  void speak(std::vector<speech::Phrase> const& lines);

  std::unique_ptr<speech::Output> output_;
  table::Audience to_;
  speech::VoiceSettings voice_;
  std::mutex mutex_;
  bool is_hushed_ = false;  // guarded
  std::thread thread_;
};

}  // namespace tactus::program
