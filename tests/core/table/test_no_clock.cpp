// SPDX-License-Identifier: GPL-3.0-or-later
// Electronic boards without a clock that is read: the key or the next ply completes a move.
#include "tests/core/table/tables.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::table;

BOOST_AUTO_TEST_SUITE(no_clock)

BOOST_AUTO_TEST_CASE(the_key_of_the_mover_completes) {
  Script script{pair_without_clock()};
  script.play(W, "e2e4").request(W, Request::announce).feed(PressEntered{B}).wait(1000);
  BOOST_TEST(script.state().line().plies() == 0U);
  script.feed(PressEntered{W});
  BOOST_TEST(joined(script.log_of({"say", "done"})) == "say table 1 e2e4\ndone w 1 e2e4 e4\n");
}

BOOST_AUTO_TEST_CASE(a_reply_on_the_opponents_own_board_completes_but_his_copy_does_not) {
  Script script{pair_without_clock()};
  script.play(W, "e2e4").request(W, Request::announce).hands(B, "-e2 +e4P").wait(5000);
  BOOST_TEST(script.state().line().plies() == 0U);
  script.hands(B, "-e7 +e5p").wait(1000);
  BOOST_TEST(joined(script.log_of({"done", "copied", "touched b", "irregular", "differs", "made b"})) ==
             "done w 1 e2e4 e4\ncopied b 1\ntouched b e7p\nmade b 2 e7e5\n");
}

BOOST_AUTO_TEST_CASE(the_opponents_key_pressed_early_counts_for_his_own_move) {
  Script script{pair_without_clock()};
  script.play(W, "e2e4").hands(B, "-e2 +e4P -e7 +e5p").feed(PressEntered{B}).wait(1000);
  BOOST_TEST(joined(script.log_of({"done"})) == "done w 1 e2e4 e4\ndone b 2 e7e5 e5\n");
}

BOOST_AUTO_TEST_CASE(a_typed_reply_completes_the_move_before) {
  TableSetup setup = pair_without_clock();
  setup.black_board = BoardKind::keyboard;
  Script script{setup};
  script.play(W, "e2e4").enter(B, "e7e5");
  BOOST_TEST(joined(script.log_of({"done", "say"})) ==
             "done w 1 e2e4 e4\ndone b 2 e7e5 e5\nsay white 2 e7e5\n");
}

BOOST_AUTO_TEST_CASE(announcing_a_reply_before_its_turn_is_known_says_the_reply) {
  TableSetup setup = pair_without_clock();
  std::swap(setup.white, setup.black);
  Script script{setup};
  script.play(W, "e2e4").hands(B, "-e2 +e4P -e7 +e5p").request(B, Request::announce).wait(1000);
  BOOST_TEST(joined(script.log_of({"done", "say"})) ==
             "done w 1 e2e4 e4\nsay black 1 e2e4\nsay table 2 e7e5\n");
}

BOOST_AUTO_TEST_CASE(the_announce_key_of_the_waiting_player_finds_no_move_on_a_board_without_reply) {
  TableSetup setup = pair_without_clock();
  std::swap(setup.white, setup.black);
  Script script{setup};
  script.play(W, "e2e4").request(B, Request::announce).wait(1000);
  BOOST_TEST(joined(script.log_of({"done", "say"})) == "say black no move to announce\n");
}

BOOST_AUTO_TEST_SUITE_END()
