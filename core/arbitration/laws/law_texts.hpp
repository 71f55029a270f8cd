// SPDX-License-Identifier: GPL-3.0-or-later
// What a provision says, in our own words, by rule set; and what changed from edition to edition.
#pragma once

#include "core/arbitration/laws/sentence.hpp"
#include "core/arbitration/laws/texts/row.hpp"

#include <array>
#include <optional>

namespace tactus::arbitration::laws {

/// Nothing: the rule set has no such provision.
std::optional<Sentence> text_of(Law law, RuleSet rules);

/// What this edition changed against the one before it; a provision that is new or gone has one too.
std::optional<Sentence> change_of(Law law, Edition edition);

/// All chapters, in the order of the book.
std::array<ChapterTexts const*, 9> const& law_chapters();

}  // namespace tactus::arbitration::laws
