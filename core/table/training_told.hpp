// SPDX-License-Identifier: GPL-3.0-or-later
// What tactus-training tells beside a game, in words: it alone has some.
#pragma once

#include "core/message/language.hpp"

#include <string>
#include <vector>

namespace tactus::table {

/// Words of one voice.
struct VoicedWords {
  Language voice = Language::english;
  std::string words;
  bool operator==(VoicedWords const&) const = default;
};

/// One fact, as it is heard and as it stands on a Braille display.
struct TrainingLine {
  std::vector<VoicedWords> spoken;
  std::string written;
  bool operator==(TrainingLine const&) const = default;
};

struct TrainingTold {
  std::vector<TrainingLine> lines;
  bool is_answer = false;  // to a question; else told of its own accord
};

}  // namespace tactus::table
