// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences of the laws as text for people.
#pragma once

#include "core/arbitration/laws/ruling.hpp"

#include <string>

namespace tactus::program::ruling {

/// The sentence with its arguments filled in; articles by their number in the rule set.
std::string words_of(arbitration::laws::Sentence const& sentence, arbitration::laws::RuleSet rules);

/// "2 minutes", "1 minute 30 seconds", "0.5 seconds".
std::string duration_words(Millis time);

}  // namespace tactus::program::ruling
