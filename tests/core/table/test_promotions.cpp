// SPDX-License-Identifier: GPL-3.0-or-later
// Promotions on an electronic board: which piece a pawn became, and when that is asked and known.
#include "tests/core/table/tables.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::table;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(promotions)

namespace {

constexpr char const* last_rank = "3r4/4P1k1/8/8/8/8/8/4K3 w - - 0 1";

Script with_pawn_on_last_rank() {
  auto setup = pair_with_clock();
  setup.black_board = BoardKind::occupancy;
  Script script{from("4k3/7P/8/8/8/8/8/4K3 w - - 0 1", setup)};
  script.wait(1000).hands(W, "-h7 +h8P ").wait(1000);
  return script;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_promotion_that_the_board_cannot_tell_is_not_announced_until_it_is_typed) {
  Script script{from(last_rank)};
  script.hands(W, "-e7 +e8R ").wait(1000).request(W, Request::announce).wait(1000);
  BOOST_TEST(joined(script.log_of({"say", "made"})) ==
             "say white no move to announce\nsay white which piece?\n");
  script.enter(W, "e7e8r").request(W, Request::announce).press();
  BOOST_TEST(joined(script.log_of({"say", "made", "done", "irregular"})) ==
             "say white no move to announce\nsay white which piece?\nsay table 1 e7e8r\nmade w 1 e7e8r\n"
             "say table repeat 1 e7e8r\ndone w 1 e7e8r e8=R\n");
}

BOOST_AUTO_TEST_CASE(a_promotion_pressed_without_a_word_waits_for_the_copy_that_knows_its_pieces) {
  Script script{from(last_rank)};
  script.hands(W, "-e7 +e8R ").wait(1000).press().wait(5000);
  BOOST_TEST(joined(script.log_of({"done", "irregular"})) == "");
  script.hands(B, "-e7 +e8R ").wait(1000);
  BOOST_TEST(joined(script.log_of({"done", "irregular"})) ==
             "irregular w 1 not announced\ndone w 1 e7e8r e8=R\n");
}

BOOST_AUTO_TEST_CASE(which_piece_a_pawn_became_is_asked_when_the_board_has_rested_and_said_when_it_is_named) {
  Script script = with_pawn_on_last_rank();
  BOOST_TEST(joined(script.log_of({"say"})) == "");
  script.wait(1500);
  BOOST_TEST(joined(script.log_of({"say"})) == "say white which piece?\n");
  script.wait(8000).enter(W, "h7h8n").wait(500);
  BOOST_TEST(joined(script.log_of({"say"})) == "say white which piece?\nsay table 1 h7h8n\n");
  script.press().wait(500);
  BOOST_TEST(joined(script.log_of({"done", "irregular"})) == "done w 1 h7h8n h8=N\n");
}

BOOST_DATA_TEST_CASE(a_promotion_that_nobody_named_is_completed_by_the_reply_as_a_queen,
                     data::make({true, false}), is_pressed) {
  Script script = with_pawn_on_last_rank();
  script.press().wait(1000);
  BOOST_TEST(joined(script.log_of({"done", "irregular"})) == "");
  script.hands(B, "-h7 +h8Q ").wait(3000);
  BOOST_TEST(joined(script.log_of({"done", "irregular"})) == "");
  script.hands(B, "-e8 +e7k ").wait(500);
  if (is_pressed) script.lever(W).wait(500);
  BOOST_TEST(joined(script.log_of({"done w", "irregular"})) ==
             "irregular w 1 promotion not named\nirregular w 1 not announced\ndone w 1 h7h8q h8=Q\n");
}

BOOST_AUTO_TEST_SUITE_END()
