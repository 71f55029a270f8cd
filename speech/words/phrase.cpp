// SPDX-License-Identifier: GPL-3.0-or-later

#include "speech/words/phrase.hpp"

#include <string_view>

namespace tactus::speech {

std::string text_of(Phrase const& phrase) {
  std::string text;
  for (Part const& part : phrase) {
    // A voice that goes on after another one's words may begin with the stop behind them.
    bool const is_stop =
        !part.text.empty() && std::string_view{".,;:"}.find(part.text[0]) != std::string_view::npos;
    if (!text.empty() && !is_stop) text += ' ';
    text += part.text;
  }
  return text;
}

}  // namespace tactus::speech
