// SPDX-License-Identifier: GPL-3.0-or-later
// Whose word a promotion is: its player's, whatever the opponent has copied (D.2.1, D.2.9).
#include "tests/core/table/tables.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::table;
using chess::Kind;

BOOST_AUTO_TEST_SUITE(promotions_copied)

namespace {

constexpr char const* both_promote = "1n2k3/P6p/8/8/8/8/p6P/1N2K3 w - - 0 1";

/// White's capture on the last rank is pressed; his board cannot tell the piece.
Script pressed(TableSetup const& setup = pair_with_clock()) {
  Script script{from(both_promote, setup)};
  script.wait(1000).hands(W, "-b8 -a7 +b8P ").wait(3000).press();
  return script;
}

/// And Black has misheard it.
Script copied_as_a_queen() {
  Script script = pressed();
  script.wait(500).hands(B, "-b8 -a7 +b8Q ").wait(1000);
  return script;
}

}  // namespace

BOOST_AUTO_TEST_CASE(what_a_copy_shows_is_told_to_the_mover) {
  Script script = copied_as_a_queen();
  BOOST_TEST(joined(script.log_of({"done", "say white piece"})) ==
             "done w 1 a7b8q axb8=Q\nsay white piece Q\n");
}

BOOST_AUTO_TEST_CASE(the_movers_answer_outweighs_the_copy_and_the_boards_differ) {
  Script script = copied_as_a_queen();
  BOOST_TEST((script.state().promotion_asked_of(std::nullopt) == W));
  script.feed(PromotionAnswered{W, Kind::knight}).wait(500);
  BOOST_TEST(joined(script.log_of({"done", "named", "differs", "say table"})) ==
             "done w 1 a7b8q axb8=Q\nnamed w 1 a7b8n axb8=N\nsay table 1 a7b8n\ndiffers b 1 b8\n");
  BOOST_TEST(script.log_of({"say white piece"}).back() == "say white piece N");
  BOOST_TEST(!script.state().promotion_asked_of(std::nullopt));
  BOOST_TEST(script.state().agreed_plies(B) == 0U);  // so that the arbiter's screens tell what stands there
  script.wait(5000);
  BOOST_TEST(script.log_of({"named"}).size() == 1U);  // the copy outweighs no word
}

BOOST_AUTO_TEST_CASE(play_goes_on_beside_the_copy_that_differs_and_it_is_put_right) {
  Script script = copied_as_a_queen();
  script.feed(PromotionAnswered{W, Kind::knight}).wait(500);
  script.hands(B, "-h7 +h5p ").wait(500).press().wait(500);
  BOOST_TEST(joined(script.log_of({"done b", "irregular b"})) == "done b 2 h7h5 h5\n");
  script.hands(W, "-h7 +h5p ").wait(3000).hands(B, "-b8 +b8N ").wait(3000);
  BOOST_TEST(joined(script.log_of({"agrees"})) == "agrees b 2\n");
  script.hands(W, "-b8 +c6N ").wait(1000).press().wait(500);
  BOOST_TEST(script.log_of({"done"}).back() == "done w 3 b8c6 Nc6");
}

