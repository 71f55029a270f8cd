// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences of the laws as text for people, in their language.
#pragma once

#include "core/arbitration/laws/sentence.hpp"
#include "src/words/catalogue.hpp"

#include <string>

namespace tactus::program::ruling {

/// The sentence with its arguments filled in; articles by their number in the rule set.
std::string words_of(arbitration::laws::Sentence const& sentence, arbitration::laws::RuleSet rules,
                     words::Catalogue const& catalogue = {});

}  // namespace tactus::program::ruling
