// SPDX-License-Identifier: GPL-3.0-or-later
// What an arbiter types for a provision: numbers in the ways in which they are printed and said, and words
// for things (book/law_words.txt).
#pragma once

#include "core/arbitration/book/law.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tactus::arbitration::laws {

/// Small letters, of the languages of the book too; typographic apostrophes as plain ones. UTF-8.
std::string folded(std::string_view text);

/// Numbers as the tables have them, the likeliest first: of "7.5a", "D.2 3. a", "6.2.a(1)", "kohta 11",
/// "Liite D"; in a Finnish set "11" is its own rule first. Numbers of examples and of the manuals lead to the
/// provision that they belong to. None where it is no number.
std::vector<std::string> numbers_meant(std::string_view typed, RuleSet rules);

/// A provision that is called by some of the words.
struct CalledLaw {
  Law law;
  unsigned words = 0;    // which of them, as bits
  unsigned matched = 0;  // letters; more is surer
  unsigned place = 0;    // among those that are called so; 0 is meant most often
};
/// `words`: folded, 32 at most. In no order; a provision may stand several times.
std::vector<CalledLaw> laws_called(std::span<std::string const> words);

/// All words of the table, and the keys beside them, for tests.
struct LawWords {
  std::string_view phrases;  // with commas between
  std::string_view keys;     // with blanks between
};
std::vector<LawWords> const& all_law_words();

}  // namespace tactus::arbitration::laws
