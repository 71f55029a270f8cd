// SPDX-License-Identifier: GPL-3.0-or-later
// Tables where the moves are typed.
#include "tests/core/table/script.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::table;

BOOST_AUTO_TEST_SUITE(keyboard)

BOOST_AUTO_TEST_CASE(a_typed_move_completes_at_once_without_a_clock_and_both_sighted_players_hear_it) {
  Script script{TableSetup{}};
  script.enter(Color::white, "e2e4").enter(Color::black, "e7e5");
  BOOST_TEST(joined(script.log()) ==
             "made w 1 e2e4\ndone w 1 e2e4 e4\ntold table 1 e2e4\nsay table 1 e2e4\n"
             "made b 2 e7e5\ndone b 2 e7e5 e5\ntold table 2 e7e5\nsay table 2 e7e5\n");
  BOOST_TEST(script.state().line().plies() == 2U);
}

BOOST_AUTO_TEST_CASE(with_a_clock_a_typed_move_waits_for_the_press_and_can_be_corrected_before_it) {
  TableSetup setup;
  setup.has_clock = true;
  setup.black.is_blind = true;
  Script script{setup};
  script.enter(Color::white, "e2e3").enter(Color::white, "e2e4").press();
  BOOST_TEST(joined(script.log()) ==
             "made w 1 e2e3\nmade w 1 e2e4\ndone w 1 e2e4 e4\ntold black 1 e2e4\nsay black 1 e2e4\n");
}

BOOST_AUTO_TEST_CASE(a_press_before_the_move_is_typed_blames_nobody_and_completes_it_when_it_comes) {
  TableSetup setup;
  setup.has_clock = true;
  Script script{setup};
  script.press().wait(5000).enter(Color::white, "d2d4");
  BOOST_TEST(script.state().line().plies() == 1U);
  BOOST_TEST(joined(script.log_of({"irregular"})) == "");
}

BOOST_AUTO_TEST_CASE(a_blind_players_typed_move_is_said_when_typed_where_tactus_announces) {
  TableSetup setup;
  setup.has_clock = true;
  setup.white.is_blind = true;
  setup.announcer = Announcer::tactus;
  Script script{setup};
  script.enter(Color::white, "g1f3");
  BOOST_TEST(joined(script.log_of({"say"})) == "say table 1 g1f3\n");
  script.press();
  BOOST_TEST(joined(script.log_of({"say", "irregular"})) == "say table 1 g1f3\n");
  BOOST_TEST(script.state().line().plies() == 1U);
}

BOOST_AUTO_TEST_CASE(mate_ends_the_game_without_a_press_and_what_comes_after_means_nothing) {
  TableSetup setup;
  setup.has_clock = true;
  Script script{setup};
  script.enter(Color::white, "f2f3").press().enter(Color::black, "e7e5").press();
  script.enter(Color::white, "g2g4").press().enter(Color::black, "d8h4");
  auto const log = script.log_of({"done b 4", "ended", "say"});
  BOOST_TEST(
      joined(log).find("done b 4 d8h4 Qh4#\nsay table 4 d8h4\nended 2 checkmate\nsay table over 2\n") !=
      std::string::npos);
  auto const length = script.log().size();
  script.press()
      .feed(MoveEntered{Color::white, chess::Move{}, "a1a1"})
      .feed(ResultEntered{GameResult::draw})
      .wait(5000);
  BOOST_TEST(script.log().size() == length);
  BOOST_TEST((script.state().result() == GameResult::black_wins));
}

BOOST_AUTO_TEST_SUITE_END()
