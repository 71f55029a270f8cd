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

BOOST_AUTO_TEST_SUITE_END()
