// SPDX-License-Identifier: GPL-3.0-or-later
// What a provision says, in our own words, and what an edition changed in it: the chapters in texts/, which
// are read when this is compiled. A number that is in no edition, or a place that is none, does not compile.
#pragma once

#include "core/arbitration/book/law.hpp"
#include "core/message/message.hpp"

#include <optional>
#include <span>
#include <string_view>

namespace tactus::arbitration::laws {

struct LawText {
  Law law;
  unsigned where = 0;        // a bit for each edition or Finnish set: of two texts of a law, none is in both
  bool is_change = false;    // against the edition before the one of `where`
  std::string_view english;  // the key of its translations
};

/// In the order of the book.
std::span<LawText const> all_law_texts();

/// Nothing: the rule set has no such provision.
std::optional<Message> text_of(Law law, RuleSet rules);

/// What this edition changed against the one before it; a provision that is new or gone has one too.
std::optional<Message> change_of(Law law, Edition edition);

}  // namespace tactus::arbitration::laws
