// SPDX-License-Identifier: GPL-3.0-or-later
// The text that eSpeak NG gets for a part of a phrase.
#include "core/message/unicode.hpp"
#include "speech/voice/pronunciation.hpp"

#include <ostream>
#include <set>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

namespace tactus::speech {

BOOST_AUTO_TEST_SUITE(pronunciation)

namespace {

struct Row {
  Language language;
  char const* text;
  char const* expected;
};
std::ostream& operator<<(std::ostream& out, Row const& row) { return out << row.text; }
Row const rows[] = {
    {Language::german, "Eva vier", "Eva vier"},
    {Language::german, "Läufer schlägt Cesar sechs", "Läufer schlägt [[ts'E:zA:r]] sechs"},
    {Language::german, "David vier", "[[d'A:vIt]] vier"},
    {Language::german, "Kurze Rochade", "Kurze [[rOx'A:d@]]"},
    {Language::german, "Lange Rochade, Schach", "Lange [[rOx'A:d@]], Schach"},
    {Language::german, "remis", "[[r@m'i:]]"},
    {Language::german, "Weiß bietet Remis an.", "Weiß bietet [[r@m'i:]] an."},  // a noun has a capital
    {Language::german, "REMIS, Überein", "[[r@m'i:]], [[y:b3r'aIn]]"},
    {Language::french, "Pat, nulle. Les Pats", "[[p'at]], nulle. Les Pats"},
    {Language::german, "Davids Cesare Cesarä", "Davids Cesare Cesarä"},  // whole words only
    {Language::english, "David and Rochade", "David and Rochade"},       // only by the German voice
    {Language::english, "[[ts'E:]] x", "ts'E: x"},
    {Language::english, "x]]]] y", "x y"},
    {Language::english, "[[[[ x", " x"},
    {Language::english, "[[[ x", "[ x"},
    {Language::english, "<voice name=\"de\"> & co",
     "<voice name=\"de\"> & co"},  // plain text: markup means nothing
    {Language::german, "[[David", "[[d'A:vIt]]"},
    {Language::english, "", ""},
};

BOOST_DATA_TEST_CASE(only_our_own_words_become_phonemes, boost::unit_test::data::make(rows), row) {
  BOOST_TEST(text_for_espeak({row.language, row.text}) == row.expected);
}

BOOST_AUTO_TEST_CASE(other_engines_get_a_spelling_where_one_helps) {
  BOOST_TEST(text_for_any_engine({Language::german, "Läufer Cesar sechs, David remis"}) ==
             "Läufer Zäsar sechs, David Rehmie");
  BOOST_TEST(text_for_any_engine({Language::german, "Remis, Kurze Rochade"}) == "Rehmie, Kurze Rochade");
  BOOST_TEST(text_for_any_engine({Language::english, "Rochade [[x]]"}) == "Rochade [[x]]");
}

BOOST_AUTO_TEST_CASE(each_word_has_one_override_for_a_voice) {
  std::set<std::pair<Language, std::string_view>> seen;
  for (Pronunciation const& each : pronunciations()) {
    BOOST_TEST(seen.emplace(each.voice, each.word).second);
    BOOST_TEST(!each.phonemes.empty());
    BOOST_TEST(unicode::in_small_letters(each.word) == each.word);
  }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace tactus::speech
