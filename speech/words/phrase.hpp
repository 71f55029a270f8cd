// SPDX-License-Identifier: GPL-3.0-or-later
// What is going to be said: words only (no digit, no notation), each part in the language whose voice speaks
// it.
#pragma once

#include "core/message/language.hpp"

#include <string>
#include <vector>

namespace tactus::speech {

/// Of a voice. Appendix D is always `german` (D.2.1).
using tactus::Language;

struct Part {
  Language language = Language::english;
  std::string text;  // UTF-8
  /// Sound that is heard instead of the text, in this order: names of a player's own recordings.
  std::vector<std::string> recordings{};
  bool operator==(Part const&) const = default;
};
using Phrase = std::vector<Part>;

/// The parts in one line.
std::string text_of(Phrase const& phrase);

}  // namespace tactus::speech
