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
  BOOST_TEST(joined(script.log_of({"done", "irregular", "named"})) ==
             "irregular w 1 promotion not named\nirregular w 1 not announced\ndone w 1 e7e8q e8=?\n");
  script.hands(B, "-e7 +e8R ").wait(1000);
  BOOST_TEST(joined(script.log_of({"named"})) == "named w 1 e7e8r e8=R\n");
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

BOOST_AUTO_TEST_CASE(another_answer_changes_no_move_that_was_made) {
  Script script = with_pawn_on_last_rank();
  script.wait(1500).feed(PromotionAnswered{W, Kind::knight}).feed(PromotionAnswered{W, Kind::queen});
  script.enter(W, "h7h8r").press().wait(500);
  BOOST_TEST(joined(script.log_of({"made", "put back", "done"})) ==
             "made w 1 h7h8n\nmade w 1 h7h8q\nmade w 1 h7h8r\ndone w 1 h7h8r h8=R\n");
}

BOOST_AUTO_TEST_CASE(the_piece_is_named_in_answer_to_the_question_and_can_be_changed_until_the_press) {
  Script script = with_pawn_on_last_rank();
  script.feed(PromotionAnswered{W, Kind::knight}).wait(500);
  BOOST_TEST(joined(script.log_of({"say"})) == "");  // not asked yet
  script.wait(1000).feed(PromotionAnswered{W, Kind::knight}).wait(500);
  BOOST_TEST(joined(script.log_of({"say"})) ==
             "say white which piece?\nsay table 1 h7h8n\nsay white piece N\n");
  BOOST_TEST((script.state().promotion_asked_of(std::nullopt) == W));
  script.feed(PromotionAnswered{W, Kind::rook}).wait(500).press().wait(500);
  BOOST_TEST(joined(script.log_of({"done", "irregular"})) == "done w 1 h7h8r h8=R\n");
  BOOST_TEST(!script.state().promotion_asked_of(std::nullopt));
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
  script.press().wait(2000);
  BOOST_TEST(questions() == 4U);
  script.feed(PromotionAnswered{W, Kind::bishop}).wait(60'000);
  BOOST_TEST(joined(script.log_of({"done"})) == "done w 1 h7h8b h8=B\n");
  BOOST_TEST(questions() == 5U);  // the last one says the piece
}

BOOST_AUTO_TEST_CASE(a_pawn_that_is_taken_back_from_the_last_rank_is_asked_for_no_more) {
  Script script = with_pawn_on_last_rank();
  script.wait(1500).hands(W, "-h8 +h7P ").wait(60'000);
  BOOST_TEST(joined(script.log_of({"say"})) == "say white which piece?\n");
  BOOST_TEST(!script.state().promotion_asked_of(std::nullopt));
}

namespace {

/// Completed, and nobody has named the piece.
Script with_unknown_piece() {
  Script script = with_pawn_on_last_rank(true);
  script.press().wait(1000);
  BOOST_TEST(joined(script.log_of({"done", "irregular"})) == "");
  script.wait(2000);
  return script;
}

}  // namespace

BOOST_AUTO_TEST_CASE(of_a_promotion_that_nobody_named_the_opponent_hears_the_move_and_no_piece) {
  Script script = with_unknown_piece();
  BOOST_TEST(joined(script.log_of({"done w", "irregular w"})) ==
             "irregular w 1 promotion not named\nirregular w 1 not announced\ndone w 1 h7h8q h8=?\n");
  auto const told = joined(script.log_of({"say black", "say table"}));
  BOOST_TEST(told.find("1 h7h8\n") != std::string::npos, told);
  BOOST_TEST(told.find("h7h8q") == std::string::npos, told);
  script.feed(Requested{W, Request::score, std::nullopt, 1});
  BOOST_TEST(script.log_of({"say white"}).back().find("=Q") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(he_is_asked_on_until_his_next_move_and_his_answer_names_it) {
  Script script = with_unknown_piece();
  auto const asked = script.log_of({"say white which"}).size();
  script.wait(15'000);
  BOOST_TEST(script.log_of({"say white which"}).size() == asked + 1);
  BOOST_TEST((script.state().promotion_asked_of(std::nullopt) == W));
  BOOST_TEST(!script.state().promotion_asked_of(B).has_value());  // at Black's own keyboard
  script.feed(PromotionAnswered{W, Kind::knight}).wait(500);
  BOOST_TEST(joined(script.log_of({"named", "say white piece", "say table"})) ==
             "named w 1 h7h8n h8=N\nsay table 1 h7h8n\nsay white piece N\n");
  BOOST_TEST(!script.state().promotion_asked_of(std::nullopt));
  auto const named = script.state().line().current().at(chess::Square::parse("h8").value());
  BOOST_TEST((named->kind == Kind::knight));
}

BOOST_AUTO_TEST_CASE(what_he_leaves_open_is_named_by_the_whole_move_at_any_later_time) {
  Script script = with_unknown_piece();
  script.feed(PromotionAnswered{W, std::nullopt, true}).wait(60'000);
  BOOST_TEST(script.log_of({"say white which"}).size() == 1U);
  script.hands(B, "-h7 +h8Q ").wait(3000).hands(B, "-e8 +e7k ").wait(500).lever(W).wait(1000);
  script.feed(MoveCorrected{W, stated("h8=R"), "h8=R"});
  BOOST_TEST(joined(script.log_of({"named"})) == "named w 1 h7h8r h8=R\n");
}

BOOST_AUTO_TEST_CASE(a_jump_that_only_a_knight_makes_names_it_and_blames_nobody) {
  Script script = with_unknown_piece();
  script.hands(B, "-h7 +h8Q ").wait(3000).hands(B, "-e8 +e7k ").wait(500).lever(W).wait(1000);
  script.hands(W, "-e8 +e7k ").wait(3000);
  script.hands(W, "-h8 +f7N ").wait(1000).lever(B).wait(1500);
  BOOST_TEST(joined(script.log_of({"named", "done w 3"})) == "named w 1 h7h8n h8=N\ndone w 3 h8f7 Nf7\n");
  BOOST_TEST(joined(script.log_of({"irregular w 3"})).find("pressed") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_move_of_an_unknown_piece_is_told_by_its_squares_alone) {
  Script script = with_unknown_piece();
  script.hands(B, "-h7 +h8Q ").wait(3000).hands(B, "-e8 +e7k ").wait(500).lever(W).wait(1000);
  script.hands(W, "-e8 +e7k ").wait(3000);
  script.hands(W, "-h8 +h2N ").wait(1000).lever(B).wait(1500);
  BOOST_TEST(joined(script.log_of({"named"})) == "");
  BOOST_TEST(joined(script.log_of({"done w 3"})) == "done w 3 h8h2 h8h2\n");
}

BOOST_AUTO_TEST_CASE(of_two_pieces_that_nobody_named_each_is_found_out_by_what_it_does) {
  TableSetup setup = from("4k3/P6P/8/8/8/8/8/4K3 w - - 0 1");
  setup.white_board = setup.black_board = BoardKind::occupancy;
  Script script{setup};
  auto const ply = [&](Color by, std::string const& steps) {
    script.hands(by, steps).wait(1500).lever(opposite(by)).wait(4000).hands(opposite(by), steps).wait(3000);
  };
  ply(W, "-h7 +h8N ");
  ply(B, "-e8 +e7k ");
  ply(W, "-a7 +a8Q ");
  ply(B, "-e7 +d6k ");
  BOOST_TEST(joined(script.log_of({"done w"})) == "done w 1 h7h8q h8=?\ndone w 3 a7a8q a8=?\n");
  ply(W, "-h8 +f7N ");
  BOOST_TEST(joined(script.log_of({"named", "done w 5"})) == "named w 1 h7h8n h8=N\ndone w 5 h8f7 Nf7\n");
  script.feed(MoveCorrected{W, stated("a8=R"), "a8=R"});
  BOOST_TEST(joined(script.log_of({"named w 3"})) == "named w 3 a7a8r a8=R\n");
}

namespace {

/// Black's answer, on both boards.
Script& answered(Script& script) {
  script.hands(B, "-h7 +h8Q ").wait(3000).hands(B, "-e8 +e7k ").wait(500).lever(W).wait(1000);
  return script.hands(W, "-e8 +e7k ").wait(3000);
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_piece_that_is_named_while_the_move_is_his_last_one_is_still_told) {
  Script script = with_unknown_piece();
  answered(script).feed(PromotionAnswered{W, Kind::knight});
  BOOST_TEST(joined(script.log_of({"say table"})) == "say table 1 h7h8n\n");
}

BOOST_AUTO_TEST_CASE(behind_his_next_move_he_is_asked_no_more_and_what_he_names_is_told_to_nobody_else) {
  Script script = with_unknown_piece();
  answered(script).hands(W, "-e1 +e2K ").wait(1000).lever(B).wait(1000);
  auto const asked = script.log_of({"say white which"}).size();
  script.wait(60'000);
  BOOST_TEST(script.log_of({"say white which"}).size() == asked);
  BOOST_TEST(!script.state().promotion_asked_of(std::nullopt));
  script.feed(MoveCorrected{W, stated("h8=R"), "h8=R"});
  BOOST_TEST(joined(script.log_of({"named"})) == "named w 1 h7h8r h8=R\n");
  BOOST_TEST(joined(script.log_of({"say table", "say black 1"})).find("h7h8r") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(an_unknown_piece_that_was_captured_is_not_named_by_how_its_captor_moves) {
  auto setup = pair_with_clock();
  setup.black_board = BoardKind::occupancy;
  Script script{from("4k1q1/7P/8/8/8/8/8/3K4 w - - 0 1", setup)};
  script.wait(1000).hands(W, "-h7 +h8P ").wait(1000).press().wait(3000);
  auto const both = [&](Color mover, char const* steps) {
    script.hands(mover, steps).wait(1000).lever(opposite(mover)).wait(500);
    script.hands(opposite(mover), steps).wait(3000);
  };
  script.hands(B, "-h7 +h8Q ").wait(3000);
  both(B, "-h8 -g8 +h8q ");
  both(W, "-d1 +d2K ");
  both(B, "-h8 +h4q ");  // straight
  both(W, "-d2 +d1K ");
  both(B, "-h4 +f6q ");  // and slanting
  BOOST_TEST(joined(script.log_of({"done"})).ends_with("done b 6 h4f6 Qf6\n"));
  BOOST_TEST(joined(script.log_of({"named"})) == "");
}

BOOST_AUTO_TEST_CASE(a_board_that_knows_its_pieces_names_it_once_the_hand_rests) {
  Script script{from(last_rank)};
  script.hands(W, "-e7 +e8R ").wait(1000).press().wait(5000);
  // He takes the wrong piece first.
  script.hands(B, "-e7 +e8Q ").wait(100).lift(B, "e8").place(B, "e8", 'N').wait(1000);
  BOOST_TEST(joined(script.log_of({"named"})) == "named w 1 e7e8n e8=N\n");
}

BOOST_AUTO_TEST_CASE(the_same_words_for_a_second_pawn_are_of_the_move_that_stands_on_the_board) {
  auto setup = pair_with_clock();
  setup.black_board = BoardKind::occupancy;
  Script script{from("4k3/7P/7P/8/8/8/8/4K3 w - - 0 1", setup)};
  auto const both = [&](Color mover, char const* steps) {
    script.hands(mover, steps).wait(3000).lever(opposite(mover)).wait(3000);
    script.hands(opposite(mover), steps).wait(3000);
  };
  both(W, "-h7 +h8P ");
  both(B, "-e8 +e7k ");
  both(W, "-h8 +a8P ");  // nobody has said what it is
  both(B, "-e7 +e6k ");
  both(W, "-h6 +h7P ");
  both(B, "-e6 +e7k ");
  script.hands(W, "-h7 +h8P ").wait(3000).enter(W, "h8=R").wait(500).lever(B).wait(1000);
  BOOST_TEST(joined(script.log_of({"named"})) == "");
  BOOST_TEST(script.log_of({"done"}).back() == "done w 7 h7h8r h8=R");
}

BOOST_AUTO_TEST_CASE(going_back_to_just_behind_it_leaves_its_piece_as_open_as_it_was) {
  Script script = with_unknown_piece();
  answered(script).feed(RestoreProposed{W, 1}).feed(RestoreAgreed{W}).feed(RestoreAgreed{B});
  BOOST_TEST(script.state().line().plies() == 1U);
  script.feed(PromotionAnswered{W, Kind::bishop});
  BOOST_TEST(joined(script.log_of({"named"})) == "named w 1 h7h8b h8=B\n");
}

BOOST_AUTO_TEST_CASE(one_that_is_replaced_with_its_piece_is_asked_for_no_more) {
  Script script = with_unknown_piece();
  answered(script).feed(ReplaceProposed{W, 1, stated("h8=R"), "h8=R"});
  script.feed(RestoreAgreed{W}).feed(RestoreAgreed{B});
  BOOST_TEST(script.log_of({"done w"}).back() == "done w 1 h7h8r h8=R");
  auto const asked = script.log_of({"say white which"}).size();
  script.wait(60'000).feed(PromotionAnswered{W, Kind::knight});
  BOOST_TEST(script.log_of({"say white which"}).size() == asked);
  BOOST_TEST(!script.state().promotion_asked_of(std::nullopt));
  BOOST_TEST(joined(script.log_of({"named"})) == "");
}

BOOST_AUTO_TEST_CASE(who_answers_or_presses_at_once_has_taken_the_move_and_its_piece_is_open) {
  Script answered_at_once = with_pawn_on_last_rank(true);
  answered_at_once.press().hands(B, "-h7 +h8Q -e8 +e7k ").wait(400);
  BOOST_TEST(joined(answered_at_once.log_of({"done"})) == "done w 1 h7h8q h8=?\n");
  Script pressed_at_once = with_pawn_on_last_rank(true);
  pressed_at_once.press().wait(500).lever(W).wait(300);
  BOOST_TEST(joined(pressed_at_once.log_of({"done"})) == "done w 1 h7h8q h8=?\n");
}

BOOST_AUTO_TEST_CASE(where_a_person_announces_tactus_tells_a_named_piece_to_nobody_who_sees) {
  auto setup = pair_with_clock();
  setup.black_board = BoardKind::occupancy;
  setup.announcer = Announcer::person;
  Script script{from("4k3/7P/8/8/8/8/8/4K3 w - - 0 1", setup)};
  script.wait(1000).hands(W, "-h7 +h8P ").wait(1000).press().wait(3000);
  script.feed(PromotionAnswered{W, Kind::knight}).wait(500);
  BOOST_TEST(joined(script.log_of({"named"})) == "named w 1 h7h8n h8=N\n");
  BOOST_TEST(joined(script.log_of({"say table", "say black"})) == "");
}

BOOST_AUTO_TEST_SUITE_END()
