// SPDX-License-Identifier: GPL-3.0-or-later
// Announcement -> words, for the voice, for the eye and for the fingers. Pure; any thread.
#pragma once

#include "core/notation/move_text.hpp"
#include "core/table/announcement.hpp"
#include "speech/words/move_vocabulary.hpp"
#include "speech/words/phrase.hpp"

#include <string>

namespace tactus::speech {

/// How announcements are worded for those who listen.
struct Wording {
  MoveWording moves;
  MoveVocabulary vocabulary;  // Appendix D
  Sentences sentences;        // English
};

/// What is spoken: moves and squares in the words and the voice of the vocabulary, all else in whole
/// sentences; a repeat begins with "Repeat:". Never a digit, a notation or a bare letter, whatever the
/// announcement holds: a typed text is not read back.
Phrase phrase_of(table::Announcement const& announcement, Wording const& wording = {});

/// What is spoken before a move of a score: "Move twelve." before White's, "Move twelve, Black." where the
/// score begins with Black's.
Phrase move_number_phrase(unsigned number, bool is_white, Sentences const& sentences);

/// What is shown: the spoken words, and for one ear " [to White]" or " [to Black]", for an assistant's
/// " [to White's assistant]". One line, but for TrainingTold, whose lines stay lines, and StandingTold, one
/// for each fact.
std::string caption_of(table::Announcement const& announcement, Wording const& wording = {});

/// One line for a Braille display: moves as the hand writes them and their number ("8...O-O"), numbers and
/// times in digits.
std::string braille_of(table::Announcement const& announcement, Sentences const& sentences = {},
                       Handwriting const& hand = {});

}  // namespace tactus::speech
