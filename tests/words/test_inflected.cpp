// SPDX-License-Identifier: GPL-3.0-or-later
// Colours, pieces and times as words.
#include "src/words/inflected.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::words;
using chess::Color;
using chess::Kind;
using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;

BOOST_AUTO_TEST_SUITE(inflected_words)

BOOST_AUTO_TEST_CASE(english_words_do_not_change) {
  BOOST_TEST(color_words(Language::english, Color::white, "lle") == "White");
  BOOST_TEST(kind_words(Language::english, Kind::queen, "ksi") == "queen");
  BOOST_TEST(duration_words(Language::english, minutes{1}, "n") == "1 minute");
}

BOOST_AUTO_TEST_CASE(finnish_words_take_their_case) {
  BOOST_TEST(color_words(Language::finnish, Color::white) == "valkea");
  BOOST_TEST(color_words(Language::finnish, Color::white, "lle") == "valkealle");
  BOOST_TEST(color_words(Language::finnish, Color::black, "a") == "mustaa");
  BOOST_TEST(color_words(Language::finnish, Color::black, "sti") == "musta");
  BOOST_TEST(kind_words(Language::finnish, Kind::bishop, "lla") == "lähetillä");
  BOOST_TEST(kind_words(Language::finnish, Kind::bishop, "a") == "lähettiä");
  BOOST_TEST(kind_words(Language::finnish, Kind::queen, "ksi") == "kuningattareksi");
  BOOST_TEST(kind_words(Language::finnish, Kind::king, "n") == "kuninkaan");
}

BOOST_AUTO_TEST_CASE(times_are_said_in_hours_minutes_and_seconds) {
  BOOST_TEST(duration_words(Language::english, minutes{2}) == "2 minutes");
  BOOST_TEST(duration_words(Language::english, seconds{90}) == "1 minute 30 seconds");
  BOOST_TEST(duration_words(Language::english, hours{1} + seconds{1}) == "1 hour 1 second");
  BOOST_TEST(duration_words(Language::english, Millis{1500}) == "1.5 seconds");
  BOOST_TEST(duration_words(Language::english, Millis{0}) == "0 seconds");
  BOOST_TEST(duration_words(Language::english, seconds{5491}) == "1 hour 31 minutes 31 seconds");
  BOOST_TEST(duration_words(Language::english, seconds{-5}) == "minus 5 seconds");
  BOOST_TEST(duration_words(Language::finnish, minutes{2}) == "2 minuuttia");
  BOOST_TEST(duration_words(Language::finnish, minutes{1}) == "1 minuutti");
  BOOST_TEST(duration_words(Language::finnish, minutes{1}, "n") == "1 minuutin");
  BOOST_TEST(duration_words(Language::finnish, seconds{90}, "acc") == "1 minuutin 30 sekuntia");
  BOOST_TEST(duration_words(Language::finnish, minutes{1}, "a") == "1 minuuttia");
  BOOST_TEST(duration_words(Language::finnish, Millis{1500}) == "1,5 sekuntia");
  BOOST_TEST(duration_words(Language::finnish, hours{2} + seconds{30}) == "2 tuntia 30 sekuntia");
}

BOOST_AUTO_TEST_SUITE_END()
