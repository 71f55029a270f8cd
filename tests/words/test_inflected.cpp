// SPDX-License-Identifier: GPL-3.0-or-later
// Colours, pieces and times as words.
#include "core/message/written.hpp"
#include "src/words/catalogue.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::words;
using chess::Color;
using chess::Kind;
using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;

BOOST_AUTO_TEST_SUITE(inflected_words)

namespace {

Translate const english;
Catalogue const finnish_catalogue = load_catalogue(Language::finnish, TACTUS_LOCALE_DIR).value();
Translate const finnish = translate_of(finnish_catalogue);

}  // namespace

BOOST_AUTO_TEST_CASE(english_words_do_not_change) {
  BOOST_TEST(words_of(Color::white, "lle", english) == "White");
  BOOST_TEST(words_of(Kind::queen, "ksi", english) == "queen");
  BOOST_TEST(duration_words(minutes{1}, "n", english) == "1 minute");
}

BOOST_AUTO_TEST_CASE(finnish_words_take_their_case) {
  BOOST_TEST(words_of(Color::white, {}, finnish) == "valkea");
  BOOST_TEST(words_of(Color::white, "lle", finnish) == "valkealle");
  BOOST_TEST(words_of(Color::black, "a", finnish) == "mustaa");
  BOOST_TEST(words_of(Color::black, "sti", finnish) == "musta");
  BOOST_TEST(words_of(Kind::bishop, "lla", finnish) == "lähetillä");
  BOOST_TEST(words_of(Kind::bishop, "a", finnish) == "lähettiä");
  BOOST_TEST(words_of(Kind::queen, "ksi", finnish) == "kuningattareksi");
  BOOST_TEST(words_of(Kind::king, "n", finnish) == "kuninkaan");
}

BOOST_AUTO_TEST_CASE(times_are_said_in_hours_minutes_and_seconds) {
  BOOST_TEST(duration_words(minutes{2}, {}, english) == "2 minutes");
  BOOST_TEST(duration_words(seconds{90}, {}, english) == "1 minute 30 seconds");
  BOOST_TEST(duration_words(hours{1} + seconds{1}, {}, english) == "1 hour 1 second");
  BOOST_TEST(duration_words(Millis{1500}, {}, english) == "1.5 seconds");
  BOOST_TEST(duration_words(Millis{0}, {}, english) == "0 seconds");
  BOOST_TEST(duration_words(seconds{5491}, {}, english) == "1 hour 31 minutes 31 seconds");
  BOOST_TEST(duration_words(seconds{-5}, {}, english) == "minus 5 seconds");
  BOOST_TEST(duration_words(minutes{2}, {}, finnish) == "2 minuuttia");
  BOOST_TEST(duration_words(minutes{1}, {}, finnish) == "1 minuutti");
  BOOST_TEST(duration_words(minutes{1}, "n", finnish) == "1 minuutin");
  BOOST_TEST(duration_words(seconds{90}, "acc", finnish) == "1 minuutin 30 sekuntia");
  BOOST_TEST(duration_words(minutes{1}, "a", finnish) == "1 minuuttia");
  BOOST_TEST(duration_words(Millis{1500}, {}, finnish) == "1,5 sekuntia");
  BOOST_TEST(duration_words(hours{2} + seconds{30}, {}, finnish) == "2 tuntia 30 sekuntia");
}

BOOST_AUTO_TEST_CASE(a_message_stands_inside_another_in_its_own_language) {
  Argument const lost{"what",
                      std::vector{Message{"lost: {device}", {{"device", std::vector{Message{"clock"}}}}}}};
  BOOST_TEST(written({"{what:capital}.", {lost}}) == "Lost: clock.");
  BOOST_TEST(written({"{what}: unplugged", {lost}}) == "lost: clock: unplugged");
  BOOST_TEST(written({"{what:capital}.", {lost}}, finnish) == "Yhteys poikki: kello.");
}

BOOST_AUTO_TEST_SUITE_END()
