// SPDX-License-Identifier: GPL-3.0-or-later
// What only tactus-training tells: in words, because it alone holds them. `tactus` makes none of this; it can
// read a game file in which it stands.
#pragma once

#include "core/language.hpp"

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
