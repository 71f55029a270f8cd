// SPDX-License-Identifier: GPL-3.0-or-later
// What a player is told when he asks for numbers.
#include "tests/core/table/tables.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::table;

BOOST_AUTO_TEST_SUITE(requests)

BOOST_AUTO_TEST_CASE(the_number_of_moves_is_that_of_the_scoresheet_when_black_began) {
  Script script{from("4k3/8/8/8/8/8/8/4K2R b - - 0 20", TableSetup{})};
  auto const moves_of = [&](Color by) {
    script.request(by, Request::move_number);
    return script.log_of({"say"}).back();
  };
  BOOST_TEST(moves_of(W) == "say white moves 20");  // he made it before
  BOOST_TEST(moves_of(B) == "say black moves 19");
  script.enter(B, "e8e7");
  BOOST_TEST(moves_of(B) == "say black moves 20");
  script.enter(W, "h1h7");
  BOOST_TEST(moves_of(W) == "say white moves 21");
}

BOOST_AUTO_TEST_CASE(a_key_of_play_is_answered_where_nobody_plays) {
  Script script{pair_with_clock()};
  script.play(W, "e2e4").press().wait(1000).feed(AdjournmentEntered{B, {}});
  auto const answer = [&](Request what) {
    script.request(W, what);
    return script.log_of({"say"}).back();
  };
  BOOST_TEST(answer(Request::announce) == "say white adjourned b 1");
  BOOST_TEST(answer(Request::adjust) == "say white adjourned b 1");
  script.feed(PlayContinued{}).feed(ResultEntered{GameResult::draw});
  BOOST_TEST(answer(Request::announce) == "say white over 3");
  BOOST_TEST(answer(Request::adjust) == "say white over 3");
}

BOOST_AUTO_TEST_CASE(the_number_of_moves_of_an_adjourned_game_that_goes_on_is_not_told) {
  Script script{pair_with_clock()};
  script.play(W, "e2e4").press().wait(1000).feed(AdjournmentEntered{B, {}}).show_clock(B, false).wait(1000);
  script.request(W, Request::move_number);
  BOOST_TEST(script.log_of({"say white"}).back() == "say white moves 1");
  script.show_clock(W, true).wait(1000).request(W, Request::move_number);
  BOOST_TEST(script.log_of({"say white"}).back() == "say white still adjourned");
}

BOOST_AUTO_TEST_SUITE_END()
