// SPDX-License-Identifier: GPL-3.0-or-later
// A fact in words, for the eye and for the voice. Pure; any thread.
#pragma once

#include "speech/phrase.hpp"
#include "src/equipment/fact.hpp"
#include "src/words/catalogue.hpp"

#include <string>

namespace tactus::equipment {

/// "Board of White: e2 is empty, a white pawn belongs there."
std::string shown(Sentence const& sentence, words::Catalogue const& catalogue);

/// The same without a digit or a notation: squares by Appendix D in the German voice, numbers, times and the
/// digits of names as words.
speech::Phrase spoken(Sentence const& sentence, words::Catalogue const& catalogue);

}  // namespace tactus::equipment
