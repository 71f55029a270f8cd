// SPDX-License-Identifier: GPL-3.0-or-later
// Promotions on an electronic board: which piece a pawn became, and when that is asked and known.
#include "tests/core/table/tables.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::table;
using chess::Kind;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(promotions)

namespace {

constexpr char const* last_rank = "3r4/4P1k1/8/8/8/8/8/4K3 w - - 0 1";

Script with_pawn_on_last_rank(bool is_black_blind = false) {
  auto setup = pair_with_clock();
  setup.black.is_blind = is_black_blind;
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

BOOST_AUTO_TEST_CASE(the_piece_is_named_in_answer_to_the_question_and_can_be_changed_until_the_press) {
  Script script = with_pawn_on_last_rank();
  script.feed(PromotionAnswered{W, Kind::knight}).wait(500);
  BOOST_TEST(joined(script.log_of({"say"})) == "");  // not asked yet
  script.wait(1000).feed(PromotionAnswered{W, Kind::knight}).wait(500);
  BOOST_TEST(joined(script.log_of({"say"})) ==
             "say white which piece?\nsay table 1 h7h8n\nsay white piece N\n");
  BOOST_TEST((script.state().promotion_asked_of() == W));
  script.feed(PromotionAnswered{W, Kind::rook}).wait(500).press().wait(500);
  BOOST_TEST(joined(script.log_of({"done", "irregular"})) == "done w 1 h7h8r h8=R\n");
  BOOST_TEST(!script.state().promotion_asked_of());
}

BOOST_AUTO_TEST_CASE(which_piece_is_asked_each_fifteen_seconds_and_at_the_press_until_it_is_named_or_left) {
  Script script = with_pawn_on_last_rank();
  auto const questions = [&] { return script.log_of({"say white"}).size(); };
  script.wait(1500 + 15'000);
  BOOST_TEST(questions() == 2U);
  script.feed(PromotionAnswered{W});
  BOOST_TEST(joined(script.log_of({"say"})) ==
             "say white which piece?\nsay white which piece?\nsay white repeat which piece?\n");
  script.feed(PromotionAnswered{W, std::nullopt, true}).wait(60'000);
  BOOST_TEST(questions() == 3U);
  script.press().wait(3000);
  BOOST_TEST(questions() == 4U);
  script.feed(PromotionAnswered{W, Kind::bishop}).wait(60'000);
  BOOST_TEST(joined(script.log_of({"done"})) == "done w 1 h7h8b h8=B\n");
  BOOST_TEST(questions() == 5U);  // the last one says the piece
}

BOOST_AUTO_TEST_CASE(a_pawn_that_is_taken_back_from_the_last_rank_is_asked_for_no_more) {
  Script script = with_pawn_on_last_rank();
  script.wait(1500).hands(W, "-h8 +h7P ").wait(60'000);
  BOOST_TEST(joined(script.log_of({"say"})) == "say white which piece?\n");
  BOOST_TEST(!script.state().promotion_asked_of());
}

BOOST_DATA_TEST_CASE(of_a_promotion_that_nobody_named_no_piece_is_told_or_written, data::make({true, false}),
                     is_pressed) {
  Script script = with_pawn_on_last_rank(true);
  script.press().wait(1000);
  BOOST_TEST(joined(script.log_of({"done", "irregular"})) == "");
  script.hands(B, "-h7 +h8Q ").wait(3000);
  BOOST_TEST(joined(script.log_of({"done", "irregular"})) == "");
  script.hands(B, "-e8 +e7k ").wait(500);
  if (is_pressed) script.lever(W).wait(500);
  BOOST_TEST(joined(script.log_of({"done w", "irregular w"})) ==
             "irregular w 1 promotion not named\nirregular w 1 not announced\ndone w 1 h7h8q h8=?\n");
  auto const told = joined(script.log_of({"say black", "say table"}));
  BOOST_TEST(told.find("1 h7h8\n") != std::string::npos, told);
  BOOST_TEST(told.find("h7h8q") == std::string::npos, told);
  script.feed(Requested{W, Request::score, std::nullopt, 1});
  BOOST_TEST(script.log_of({"say white"}).back().find("=Q") == std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
