// SPDX-License-Identifier: GPL-3.0-or-later
// Words that eSpeak NG 1.51 mispronounces, and the text handed to it. Pure; any thread.
#pragma once

#include "speech/words/phrase.hpp"

#include <span>
#include <string>
#include <string_view>

namespace tactus::speech {

struct Pronunciation {
  Language voice;
  std::string_view word;        // a whole word of a Part, in small letters; capitals there make no difference
  std::string_view phonemes;    // eSpeak mnemonics
  std::string_view spelling{};  // for other engines, which take no phonemes; empty: none helps
};
std::span<Pronunciation const> pronunciations();

/// `part.text` for eSpeak NG with espeakPHONEMES: overridden words become [[phonemes]]; every "[[" that was
/// in the text is taken out first, so that no name or typed text can speak phonemes.
std::string text_for_espeak(Part const& part);

/// `part.text` for any engine behind a speech server: respelled where that helps.
std::string text_for_any_engine(Part const& part);

}  // namespace tactus::speech
