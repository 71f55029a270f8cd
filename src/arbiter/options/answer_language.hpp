// SPDX-License-Identifier: GPL-3.0-or-later
// The language in which the arbiter's program answers: the Laws are there in English and Finnish only.
#pragma once

#include "core/arbitration/book/law.hpp"
#include "core/message/message.hpp"
#include "core/notation/piece_letters.hpp"
#include "src/words/catalogue.hpp"

#include <iosfwd>
#include <string>

namespace tactus::program {

inline words::Catalogue answer_catalogue(std::optional<words::Language> asked, std::ostream& warnings) {
  return words::catalogue_of(asked, words::languages_of_the_laws, warnings);
}

/// Of the pieces in that language; R is a rook in English and a knight in Finnish.
inline notation::PieceLetters answer_letters(words::Catalogue const& catalogue) {
  return notation::letters_of(catalogue.language()).value_or(notation::english);
}

/// Where a command tells what went wrong, in the language of its answers: "error: ...", and "expected: ..."
/// where somebody can do something about it.
class Complaints {
 public:
  /// Both must outlive it.
  Complaints(std::ostream& errors, words::Catalogue const& catalogue)
      : errors_(errors), translate_(words::translate_of(catalogue)) {}

  void operator()(Message const& fault) const;
  void operator()(Message const& fault, Message const& expected) const;
  /// The message itself, to stand inside another one.
  std::string text(Message const& message) const { return written(message, translate_); }

 private:
  std::ostream& errors_;
  Translate translate_;
};

}  // namespace tactus::program

// Sentences of the laws as text for people, in their language.

namespace tactus::program::ruling {

/// The sentence with its arguments filled in; articles by their number in the rule set.
std::string words_of(Message const& sentence, arbitration::laws::RuleSet rules,
                     words::Catalogue const& catalogue = {});

}  // namespace tactus::program::ruling
