// SPDX-License-Identifier: GPL-3.0-or-later
// What is going to be said: words only (no digit, no notation), each part in the language whose voice speaks
// it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace tactus::speech {

/// Languages of a voice. Appendix D is always `german` (design, decision 4).
enum class Language : std::uint8_t { german, english, finnish };

struct Part {
  Language language = Language::english;
  std::string text;  // UTF-8
  bool operator==(Part const&) const = default;
};
using Phrase = std::vector<Part>;

}  // namespace tactus::speech
