// SPDX-License-Identifier: GPL-3.0-or-later
// A fact for the eye and for the voice, in each language.
#include "tests/equipment/languages.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::equipment;
using namespace tactus::equipment::test;

BOOST_AUTO_TEST_SUITE(fact_words)

namespace {

chess::Square at(std::string_view name) { return chess::Square::parse(name).value(); }

Message const mixed = say("{square} is empty, {piece} belongs there, {port}, {time}, {count}.",
                          {{"square", at("e2")},
                           {"piece", chess::Piece{chess::Color::white, chess::Kind::pawn}},
                           {"port", std::string{"/dev/ttyUSB10"}},
                           {"time", Millis{5'398'000}},
                           {"count", 12U}});

}  // namespace

BOOST_AUTO_TEST_CASE(the_eye_gets_notation_and_digits) {
  BOOST_TEST(words::shown(mixed, {}) == "e2 is empty, white pawn belongs there, /dev/ttyUSB10, 1:29:58, 12.");
}

BOOST_AUTO_TEST_CASE(the_voice_gets_words_and_squares_in_german) {
  BOOST_TEST(marked(spoken(mixed, {})) ==
             "[de] Eva zwei [en] is empty, white pawn belongs there, dev ttyUSB ten, "
             "one hour twenty-nine minutes fifty-eight seconds, twelve.");
}

BOOST_AUTO_TEST_CASE(a_square_at_the_end_leaves_its_full_stop_to_the_voice_before) {
  auto const phrase = spoken(say("Lift {square}.", {{"square", at("h8")}}), {});
  BOOST_TEST(marked(phrase) == "[en] Lift [de] Hector acht.");
}

BOOST_AUTO_TEST_CASE(finnish_facts_are_spoken_by_the_finnish_voice_in_finnish_words) {
  auto const catalogue = finnish();
  Message const clock =
      say("Clock: White {white}, Black {black}.", {{"white", Millis{5'400'000}}, {"black", Millis{61'000}}});
  BOOST_TEST(words::shown(clock, catalogue) == "Kello: valkea 1:30:00, musta 0:01:01.");
  BOOST_TEST(marked(spoken(clock, catalogue)) ==
             "[fi] Kello: valkea yksi tunti kolmekymmentä minuuttia, musta yksi minuutti yksi sekunti.");
}

BOOST_AUTO_TEST_CASE(a_name_cannot_change_the_voice_or_carry_a_digit) {
  auto const phrase = spoken(say("Name: {name}.", {{"name", std::string{"A\x02z2\x03-#9"}}}), {});
  BOOST_TEST(marked(phrase) == "[en] Name: A z two nine.");
}

BOOST_AUTO_TEST_SUITE_END()
