// SPDX-License-Identifier: GPL-3.0-or-later
// What is told sign by sign is heard sign by sign: no bare letter reaches a voice, in no language.
#include "speech/words/phrasebook.hpp"
#include "speech/words/spelling.hpp"
#include "tests/words/player_languages.hpp"

#include <set>
#include <sstream>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::speech;

BOOST_AUTO_TEST_SUITE(spelling)

namespace {

std::string const letters = "abcdefghijklmnopqrstuvwxyz";

/// "november" of "November Felix": what a voice is given, word by word.
std::vector<std::string> words_in(Phrase const& phrase) {
  std::vector<std::string> words;
  for (Part const& part : phrase) {
    std::istringstream text{part.text};
    for (std::string word; text >> word;) words.push_back(word);
  }
  return words;
}

}  // namespace

BOOST_AUTO_TEST_CASE(each_letter_has_a_name_of_its_own_in_each_language) {
  for (Language const language : words::player_languages) {
    auto const sentences = words::sentences_in(language);
    std::set<std::string> names;
    for (char const letter : letters) {
      auto const phrase = spelled({&letter, 1}, sentences);
      auto const said = words_in(phrase);
      BOOST_TEST_REQUIRE(said.size() == 1U, language.code() << ": " << letter);
      for (std::string const& fault : words::faults_of_speech(phrase)) BOOST_ERROR(fault);
      BOOST_TEST(names.insert(said[0]).second, language.code() << ": two letters are " << said[0]);
      char const capital = static_cast<char>(letter - 'a' + 'A');
      BOOST_TEST((spelled({&capital, 1}, sentences) == spelled({&letter, 1}, sentences)));
    }
    for (char const* letter : {"ä", "ö", "å", "ü", "é", "ß", "Ä"})
      for (std::string const& fault : words::faults_of_speech(spelled(letter, sentences))) BOOST_ERROR(fault);
  }
}

BOOST_AUTO_TEST_CASE(files_and_ranks_are_those_of_appendix_d_in_the_german_voice) {
  std::string const files[]{"Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector"};
  for (Language const language : words::player_languages)
    for (std::size_t i = 0; i < 8; ++i) {
      std::string const square{letters[i], static_cast<char>('1' + i)};
      auto const phrase = spelled(square, words::sentences_in(language));
      BOOST_TEST_REQUIRE(phrase.size() == 1U);
      BOOST_TEST((phrase[0].language == Language::german));
      BOOST_TEST(words_in(phrase)[0] == files[i]);
    }
}

BOOST_AUTO_TEST_CASE(an_entry_that_was_not_understood_has_no_bare_letter_and_no_sign) {
  for (Language const language : words::player_languages) {
    Wording wording;
    wording.sentences = words::sentences_in(language);
    for (char const* typed : {"Nf9", "e9", "zz", "*6", "..", "5259", "Rf3", "q-h2", "xyz"}) {
      auto const phrase =
          phrase_of({.content = table::MoveRefused{table::MoveRefusal::not_a_move, typed}}, wording);
      for (std::string const& fault : words::faults_of_speech(phrase)) BOOST_ERROR(typed << ": " << fault);
      for (Part const& part : phrase)
        BOOST_TEST(part.text.find_first_of("*/+") == std::string::npos, language.code() << ": " << part.text);
    }
  }
}

BOOST_AUTO_TEST_CASE(only_what_is_short_is_spelled) {
  for (char const* text : {"Nf3", "e9", "e7e8q", "O-O", "52545254", "*/.+-", "Rä4"})
    BOOST_TEST(can_be_spelled(text), text);
  for (char const* text : {"", "hello!", "repeat", "525452545", "e4 e5", "\xff", "e4?", "Кf3"})
    BOOST_TEST(!can_be_spelled(text), text);
}

BOOST_AUTO_TEST_CASE(who_reads_gets_the_signs_themselves) {
  auto const english = words::sentences_in(Language::english);
  BOOST_TEST(english.written({"{entry}: not understood", {{"entry", Spelled{"Nf3"}}}}) ==
             "Nf3: not understood");
}

BOOST_AUTO_TEST_SUITE_END()
