// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/phrase.hpp"

namespace tactus::speech {

std::string text_of(Phrase const& phrase) {
  std::string text;
  for (Part const& part : phrase) {
    if (!text.empty()) text += ' ';
    text += part.text;
  }
  return text;
}

}  // namespace tactus::speech
