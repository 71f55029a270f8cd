// SPDX-License-Identifier: GPL-3.0-or-later
// Names of single signs, so that each is heard: a bare letter is misheard, and a sign is dropped. Pure; any
// thread.
#pragma once

#include "speech/words/sentences.hpp"

#include <string>
#include <string_view>

namespace tactus::speech {

/// Digits alone, or a few letters, digits and signs of a keypad: what is longer, or a word, nobody follows
/// sign by sign.
bool can_be_spelled(std::string_view text);

/// A file as in moves, another letter by the spelling alphabet of the language; a rank as in moves where
/// letters stand beside it, else a number; keys by their names. Signs without a name are left out.
Phrase spelled(std::string_view text, Sentences const& sentences, MoveVocabulary const& vocabulary = {});

/// "star" of '*'; empty: no sign of a keypad.
std::string name_of_key(char key, Sentences const& sentences);

}  // namespace tactus::speech
