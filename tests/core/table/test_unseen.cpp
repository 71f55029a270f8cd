// SPDX-License-Identifier: GPL-3.0-or-later
// Nobody is accused of what nobody saw: pieces that fell, presses of a stretch without the program, a key
// that was not understood, a board that stands further than the game.
#include "tests/core/table/tables.hpp"

#include <boost/test/unit_test.hpp>

namespace tactus::table {

BOOST_AUTO_TEST_SUITE(unseen)

namespace {

TableSetup of_two_sighted() {
  TableSetup setup = pair_with_clock();
  setup.white.is_blind = setup.black.is_blind = false;
  setup.white_board = setup.black_board = BoardKind::pieces;
  return setup;
}

std::string told(Script const& script) {
  return joined(script.log_of({"irregular", "differs", "done", "explained"}));
}

}  // namespace

BOOST_AUTO_TEST_CASE(pieces_that_fall_on_a_sighted_players_board_are_told_as_such) {
  Script script{of_two_sighted()};
  for (char const* square : {"b1", "h2", "d8", "g7"}) script.lift(W, square);
  script.wait(3000);
  script.hands(W, "+b1N +h2P +d8q +g7p").wait(2000);
  script.play(W, "e2e4").press().wait(1000);
  BOOST_TEST(told(script) == "explained 10 w b1 h2 g7 d8\ndone w 1 e2e4 e4\n");
}

BOOST_AUTO_TEST_CASE(a_press_of_a_stretch_without_the_program_accuses_nobody) {
  Script script{of_two_sighted()};
  script.play(W, "e2e4").press().hands(B, "-e2 +e4P").wait(1000);
  script.play(B, "e7e5").press().hands(W, "-e7 +e5p").wait(2000).sleep();
  carry_unseen(script, "g1", "f3");
  carry_unseen(script, "b8", "c6");
  carry_unseen(script, "f1", "c4");
  script.wake(Resumed{}).show_clock(B, true).wait(400);
  BOOST_TEST(joined(script.log_of({"irregular"})) == "");
}

// Black's g3 is dead: what he played beside it, the copy tells.
BOOST_AUTO_TEST_CASE(who_presses_after_a_restart_beside_a_dead_sensor_is_not_blamed) {
  TableSetup setup = of_two_sighted();
  setup.black_board = BoardKind::occupancy;
  setup.announcer = Announcer::person;
  Script script{setup};
  carry_unseen(script, "g2", "g3");
  script.standing(B).clear(*chess::Square::parse("g3"));
  script.feed(Resumed{}).report_all(W).report_all(B).show_clock(B, true).wait(3000);
  script.hands(B, "-d7 +d5p").wait(1500).lever(W).wait(1500);
  BOOST_TEST(told(script) == "done w 1 g2g3 g3 found\n");
  script.hands(W, "-d7 +d5p").wait(3000);
  BOOST_TEST(told(script) == "done w 1 g2g3 g3 found\ndone b 2 d7d5 d5\n");
}

BOOST_AUTO_TEST_CASE(who_asked_for_his_move_and_was_not_understood_has_not_kept_silent) {
  TableSetup setup = pair_with_clock();
  setup.announcer = Announcer::tactus;
  Script script{setup};
  script.wait(1000).mute(W, true).feed(DeviceWasLost{Device::white_board, "unplugged"});
  script.play(W, "e2e4").request(W, Request::announce).wait(500);
  script.feed(DeviceWasFound{Device::white_board}).mute(W, false).report_all(W).report_all(W).wait(300);
  script.press().wait(1000);
  BOOST_TEST(told(script) == "done w 1 e2e4 e4 found\n");
}

BOOST_AUTO_TEST_CASE(two_plies_put_back_while_the_clock_stands_are_no_two_more) {
  Script script{of_two_sighted()};
  script.play(W, "b1c3").press().hands(B, "-b1 +c3N").wait(1000);
  script.play(B, "b8c6").press().hands(W, "-b8 +c6n").wait(2000);
  script.show_clock(W, false).wait(500);
  for (Color const board : {W, B}) script.hands(board, "-c3 +b1N -c6 +b8n");
  script.wait(3000).show_clock(W, true).wait(3000);
  BOOST_TEST(joined(script.log_of({"done"})) == "done w 1 b1c3 Nc3\ndone b 2 b8c6 Nc6\n");
}

namespace {

/// After 1. Nc3 Nc6 2. Nf3 these steps put both boards back while the clock stands; then it runs for this
/// player.
Script set_back(char const* steps, Color to_move) {
  Script script{of_two_sighted()};
  script.play(W, "b1c3").press().hands(B, "-b1 +c3N").wait(1000);
  script.play(B, "b8c6").press().hands(W, "-b8 +c6n").wait(2000);
  script.play(W, "g1f3").press().hands(B, "-g1 +f3N").wait(2000);
  script.show_clock(B, false).wait(500);
  for (Color const board : {W, B}) script.hands(board, steps).wait(4000);
  script.wait(4000).show_clock(to_move, true).wait(4000);
  return script;
}

}  // namespace

BOOST_AUTO_TEST_CASE(
    boards_that_are_set_back_while_the_clock_stands_are_told_as_such_and_differ_from_nothing) {
  Script script = set_back("-f3 +g1N -c6 +b8n", B);
  std::string const once = "explained 11\n";
  BOOST_TEST(joined(script.log_of({"explained", "differs"})) == once);
  for (Color const board : {W, B}) script.hands(board, "-e7 +e5p");
  script.wait(6000);
  BOOST_TEST(joined(script.log_of({"explained", "differs"})) == once + once);
  BOOST_TEST(script.state().line().plies() == 3U);
}

// White is to move there, and the record still has him as the one who has just moved.
BOOST_AUTO_TEST_CASE(who_moves_on_boards_that_were_set_back_and_offers_a_draw_is_not_accused) {
  Script script = set_back("-f3 +g1N", W);
  script.hands(W, "-e2 +e4P").feed(DrawOffered{W});
  BOOST_TEST(script.log_of({"say"}).back() == "say table draw offer w");
  BOOST_TEST(joined(script.log_of({"irregular"})) == "");
}

/// 6.11.2: the arbiter stands there, and the pieces are taken.
BOOST_AUTO_TEST_CASE(pieces_that_leave_their_squares_while_the_clock_stands_have_not_fallen) {
  Script script{of_two_sighted()};
  script.play(W, "b1c3").press().hands(B, "-b1 +c3N").wait(2000);
  script.show_clock(B, false).wait(500);
  for (char const* square : {"c1", "h2", "d8", "g7"}) script.lift(W, square);
  script.wait(20'000).show_clock(B, true).wait(2000);
  BOOST_TEST(joined(script.log_of({"explained"})) == "");
}

BOOST_AUTO_TEST_CASE(an_offer_beside_a_move_that_may_still_go_on_is_timely) {
  Script script{of_two_sighted()};
  script.hands(W, "-e2 +e3P").feed(DrawOffered{W});
  BOOST_TEST(joined(script.log_of({"irregular"})) == "");
}

BOOST_AUTO_TEST_CASE(an_offer_before_a_piece_is_lifted_is_not) {
  Script script{of_two_sighted()};
  script.wait(1000).feed(DrawOffered{W});
  BOOST_TEST(joined(script.log_of({"irregular"})) == "irregular w 1 untimely offer\n");
}

BOOST_AUTO_TEST_CASE(a_recapture_typed_after_a_cable_was_out_is_his_own_move) {
  TableSetup setup = of_two_sighted();
  setup.black_board = BoardKind::keyboard;
  Script script{from("4k3/8/4p3/3p4/4P3/8/8/4K3 w - - 0 1", setup)};
  script.wait(1000).feed(DeviceWasLost{Device::white_board, "unplugged"});
  script.feed(DeviceWasFound{Device::white_board}).report_all(W).report_all(W).wait(1000);
  script.hands(W, "-d5 -e4 +d5P ").wait(1000).press().wait(500);
  script.feed(MoveEntered{B, stated("exd5"), "exd5"}).press().wait(500);
  BOOST_TEST(joined(script.log_of({"done"})) == "done w 1 e4d5 exd5\ndone b 2 e6d5 exd5\n");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus::table
