// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/sentences.hpp"
#include "src/words/catalogue.hpp"

namespace tactus::equipment {

/// How the language of a catalogue is spoken. Keeps a copy of the catalogue.
speech::Sentences sentences_of(words::Catalogue const& catalogue);

}  // namespace tactus::equipment
