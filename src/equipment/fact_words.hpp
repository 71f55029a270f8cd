// SPDX-License-Identifier: GPL-3.0-or-later
// A fact in words, for the eye and for the voice. Pure; any thread.
#pragma once

#include "core/chess/piece.hpp"
#include "speech/words/phrase.hpp"
#include "speech/words/sentences.hpp"
#include "src/equipment/fact.hpp"
#include "src/words/catalogue.hpp"

#include <string>
#include <string_view>

namespace tactus::equipment {

/// "White", "valkean".
std::string player_words(words::Catalogue const& catalogue, chess::Color color, std::string_view form);
/// "white pawn", "ein weißer Bauer", "valkea sotilas".
std::string piece_words(words::Catalogue const& catalogue, chess::Piece piece, std::string_view form);

/// "Board of White: e2 is empty, a white pawn belongs there."
std::string shown(Sentence const& sentence, words::Catalogue const& catalogue);

/// The same without a digit or a notation: squares by Appendix D in the German voice, numbers, times and the
/// digits of names as words.
speech::Phrase spoken(Sentence const& sentence, words::Catalogue const& catalogue);

/// How the language of a catalogue is spoken. Keeps a copy of the catalogue.
speech::Sentences sentences_of(words::Catalogue const& catalogue);

}  // namespace tactus::equipment
