// SPDX-License-Identifier: GPL-3.0-or-later
// Every word of every spoken line, with the phonemes that somebody has looked at and accepted: files
// accepted/LANGUAGE.txt, a word and its phonemes in a line. A new word, or one that is said in another way,
// is to be heard first: "espeak-ng -v LANGUAGE WORD". If it is wrong, it gets a row in
// speech/voice/pronunciation.cpp; then TACTUS_WRITE_WORDS=FOLDER has this test write the files anew.
#include "tests/words/heard_words.hpp"
#include "tests/words/player_languages.hpp"

#include <cstdlib>
#include <fstream>
#include <map>

#include <boost/test/unit_test.hpp>

namespace tactus::words {

BOOST_AUTO_TEST_SUITE(heard)

namespace {

std::map<std::string, std::string> accepted_in(Language language) {
  std::ifstream file{TACTUS_SOURCE_DIR "/tests/words/accepted/" + std::string{language.code()} + ".txt"};
  std::map<std::string, std::string> accepted;
  for (std::string word, phonemes; file >> word && std::getline(file >> std::ws, phonemes);)
    accepted[word] = phonemes;
  return accepted;
}

void write_where_asked(Language language, std::map<std::string, std::string> const& words) {
  char const* const folder = std::getenv("TACTUS_WRITE_WORDS");  // NOLINT: nothing changes it
  if (folder == nullptr) return;
  std::ofstream file{std::string{folder} + "/" + std::string{language.code()} + ".txt"};
  for (auto const& [word, phonemes] : words) file << word << ' ' << phonemes << '\n';
}

}  // namespace

BOOST_AUTO_TEST_CASE(the_phonemes_of_every_word_were_accepted) {
  for (Language const language : player_languages) {
    auto const words = heard_words(language);
    write_where_asked(language, words);
    auto const accepted = accepted_in(language);
    BOOST_TEST(words.size() > 250U);
    for (auto const& [word, phonemes] : words) {
      auto const known = accepted.find(word);
      std::string const before = known == accepted.end() ? "nothing" : known->second;
      BOOST_TEST(before == phonemes,
                 language.code() << ": " << word << " is said " << phonemes << ", accepted: " << before);
    }
    for (auto const& [word, phonemes] : accepted)
      BOOST_TEST(words.contains(word), language.code() << ": nobody says " << word << " any more");
  }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus::words
