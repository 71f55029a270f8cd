// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/words/player_languages.hpp"

namespace tactus::words {
namespace {

/// An apostrophe belongs to its word: "d'une".
bool is_of_word(char c) {
  return (c & '\x80') != 0 || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '\'';
}

std::size_t letters_in(std::string_view word) {
  std::size_t letters = 0;
  for (char const c : word) letters += (c & '\xC0') == '\x80' ? 0U : 1U;
  return letters;
}

bool is_word_of_one_letter(Language language, std::string_view word) {
  return (language == Language::english && (word == "a" || word == "A")) ||
         (language == Language::french && word == "à") || (language == Language::swedish && word == "i");
}

}  // namespace

std::vector<std::string> faults_of_speech(speech::Phrase const& phrase) {
  std::vector<std::string> faults;
  for (speech::Part const& part : phrase) {
    std::string const& text = part.text;
    if (text.empty()) faults.emplace_back("nothing to say");
    if (text.find_first_of("0123456789{}<>[]=|\x02\x03") != std::string::npos) faults.push_back(text);
    for (std::size_t at = 0; at < text.size();) {
      std::size_t end = at;
      while (end < text.size() && is_of_word(text[end])) ++end;
      std::string const word = text.substr(at, end - at);
      if (letters_in(word) == 1 && !is_word_of_one_letter(part.language, word))
        faults.push_back("bare letter " + word + " in: " + text);
      at = end + 1;
    }
  }
  return faults;
}

}  // namespace tactus::words
