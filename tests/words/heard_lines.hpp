// SPDX-License-Identifier: GPL-3.0-or-later
// The spoken lines of one language, one for each way of being perceived, as a voice says them.
#pragma once

#include "speech/words/phrase.hpp"

#include <chrono>
#include <string>
#include <vector>

namespace tactus::words {

struct HeardLine {
  std::string english;  // the message
  speech::Phrase phrase;
  std::string sound;  // phonemes without stress, length and blanks
};
std::vector<HeardLine> heard_lines(Language language);

/// From 0 to 1: how much of the longer sound is heard in the other, at the same place.
double likeness(std::string const& a, std::string const& b);

/// As one player hears it, at 220 words a minute.
std::chrono::milliseconds length_of(HeardLine const& line);

}  // namespace tactus::words
