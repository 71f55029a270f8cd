// SPDX-License-Identifier: GPL-3.0-or-later
// The languages of the player's program, as they are spoken.
#pragma once

#include "speech/words/sentences.hpp"
#include "src/equipment/spoken_catalogue.hpp"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace tactus::words {

inline constexpr std::array player_languages{Language::english, Language::finnish, Language::german,
                                             Language::swedish, Language::french};

inline speech::Sentences sentences_in(Language language) {
  return equipment::sentences_of(load_catalogue(language, TACTUS_LOCALE_DIR).value());
}

/// What must not reach a synthesiser: digits, places that were not filled, letters alone. Words of one letter
/// that a language has are none ("a" in English, "à" in French).
std::vector<std::string> faults_of_speech(speech::Phrase const& phrase);

}  // namespace tactus::words
