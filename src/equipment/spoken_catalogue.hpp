// SPDX-License-Identifier: GPL-3.0-or-later
// The language of a catalogue as it is spoken. Pure; any thread.
#pragma once

#include "speech/words/phrase.hpp"
#include "speech/words/sentences.hpp"
#include "src/words/catalogue.hpp"

namespace tactus::equipment {

/// Keeps a copy of the catalogue.
speech::Sentences sentences_of(words::Catalogue const& catalogue);

/// "Board of White: e2 is empty, a white pawn belongs there." without a digit or a notation.
speech::Phrase spoken(Message const& message, words::Catalogue const& catalogue);

}  // namespace tactus::equipment
