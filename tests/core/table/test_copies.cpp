// SPDX-License-Identifier: GPL-3.0-or-later
// The opponent's board: a move is copied onto it, or it differs, and who hears of that.
#include "tests/core/table/tables.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::table;

BOOST_AUTO_TEST_SUITE(copies)

BOOST_AUTO_TEST_CASE(a_move_on_a_board_that_differs_is_a_move_beside_the_difference) {
  for (bool const knows_pieces : {false, true}) {
    TableSetup setup = pair_with_clock();
    setup.white_board = setup.black_board = knows_pieces ? BoardKind::pieces : BoardKind::occupancy;
    setup.announcer = Announcer::person;
    Script script{setup};
    auto const ply = [&](Color by, std::string_view uci, std::string_view copied) {
      script.play(by, uci).press().wait(1500).hands(opposite(by), copied).wait(3000);
    };
    ply(W, "e2e4", "-e2 +e4P");
    ply(B, "e7e5", "-e7 +e5p");
    ply(W, "g1f3", "-g1 +f3N");
    ply(B, "b8c6", "-b8 +c6n");
    ply(W, "f1b5", "-f1 +c4B");
    BOOST_TEST(script.state().is_known_to_differ(B));
    ply(B, "a7a6", "-a7 +a6p");
    BOOST_TEST(joined(script.log_of({"done b 6", "irregular"})) == "done b 6 a7a6 a6\n");
    ply(W, "e1g1", "-e1 +g1K -h1 +f1R");
    ply(B, "g8f6", "-g8 +f6n");
    BOOST_TEST(joined(script.log_of({"done b 8", "irregular"})) == "done b 8 g8f6 Nf6\n");
    BOOST_TEST(script.state().is_known_to_differ(B));
    // What he does with the piece that stands wrong, nobody can read beside the difference.
    ply(W, "b5a4", "-c4 +a4B");
    ply(B, "a6a5", "");
    BOOST_TEST(script.state().line().plies() == 10U);
  }
}

