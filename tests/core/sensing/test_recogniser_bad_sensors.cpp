// SPDX-License-Identifier: GPL-3.0-or-later
// Sensors that are dead or stuck: what can be inferred is, what cannot is not guessed.
#include "tests/core/chess/random_walk.hpp"
#include "tests/core/sensing/strokes.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::sensing;
using namespace tactus::sensing::test;
using tactus::test::position_of;

BOOST_AUTO_TEST_SUITE(recogniser_bad_sensors)

namespace {

chess::Square at(std::string_view name) { return chess::Square::parse(name).value(); }

struct Dead {
  char const* name;
  char const* square;  // known to be bad, or empty
  char const* fen;
  char const* strokes;  // what the other sensors say
  char const* moves;
};
std::ostream& operator<<(std::ostream& out, Dead const& dead) { return out << dead.name; }

Dead const cases[] = {
    {"a move from a known dead square", "e2", tactus::test::starts_of_walks[0], "e4+ +900 w!", "e2e4[e2]"},
    {"a move to a known dead square", "e4", tactus::test::starts_of_walks[0],
     "e2- +2500 w! +3000 e7- +600 e5+ +900 b!", "e2e4[e2] e7e5[e7]"},
    {"a capture on a known dead square", "d5", "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1",
     "e4- +2500 w!", "e4d5[e4 d5]"},
    {"a capture on a sound square beside a dead one", "e5",
     "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1", "d5- +500 e4- +500 d5+ +900 w!",
     "e4d5=e4e5[d5 e4]"},
    {"a dead square found when a piece arrives from nowhere", "", tactus::test::starts_of_walks[0],
     "e4+ +900 w!", "e2e4[e2]"},
    {"two dead squares would explain it: nothing is guessed", "", "4k3/8/8/8/8/8/P6P/R3K3 w - - 0 1",
     "a1- +2500 w! +5000 e8- +600 e7+ +900 b!", ""},
};

}  // namespace

BOOST_DATA_TEST_CASE(what_a_dead_sensor_hides_is_inferred, boost::unit_test::data::make(cases), dead) {
  auto setup = board_at(position_of(dead.fen), false);
  if (*dead.square != '\0') setup.known_bad = at(dead.square);
  BOOST_TEST(words(recognise(setup, read_strokes(dead.strokes))) == dead.moves);
}

BOOST_AUTO_TEST_CASE(a_sensor_that_contradicts_the_start_is_bad_until_it_speaks) {
  auto const start = position_of(tactus::test::starts_of_walks[0]);
  auto setup = board_at(start, false);
  setup.filled.erase(at("g1"));
  Recogniser recogniser{setup};
  BOOST_TEST((recogniser.bad_squares() == chess::SquareSet{at("g1")}));
  recogniser.observe({at("g1"), {true, std::nullopt}, Instant{Millis{1000}}});
  BOOST_TEST(recogniser.bad_squares().empty());
}

BOOST_AUTO_TEST_CASE(a_dead_sensor_that_was_found_is_said) {
  Recogniser recogniser{board_at(position_of(tactus::test::starts_of_walks[0]), false)};
  recogniser.observe({at("e4"), {true, std::nullopt}, Instant{Millis{1000}}});
  recogniser.press(chess::Color::white, Instant{Millis{2000}});
  BOOST_TEST(recogniser.bad_squares().empty());
  BOOST_TEST(words(recogniser.time_passed(Instant{Millis{9000}})) == "e2e4[e2]");
  BOOST_TEST((recogniser.bad_squares() == chess::SquareSet{at("e2")}));
}

BOOST_AUTO_TEST_CASE(what_cannot_be_told_apart_can_be_asked) {
  auto const start = position_of("4k3/8/8/8/8/8/P6P/R3K3 w - - 0 1");
  Recogniser recogniser{board_at(start, false)};
  recogniser.observe({at("a1"), {false, std::nullopt}, Instant{Millis{1000}}});
  recogniser.press(chess::Color::white, Instant{Millis{4000}});
  BOOST_TEST(recogniser.time_passed(Instant{Millis{20000}}).empty());
  auto const candidates = recogniser.candidates();
  BOOST_REQUIRE(candidates.size() == 3U);  // b1, c1, d1
  auto const given = recogniser.announce(candidates[1], Instant{Millis{21000}});
  BOOST_REQUIRE(given.size() == 1U);
  BOOST_TEST((given[0].move == candidates[1]));
  BOOST_TEST((recogniser.bad_squares() == chess::SquareSet{candidates[1].to()}));
}

BOOST_AUTO_TEST_SUITE_END()
