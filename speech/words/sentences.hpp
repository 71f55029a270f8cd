// SPDX-License-Identifier: GPL-3.0-or-later
// One language as it is spoken: its sentences, its numbers and times in words. Pure but for the lookup that
// it was given; any thread if that is.
#pragma once

#include "core/message/written.hpp"
#include "core/notation/announcement_words.hpp"
#include "speech/words/number_rules.hpp"
#include "speech/words/phrase.hpp"

#include <string>
#include <string_view>

namespace tactus::speech {

using notation::MoveWording;

/// With which words, and in which voice, moves and squares are said.
struct MoveVocabulary {
  Language voice = Language::german;
  notation::MoveWords words = notation::appendix_d_words();

  bool operator==(MoveVocabulary const&) const = default;
};

/// "Springer Gustav Felix drei".
std::string words(chess::MoveDescription const& move, MoveWording const& wording = {},
                  MoveVocabulary const& vocabulary = {});

class Sentences {
 public:
  Sentences();  // English
  /// Number rules that are not good are a fault(), and numbers are English words then.
  Sentences(Language language, Translate translate);

  Language language() const { return language_; }
  std::string const& fault() const { return fault_; }
  std::string translated(std::string_view english) const;

  /// The message with its arguments as words, its first letter a capital; never a digit or a notation. Moves,
  /// squares and kinds of pieces are said by the vocabulary, names by their letters. A part for each change
  /// of voice.
  Phrase spoken(Message const& message, MoveWording const& moves = {},
                MoveVocabulary const& vocabulary = {}) const;
  /// The same for fingers and eyes.
  std::string written(Message const& message, Handwriting const& hand = {}) const;
  std::string written(Message const& message, notation::PieceLetters const& letters) const;

  /// "twenty-one". Every number has words.
  std::string number(std::uint32_t number, std::string_view form = {}) const;
  /// "one hour twelve minutes five seconds"; parts that are zero are left out. A time is cut to whole
  /// seconds as a clock's display does it; less than one second is "less than one second", nothing or less is
  /// "no time".
  std::string time(Millis time) const;

 private:
  std::string counted(std::uint32_t count, std::string_view one, std::string_view several) const;

  Language language_ = Language::english;
  Translate translate_;
  NumberRules numbers_;
  std::string fault_;
};

}  // namespace tactus::speech
