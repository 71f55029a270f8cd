// SPDX-License-Identifier: GPL-3.0-or-later
// When both players are told to call the arbiter, where he chose it: when the hand is done, never while a peg
// is felt for.
#include "tests/core/table/tables.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::table;

BOOST_AUTO_TEST_SUITE(difference_told)

BOOST_AUTO_TEST_CASE(the_neutral_words_are_said_once_where_the_arbiter_chose_them) {
  TableSetup setup = pair_with_clock();
  setup.difference_notice = DifferenceNotice::call_arbiter;
  Script script{setup};
  script.play(W, "e2e4").request(W, Request::announce).press().hands(B, "-e2 +d4P").wait(60'000);
  BOOST_TEST(joined(script.log_of({"say"})) == "say table 1 e2e4\nsay table call the arbiter\n");
}

BOOST_AUTO_TEST_CASE(a_hand_that_feels_for_the_hole_is_told_nothing) {
  TableSetup setup = pair_with_clock();
  setup.difference_notice = DifferenceNotice::call_arbiter;
  Script script{setup};
  script.play(W, "e2e4").request(W, Request::announce).press().hands(B, "-e2 +d4P").wait(6'000);
  script.hands(B, "-d4 +e4P").wait(60'000);
  BOOST_TEST(joined(script.log_of({"say"})) == "say table 1 e2e4\n");
}

BOOST_AUTO_TEST_CASE(a_difference_is_told_at_the_next_press_and_so_is_its_end) {
  TableSetup setup = pair_with_clock();
  setup.difference_notice = DifferenceNotice::call_arbiter;
  Script script{setup};
  script.play(W, "e2e4").request(W, Request::announce).press().hands(B, "-e2 +d4P").wait(3'000);
  BOOST_TEST(joined(script.log_of({"say"})) == "say table 1 e2e4\n");
  script.press().wait(1'000);
  BOOST_TEST(joined(script.log_of({"say"})) == "say table 1 e2e4\nsay table call the arbiter\n");
  script.hands(B, "-d4 +e4P").wait(3'000);
  BOOST_TEST(joined(script.log_of({"say"})) ==
             "say table 1 e2e4\nsay table call the arbiter\nsay table boards agree\n");
}

BOOST_AUTO_TEST_SUITE_END()
