// SPDX-License-Identifier: GPL-3.0-or-later
// Names of other scripts in the letters that Braille codes of Latin scripts have: Cyrillic as passports have
// it (ICAO 9303, part 3), Greek as ISO 843, Georgian as its national system and Armenian as BGN/PCGN, both
// without apostrophes. Scripts that do not write each vowel, or write syllables and words, have no such
// letters. Pure.
#pragma once

#include <optional>
#include <string>

namespace tactus::braille {

/// "Zh" of U'Ж', "" of U'ь', "e" of U'é'. Nothing: no Latin letter is known for it.
std::optional<std::string> in_latin_letters(char32_t letter);

}  // namespace tactus::braille
