// SPDX-License-Identifier: GPL-3.0-or-later
// A question before a game as it is shown and spoken. Pure.
#pragma once

#include "core/message/message.hpp"
#include "speech/words/phrase.hpp"
#include "src/table/setup/dialogue.hpp"
#include "src/words/catalogue.hpp"

#include <string>
#include <vector>

namespace tactus::program {

struct ToldLine {
  std::string shown;
  speech::Phrase spoken;
};
ToldLine told(Message const& sentence, words::Catalogue const& catalogue);

/// The answers by their numbers.
std::vector<ToldLine> told_choices(SetupQuestion const& question, words::Catalogue const& catalogue);
/// "Who is blind? Enter: White".
ToldLine told_with_usual_answer(SetupQuestion const& question, words::Catalogue const& catalogue);

/// What the keys do; told before the first question.
std::vector<Message> introduction();
/// All of them. `0`, `.` and `/` do what they do in the game.
std::vector<Message> keys_of_questions();

}  // namespace tactus::program
