// SPDX-License-Identifier: GPL-3.0-or-later
// With which words, and in which voice, moves and squares are said. Pure; any thread.
#pragma once

#include "core/notation/announcement_words.hpp"
#include "speech/words/sentences.hpp"

#include <string>

#include <tl/expected.hpp>

namespace tactus::speech {

using notation::Style;

/// `appendix_d`: the words of D.2.1, German in every language. `literate`: the words of the listener's
/// language. `spelling`: the same, squares by its spelling alphabet.
enum class Vocabulary : std::uint8_t { appendix_d, literate, spelling };

/// The error is one English line: which word the translation lacks.
tl::expected<MoveVocabulary, std::string> vocabulary_in(Sentences const& sentences, Vocabulary vocabulary);

}  // namespace tactus::speech
