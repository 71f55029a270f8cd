// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/appendix_d.hpp"

namespace tactus::speech {

std::string words(chess::MoveDescription const& move, MoveWording const& wording) {
  std::string text;
  for (std::string_view const word : notation::announcement_words(move, wording)) {
    if (!text.empty()) text += ' ';
    text += word;
  }
  return text;
}

}  // namespace tactus::speech
