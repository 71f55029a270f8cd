// SPDX-License-Identifier: GPL-3.0-or-later
// Where in a sound file what is said of a game stands: one line of JSON for each, as beside a recorded score.
#pragma once

#include "core/instant.hpp"
#include "core/message/message.hpp"

#include <fstream>
#include <string>

namespace tactus::training {

/// Beside a WAV file: "game.wav.cue.jsonl". Where the sound goes to no plain file, nothing is written.
class CueList {
 public:
  /// The sound file is there, and empty.
  explicit CueList(std::string sound);
  /// This was said last, in these words.
  void add(Message const& fact, std::string const& text);

 private:
  std::string sound_;
  std::ofstream out_;
  Millis said_{0};  // so far
};

}  // namespace tactus::training