BOOST_AUTO_TEST_CASE(a_copy_is_not_a_touch_and_a_wrong_copy_is_told_to_nobody) {
  Script script{pair_with_clock()};
  script.play(W, "e2e4").request(W, Request::announce).press();
  script.hands(B, "-e2 +d4P").wait(1500);
  BOOST_TEST(joined(script.log_of({"differs"})) == "");
  script.wait(1000);
  BOOST_TEST(joined(script.log_of({"touched b", "copied", "differs", "agrees", "say"})) ==
             "say table 1 e2e4\ndiffers b 1 d4 e4\n");
  script.wait(10'000).hands(B, "-d4 +e4P").wait(1000).play(B, "e7e5").press();
  BOOST_TEST(joined(script.log_of({"touched b", "copied", "differs", "agrees", "done b"})) ==
             "differs b 1 d4 e4\ncopied b 1\nagrees b 1\ntouched b e7p\ndone b 2 e7e5 e5\n");
}

BOOST_AUTO_TEST_CASE(a_man_of_the_copy_that_arrives_on_a_dead_sensor_makes_no_difference) {
  TableSetup setup = pair_with_clock();
  setup.white_board = setup.black_board = BoardKind::occupancy;
  setup.announcer = Announcer::person;
  Script script{setup};
  script.play(W, "e2e4").press().wait(1500).hands(B, "-e2").wait(3000);  // e4 is dead on Black's board
  script.hands(B, "-g8 +f6n").wait(1500).press().wait(3000);
  BOOST_TEST(joined(script.log_of({"differs", "irregular"})) == "");
  BOOST_TEST(joined(script.log_of({"say black bad"})) != "");
  BOOST_TEST(joined(script.log_of({"done b"})) == "done b 2 g8f6 Nf6\n");
}

// Neither the copy nor the move is seen to arrive on d5; in his hand, and for the arbiter, it is one move.
BOOST_AUTO_TEST_CASE(who_captures_on_the_dead_sensor_that_did_not_take_the_copy_is_not_blamed) {
  Script script{pair_with_clock()};
  script.play(W, "e2e4").request(W, Request::announce).press().hands(B, "-e2 +e4P").wait(2500);
  script.play(B, "d7d5").press().hands(W, "-d7").wait(500).lift(W, "e4").wait(2500);
  script.request(W, Request::announce).press().wait(9000);
  BOOST_TEST(joined(script.log_of({"irregular", "differs"})) == "irregular w 3 arrival not seen\n");
  BOOST_TEST(script.log_of({"done"}).back() == "done w 3 e4d5 exd5");
}

// The pawn stands on c6, and its sensor says nothing.
BOOST_AUTO_TEST_CASE(a_man_of_the_copy_that_nobody_saw_arrive_was_not_touched) {
  Script script{from("4k3/2p5/8/8/Q7/8/8/4K3 b - - 0 1")};
  script.play(B, "c7c6").press().hands(W, "-c7").wait(2500).play(W, "a4d4");
  script.request(W, Request::announce).press().wait(1500);
  BOOST_TEST(joined(script.log_of({"touched w", "done w", "differs", "irregular"})) ==
             "touched w a4Q\ndone w 2 a4d4 Qd4\n");
}

// White's h6 is dead: his bishop stands there, as the copy told, and the pawn that captures it is not copied
// yet.
BOOST_AUTO_TEST_CASE(a_board_with_a_move_that_nobody_saw_arrive_waits_for_the_copy_as_any_other) {
  TableSetup setup = pair_with_clock();
  setup.announcer = Announcer::person;
  Script script{from("4k3/6pp/8/8/8/8/8/2B1K3 b - - 0 1", setup)};
  script.play(B, "h7h6").press().hands(W, "-h7").wait(2500);
  script.hands(W, "-c1").wait(1500).press().wait(1500).hands(B, "-h6 -c1 +h6B").wait(2500);
  script.play(B, "g7h6").press().wait(10'000);
  BOOST_TEST(joined(script.log_of({"done", "differs", "irregular"})) ==
             "done b 1 h7h6 h6\ndone w 2 c1h6 Bxh6\ndone b 3 g7h6 gxh6\n");
}

BOOST_AUTO_TEST_CASE(a_copied_piece_that_is_set_straight_once_more_is_not_touched) {
  for (auto const kind : {BoardKind::occupancy, BoardKind::pieces}) {
    TableSetup setup = pair_with_clock();
    setup.black_board = kind;
    Script script{setup};
    script.play(W, "e2e4").request(W, Request::announce).press().hands(B, "-e2 +e4P").wait(2500);
    script.hands(B, "-e4 +e4P").wait(1500).play(B, "g8f6").press().wait(500);
    BOOST_TEST(joined(script.log_of({"touched b", "done b"})) == "touched b g8n\ndone b 2 g8f6 Nf6\n");
  }
}

BOOST_AUTO_TEST_CASE(between_the_two_pieces_of_a_captures_copy_a_player_may_feel_as_long_as_he_likes) {
  Script script{from("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1")};
  script.play(W, "e4d5").request(W, Request::announce).press().lift(B, "d5").wait(10'000);
  BOOST_TEST(joined(script.log_of({"differs"})) == "");
  script.hands(B, "-e4 +d5P").wait(1000);
  BOOST_TEST(joined(script.log_of({"differs", "copied"})) == "copied b 1\n");
  Script occupancy{from("4k3/8/8/3p4/4P3/8/8/4K3 b - - 0 1")};
  occupancy.play(B, "d5e4").press().lift(W, "e4").wait(10'000);
  BOOST_TEST(joined(occupancy.log_of({"differs"})) == "");
  occupancy.hands(W, "-d5 +e4p").wait(1000);
  BOOST_TEST(joined(occupancy.log_of({"differs", "copied"})) == "copied w 1\n");
}

BOOST_AUTO_TEST_CASE(a_half_copied_capture_differs_when_the_player_lifts_for_his_own_move) {
  Script script{from("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1")};
  script.play(W, "e4d5").request(W, Request::announce).press().lift(B, "d5").wait(10'000);
  script.lift(B, "e8").wait(400);
  BOOST_TEST(joined(script.log_of({"differs"})) == "differs b 1 e4 d5 e8\n");
}

BOOST_AUTO_TEST_CASE(an_untouched_board_differs_only_when_its_player_lifts_for_his_own_move) {
  Script script{pair_with_clock()};
  script.play(W, "e2e4").request(W, Request::announce).press().wait(60'000);
  BOOST_TEST(joined(script.log_of({"differs"})) == "");
  script.hands(B, "-e7 ").wait(400);
  BOOST_TEST(joined(script.log_of({"touched b", "differs"})) == "differs b 1 e2 e4 e7\n");
}

BOOST_AUTO_TEST_CASE(a_board_disturbed_while_the_other_thinks_differs_and_agrees_again) {
  Script script{pair_with_clock()};
  script.play(W, "e2e4").request(W, Request::announce).press().hands(B, "-e2 +e4P").wait(1000);
  script.hands(W, "-g8 +g6n").wait(5000).hands(W, "-g6 +g8n").wait(1000);
  BOOST_TEST(joined(script.log_of({"differs", "agrees"})) == "differs w 1 g6 g8\nagrees w 1\n");
}

BOOST_AUTO_TEST_CASE(copying_an_announced_move_before_the_press_is_right) {
  Script script{pair_with_clock()};
  script.play(W, "e2e4").request(W, Request::announce).hands(B, "-e2 +e4P").wait(5000).press();
  BOOST_TEST(joined(script.log_of({"differs", "copied", "done"})) == "done w 1 e2e4 e4\ncopied b 1\n");
  script.play(B, "e7e5").press();
  BOOST_TEST(joined(script.log_of({"touched b", "done b"})) == "touched b e7p\ndone b 2 e7e5 e5\n");
}

/// Black has replied before the press, on his board or by word of mouth.
BOOST_AUTO_TEST_CASE(a_reply_that_is_copied_before_the_press_is_no_touch) {
  for (auto const kind : {BoardKind::pieces, BoardKind::occupancy, BoardKind::keyboard}) {
    TableSetup setup = pair_with_clock();
    setup.black_board = kind;
    Script script{setup};
    script.play(W, "e2e4");
    if (kind != BoardKind::keyboard) script.hands(B, "-e2 +e4P -e7 +e5p").wait(500);
    script.hands(W, "-e7 +e5p").wait(1500).press().wait(1500);
    BOOST_TEST(joined(script.log_of({"touched w"})) == "touched w e2P\n");
    BOOST_TEST(script.state().line().plies() > 0U);
  }
}

/// By quick hands, his own move has not been seen at rest.
BOOST_AUTO_TEST_CASE(what_the_opponent_has_moved_on_his_board_is_copied_and_not_touched) {
  Script script{pair_with_clock()};
  script.hands(B, "-e2 +e4P -e7 +e5p").wait(1000);
  for (char const* const step : {"e2", "e7"}) script.lift(W, step).wait(180);
  script.place(W, "e5", 'p').wait(180).place(W, "e4", 'P').wait(2000);
  BOOST_TEST(joined(script.log_of({"touched w"})) == "touched w e2P\n");
}

BOOST_AUTO_TEST_CASE(what_is_felt_behind_the_own_move_is_no_touch_and_what_replaces_it_is) {
  Script script{pair_with_clock()};
  script.play(W, "g1f3").hands(W, "-d1 +d1Q").wait(1000).press().wait(1500);
  BOOST_TEST(joined(script.log_of({"touched w"})) == "touched w g1N\n");
  Script other{pair_with_clock()};
  other.play(W, "g1f3").hands(W, "-f3 +g1N -d2 +d4P").wait(1000).press().wait(1500);
  BOOST_TEST(joined(other.log_of({"touched w", "done"})) ==
             "touched w g1N\ntouched w d2P\ndone w 1 d2d4 d4\n");
}

BOOST_AUTO_TEST_CASE(pieces_put_up_before_the_game_are_neither_touched_nor_different) {
  Script script{pair_with_clock()};
  script.hands(W, "-a2 -b2 -c2 -d2 ").wait(10'000);
  BOOST_TEST(joined(script.log_of({"differs"})) == "");
}

BOOST_AUTO_TEST_SUITE_END()