BOOST_AUTO_TEST_CASE(the_whole_move_names_it_over_the_copy_until_his_next_move) {
  Script script = copied_as_a_queen();
  script.wait(20'000);
  BOOST_TEST(!script.state().promotion_asked_of(std::nullopt));  // a digit is a command again
  script.feed(MoveCorrected{W, stated("axb8=N"), "axb8=N"});
  BOOST_TEST(joined(script.log_of({"named"})) == "named w 1 a7b8n axb8=N\n");
  Script later = copied_as_a_queen();
  later.hands(B, "-h7 +h5p ").wait(500).press().wait(500).hands(W, "-h7 +h5p ").wait(3000);
  later.hands(W, "-h2 +h3P ").wait(1000).press().wait(1000);
  later.feed(MoveCorrected{W, stated("axb8=N"), "axb8=N"});
  BOOST_TEST(joined(later.log_of({"named"})) == "");
}

BOOST_AUTO_TEST_CASE(the_jump_of_a_knight_outweighs_the_copy_and_blames_nobody) {
  Script script = copied_as_a_queen();
  script.hands(B, "-h7 +h5p ").wait(500).press().wait(500).hands(W, "-h7 +h5p ").wait(3000);
  script.hands(W, "-b8 +c6N ").wait(1000).press().wait(1000);
  BOOST_TEST(joined(script.log_of({"named", "done w 3"})) == "named w 1 a7b8n axb8=N\ndone w 3 b8c6 Nc6\n");
  BOOST_TEST(joined(script.log_of({"irregular w 3"})).find("pressed without a move") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(who_puts_his_copy_right_names_it_again_while_the_player_has_said_nothing) {
  Script script = copied_as_a_queen();
  script.hands(B, "-b8 +b8N ").wait(3000);
  BOOST_TEST(joined(script.log_of({"named"})) == "named w 1 a7b8n axb8=N\n");
  BOOST_TEST(script.log_of({"say white piece"}).back() == "say white piece N");
  BOOST_TEST(joined(script.log_of({"differs"})) == "");
}

BOOST_AUTO_TEST_CASE(where_the_game_stands_asks_for_no_piece_that_a_copy_shows) {
  Script script = copied_as_a_queen();
  script.request(W, Request::where);
  BOOST_TEST(script.log().back().find("which piece") == std::string::npos);
}

namespace {

/// Black has no board.
TableSetup black_types() {
  auto setup = pair_with_clock();
  setup.black_board = BoardKind::keyboard;
  return setup;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_reply_that_is_typed_before_the_piece_is_named_completes_the_promotion) {
  Script script = pressed(black_types());
  script.wait(900);
  BOOST_TEST_REQUIRE(script.state().may_type(B));
  BOOST_TEST((script.state().before_typed(B).turn() == B));
  script.feed(MoveEntered{B, stated("h5"), "h5"}).wait(300).press().wait(500);
  BOOST_TEST(joined(script.log_of({"done", "irregular"})) ==
             "irregular w 1 promotion not named\nirregular w 1 not announced\ndone w 1 a7b8q axb8=?\n"
             "done b 2 h7h5 h5\n");
  script.feed(PromotionAnswered{W, Kind::knight});
  BOOST_TEST(joined(script.log_of({"named"})) == "named w 1 a7b8n axb8=N\n");
}

BOOST_AUTO_TEST_CASE(the_piece_that_is_typed_there_is_the_movers_word) {
  Script script = pressed(black_types());
  script.wait(900).feed(MoveEntered{B, stated("axb8=N"), "axb8=N"}).wait(300);
  BOOST_TEST(joined(script.log_of({"done", "irregular"})) == "done w 1 a7b8n axb8=N\n");
}

BOOST_AUTO_TEST_CASE(a_text_that_is_neither_is_refused_and_the_piece_stays_open) {
  Script script = pressed(black_types());
  script.wait(900).feed(MoveEntered{B, stated("Qd4"), "Qd4"});
  BOOST_TEST(script.log().back().find("say black") == 0U, script.log().back());
  script.feed(PromotionAnswered{W, Kind::rook}).wait(300);
  BOOST_TEST(joined(script.log_of({"done", "irregular"})) == "done w 1 a7b8r axb8=R\n");
}

BOOST_AUTO_TEST_CASE(whoever_corrects_and_whose_move_it_is_an_open_piece_is_named) {
  auto setup = pair_with_clock();
  setup.black_board = BoardKind::occupancy;
  Script script = pressed(setup);
  script.wait(3000).feed(MoveCorrected{B, stated("axb8=B"), "axb8=B"});
  BOOST_TEST(joined(script.log_of({"named"})) == "named w 1 a7b8b axb8=B\n");
}

BOOST_AUTO_TEST_SUITE_END()
