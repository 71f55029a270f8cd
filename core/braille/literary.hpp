// SPDX-License-Identifier: GPL-3.0-or-later
// Print text as uncontracted Braille: letters, capital and number signs, the punctuation that names and dates
// need. What a table lacks is replaced, and the caller is told.
#pragma once

#include "core/braille/cells.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tactus::braille {

struct LetterRow {
  char32_t letter;  // small
  CellView cells;
};
/// What differs from language to language; a to z and the digits after the number sign do not.
struct LiteraryCode {
  Cell capital_sign;
  Cell letter_sign;  // between a digit and one of a to j
  std::span<LetterRow const> letters;
  std::span<LetterRow const> punctuation;
};

/// Sources: the rules of Unified English Braille; the tables of liblouis for German and Finnish, which name
/// the official descriptions (Das System der deutschen Blindenschrift; Pistekirjoituksen perusteet).
extern LiteraryCode const english_literary;
extern LiteraryCode const german_literary;
extern LiteraryCode const finnish_literary;

struct Replacement {
  std::string character;  // or a name of another script
  std::string by;         // its letters without marks, those of a Latin script, or "?"
  /// A name of which letters are unknown: only who bears it knows how he is written in Latin letters.
  bool needs_latin_form = false;
  bool operator==(Replacement const&) const = default;
};
struct LiteraryText {
  Cells cells;
  std::vector<Replacement> replaced;  // each once, in their order
};
/// Any bytes: what is no UTF-8 is replaced as well; control characters become blanks.
LiteraryText write_literary(std::string_view text, LiteraryCode const& code);

}  // namespace tactus::braille
