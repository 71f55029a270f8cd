// SPDX-License-Identifier: GPL-3.0-or-later
// How eSpeak NG 1.51 says the vocabulary, how long it speaks, and that a cut leaves nothing behind. Never
// compares samples: they differ a little from one utterance to the next.
#include "speech/voice/pronunciation.hpp"
#include "speech/voice/synthesiser_espeak.hpp"

#include <cstdio>
#include <cstdlib>
#include <ostream>
#include <string>
#include <vector>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <espeak-ng/speak_lib.h>

namespace tactus::speech {

BOOST_AUTO_TEST_SUITE(espeak)

namespace {

/// One engine for the whole process: it cannot be started twice.
Synthesiser& engine() {
  static auto const made = make_espeak_synthesiser();
  if (!made) throw std::runtime_error{made.error().message};
  return **made;
}

std::string raw_phonemes(char const* text) {
  engine();
  espeak_SetVoiceByName("de");
  void const* rest = text;
  return espeak_TextToPhonemes(&rest, espeakCHARS_UTF8, 0);
}

VoiceSettings at_rate(unsigned words_per_minute) { return {words_per_minute, 100, {}, Earcons::none}; }

std::size_t length(Part const& part, unsigned words_per_minute = 175) {
  std::size_t samples = 0;
  auto const spoken = engine().speak(part, at_rate(words_per_minute), [&](Samples chunk) {
    samples += chunk.size();
    return true;
  });
  BOOST_REQUIRE(spoken.has_value());
  BOOST_CHECK(*spoken == Spoken::completely);
  return samples;
}

/// The length of an utterance depends by up to 13 % on the words of the one before it (measured on 1.51: a
/// short utterance after a longer one). So whatever is compared follows the same words.
Part const before{Language::german, "Springer Gustav eins Felix drei"};
double length_after_neutral(Part const& part, unsigned words_per_minute = 175) {
  length(before);
  return static_cast<double>(length(part, words_per_minute));
}

struct WordRow {
  char const* word;
  char const* phonemes;
};
std::ostream& operator<<(std::ostream& out, WordRow const& row) { return out << row.word; }
// The raw words; those that are wrong stand here too, so that a newer eSpeak NG that says them right is
// noticed.
WordRow const raw_rows[] = {
    {"Anna", "_!'anA:"},
    {"Bella", "b'ElA:"},
    {"Cesar", "k'e:zA:r"},
    {"David", "dav'i:t"},
    {"Eva", "_!'e:vA:"},
    {"Felix", "f'e:lIks"},
    {"Gustav", "g'UstA:f"},
    {"Hector", "h'Ekto:r"},
    {"eins", "_|'aIns"},
    {"zwei", "tsv'aI"},
    {"drei", "dr'aI"},
    {"vier", "f'i:r"},
    {"fünf", "f'ynf"},
    {"sechs", "z'Eks"},
    {"sieben", "z'i:b@n"},
    {"acht", "_!'axt"},
    {"König", "k'Y:nIC"},
    {"Dame", "d'A:m@"},
    {"Turm", "t'URm"},
    {"Läufer", "l'OYf3"},
    {"Springer", "Spr'IN3"},
    {"Bauer", "b'aU3"},
    {"Lange Rochade", "l'aN@ r'OxA:d@"},
    {"Kurze Rochade", "k'URts@ r'OxA:d@"},
    {"schlägt", "Sl'E:kt"},
    {"Schach", "S'ax"},
    {"matt", "m'at"},
    {"remis", "r'e:mIs"},
    {"im Vorbeigehen", "_!_|Im fo:rb'aIg,e:@n"},
};
// What is really spoken, overrides included.
WordRow const spoken_rows[] = {
    {"Cesar vier", "ts'E:zA:r f'i:r"},
    {"David vier", "d'A:vIt f'i:r"},
    {"Kurze Rochade", "k'URts@ rOx'A:d@"},
    {"Lange Rochade", "l'aN@ rOx'A:d@"},
    {"remis", "r@m'i:"},
    {"Weiß bietet Remis an.", "v'aIs b'i:t@t r@m'i: _|'an"},
    {"Springer Gustav eins Felix drei", "Spr'IN3 g'UstA:f _|aIns f'e:lIks dr'aI"},
};

BOOST_DATA_TEST_CASE(the_german_voice_says_the_raw_word, boost::unit_test::data::make(raw_rows), row) {
  BOOST_TEST(raw_phonemes(row.word) == row.phonemes);
}

BOOST_DATA_TEST_CASE(the_german_voice_is_put_right_where_it_is_wrong,
                     boost::unit_test::data::make(spoken_rows), row) {
  BOOST_TEST(espeak_phonemes({Language::german, row.word}).value() == row.phonemes);
}

BOOST_AUTO_TEST_CASE(text_from_outside_cannot_speak_phonemes) {
  BOOST_TEST(espeak_phonemes({Language::german, "[[ts'E:zA:r]]"}).value() != "ts'E:zA:r");
}

struct LengthRow {
  char const* text;
  double seconds;
};
std::ostream& operator<<(std::ostream& out, LengthRow const& row) { return out << row.text; }
// At 175 words per minute; the end pause is part of it.
LengthRow const length_rows[] = {{"Eva vier", 0.624},
                                 {"Kurze Rochade", 0.920},
                                 {"Springer Felix drei", 1.165},
                                 {"Springer Gustav eins Felix drei", 1.798}};

BOOST_DATA_TEST_CASE(a_move_takes_its_time, boost::unit_test::data::make(length_rows), row) {
  BOOST_TEST(length_after_neutral({Language::german, row.text}) / speech_rate_hz == row.seconds,
             boost::test_tools::tolerance(0.03));
}

BOOST_AUTO_TEST_CASE(a_faster_rate_is_shorter_and_the_range_is_kept) {
  Part const part{Language::german, "Springer Gustav eins Felix drei"};
  auto const at = [&](unsigned rate) { return length_after_neutral(part, rate); };
  BOOST_TEST(at(80) > at(175) * 1.5);
  BOOST_TEST(at(350) < at(175) * 0.6);
  BOOST_TEST(at(900) < at(350) * 0.6);
  BOOST_TEST(at(1) == at(80), boost::test_tools::tolerance(0.03));
  BOOST_TEST(at(5000) == at(900), boost::test_tools::tolerance(0.03));
}

BOOST_DATA_TEST_CASE(a_cut_stops_at_once_and_leaves_the_next_utterance_as_it_was,
                     boost::unit_test::data::xrange(1, 5), chunks_before_cut) {
  Part const chatter{Language::english, "You have one hour twelve minutes"};
  Part const next{Language::german, "Eva vier"};
  length(chatter, 80);
  auto const base = static_cast<double>(length(next));
  int chunks = 0;
  auto const spoken =
      engine().speak(chatter, at_rate(80), [&](Samples) { return ++chunks < chunks_before_cut; });
  BOOST_REQUIRE(spoken.has_value());
  BOOST_CHECK(*spoken == Spoken::cut);
  BOOST_TEST(chunks == chunks_before_cut);
  BOOST_TEST(static_cast<double>(length(next)) == base, boost::test_tools::tolerance(0.03));
}

BOOST_AUTO_TEST_CASE(the_voice_follows_the_language_of_the_part) {
  std::string const german = espeak_phonemes({Language::german, "drei"}).value();
  std::string const english = espeak_phonemes({Language::english, "drei"}).value();
  BOOST_TEST(german != english);
  BOOST_TEST(espeak_phonemes({Language::german, "drei"}).value() == german);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace tactus::speech
