// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that the player's program can say, with arguments, and the words for it.
#pragma once

#include "core/legal/reading/move_reading.hpp"
#include "speech/words/move_vocabulary.hpp"
#include "speech/words/perception.hpp"
#include "speech/words/phrasebook.hpp"

#include <string>
#include <vector>

namespace tactus::words {

/// Each kind of content with arguments of many sizes.
std::vector<table::Content> contents();

/// The longest style.
speech::Wording wording_in(Language language, speech::Vocabulary vocabulary);

/// A value of the right kind for each argument of a fact.
ArgumentValue value_of(std::string const& name);

}  // namespace tactus::words
