// SPDX-License-Identifier: GPL-3.0-or-later
// A clock that is read and stands: not started yet, or stopped. Nothing that boards show is completed then
// but what was pressed while it ran (6.2.1).
#include "tests/core/table/tables.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::table;

BOOST_AUTO_TEST_SUITE(standing_clock)

namespace {

TableSetup two_boards() {
  TableSetup setup = pair_with_clock();
  setup.white_board = BoardKind::pieces;
  setup.announcer = Announcer::person;
  return setup;
}
Script before_the_start() {
  Script script{two_boards(), tournament_profile, false};
  script.show_clock({}, false);
  return script;
}

/// Both boards go on by 1. e4 e5 from the start position.
Script& e4_e5_on_both(Script& script) {
  script.hands(W, "-e2 +e4P").hands(B, "-e2 +e4P").wait(1500);
  return script.hands(B, "-e7 +e5p").hands(W, "-e7 +e5p").wait(5000);
}
Script& back_to_the_start(Script& script) {
  script.hands(W, "-e5 +e7p -e4 +e2P").hands(B, "-e5 +e7p -e4 +e2P");
  return script.wait(5000);
}
std::string said_of(Script const& script) { return joined(script.log_of({"done", "irregular"})); }

std::string const told_once = "irregular w 1 clock stands\n";

}  // namespace

BOOST_AUTO_TEST_CASE(pieces_of_the_last_game_are_no_moves_and_the_arbiter_is_told_once) {
  Script script = before_the_start();
  e4_e5_on_both(script);
  BOOST_TEST(said_of(script) == told_once);
  back_to_the_start(script).show_clock(W, true).wait(1000).play(W, "d2d4").press().wait(1000);
  BOOST_TEST(said_of(script) == told_once + "done w 1 d2d4 d4\n");
}

BOOST_AUTO_TEST_CASE(what_is_lifted_while_the_arbiter_has_stopped_the_clock_is_not_touched) {
  Script script{two_boards()};
  open_with_e4(script).wait(3000).show_clock(B, false).wait(500);
  script.hands(B, "-b8 +b8n").wait(2000).show_clock(B, true).wait(500).play(B, "e7e5").press().wait(1000);
  BOOST_TEST(joined(script.log_of({"touched b", "done b"})) == "touched b e7p\ndone b 2 e7e5 e5\n");
}

BOOST_AUTO_TEST_CASE(the_press_that_first_starts_the_clock_is_whites) {
  Script script = before_the_start();
  script.play(W, "e2e4");
  BOOST_TEST(said_of(script) == "");
  script.show_clock(B, true).wait(1000);
  BOOST_TEST(said_of(script) == "done w 1 e2e4 e4\n");
}

BOOST_AUTO_TEST_CASE(a_clock_that_is_first_read_with_blacks_time_running_was_started_by_white) {
  Script script{two_boards(), tournament_profile, false};
  script.play(W, "e2e4").show_clock(B, true).wait(1000);
  BOOST_TEST(said_of(script) == "done w 1 e2e4 e4\n");
}

/// Nobody had pressed: the clock is started when each has made his first move.
BOOST_AUTO_TEST_CASE(a_clock_that_is_started_behind_the_first_reply_counts_both_moves) {
  Script script = before_the_start();
  e4_e5_on_both(script).show_clock(W, true).wait(2000);
  BOOST_TEST(said_of(script) == told_once + "done w 1 e2e4 e4\ndone b 2 e7e5 e5\n");
  script.play(W, "g1f3").press().wait(1000);
  BOOST_TEST(said_of(script) == told_once + "done w 1 e2e4 e4\ndone b 2 e7e5 e5\ndone w 3 g1f3 Nf3\n");
}

/// Who can type them hears it.
BOOST_AUTO_TEST_CASE(moves_that_were_made_while_the_clock_stood_are_missing_when_it_runs_again) {
  Script script{two_boards()};
  open_with_e4(script).hands(B, "-e2 +e4P").wait(3000);
  script.hands(B, "-e7 +e5p").press().wait(1000).hands(W, "-e7 +e5p").wait(3000).show_clock(W, false);
  script.hands(W, "-g1 +f3N").hands(B, "-g1 +f3N").wait(3000);
  script.hands(B, "-b8 +c6n").hands(W, "-b8 +c6n").wait(5000).show_clock(W, true).wait(3000);
  BOOST_TEST(script.state().line().plies() == 2U);
  BOOST_TEST(script.log_of({"say white missing"}).size() == 1U);
  script.enter(W, "g1f3").wait(1000).enter(B, "b8c6").wait(1000);
  script.play(W, "f1c4").press().wait(1000);
  BOOST_TEST(script.state().line().plies() == 5U);
}

BOOST_AUTO_TEST_CASE(an_analysis_after_a_stop_is_no_game) {
  Script script{two_boards()};
  script.show_clock(W, false).wait(1000);
  e4_e5_on_both(script).feed(ResultEntered{GameResult::draw});
  BOOST_TEST(said_of(script) == told_once);
  BOOST_TEST(script.state().line().plies() == 0U);
}

BOOST_AUTO_TEST_CASE(after_a_restart_it_is_told_of_the_next_stop) {
  Script script{two_boards()};
  script.show_clock(W, false).wait(1000);
  back_to_the_start(e4_e5_on_both(script)).show_clock(W, true).wait(1000).show_clock(W, false);
  e4_e5_on_both(script);
  BOOST_TEST(said_of(script) == told_once + told_once);
}

BOOST_AUTO_TEST_CASE(what_was_pressed_while_it_ran_counts_though_the_board_settles_later) {
  Script script{two_boards()};
  script.hands(W, "-e2 +e4P").press().show_clock(B, false).wait(2000);
  BOOST_TEST(said_of(script) == "done w 1 e2e4 e4\n");
}

BOOST_AUTO_TEST_CASE(the_lever_of_a_standing_clock_is_no_press_until_it_runs) {
  Script script{two_boards()};
  script.show_clock(W, false).play(W, "e2e4").show_clock(B, false).wait(2000);
  BOOST_TEST(said_of(script) == "");
  script.show_clock(B, true).wait(1000);
  BOOST_TEST(said_of(script) == "done w 1 e2e4 e4\n");
}

BOOST_AUTO_TEST_CASE(a_clock_that_was_stopped_and_then_lost_still_stands) {
  Script script{two_boards()};
  script.show_clock(W, false).feed(DeviceWasLost{Device::clock, ""});
  e4_e5_on_both(script);
  BOOST_TEST(said_of(script) == told_once);
}

BOOST_AUTO_TEST_CASE(whether_it_was_started_outlasts_a_restart_of_the_program) {
  Script stopped{two_boards()};
  stopped.show_clock(W, false).wait(1000).feed(Resumed{}).show_clock(W, false).wait(1000);
  e4_e5_on_both(stopped);
  BOOST_TEST(said_of(stopped) == told_once);
  Script running{two_boards()};
  running.feed(Resumed{}).show_clock(W, true).wait(1000);
  e4_e5_on_both(running);
  BOOST_TEST(joined(running.log_of({"done"})).starts_with("done w 1 e2e4 e4\n"));
}

BOOST_AUTO_TEST_CASE(a_clock_whose_times_fall_while_it_says_that_it_stands_is_not_read) {
  Script script = before_the_start();
  script.wait(1000)
      .show_clock({}, false, Millis{4'999'000})
      .wait(1000)
      .show_clock({}, false, Millis{4'998'000});
  e4_e5_on_both(script);
  BOOST_TEST(said_of(script) == "done w 1 e2e4 e4\n");
}

BOOST_AUTO_TEST_CASE(a_clock_that_is_set_by_hand_while_it_stands_is_read) {
  Script script = before_the_start();
  for (int minutes : {90, 80, 70, 60}) script.wait(1000).show_clock({}, false, Millis{minutes * 60'000});
  e4_e5_on_both(script);
  BOOST_TEST(said_of(script) == told_once);
}

BOOST_AUTO_TEST_CASE(a_move_that_stands_when_the_result_is_entered_was_made_and_not_completed) {
  Script script{two_boards()};
  script.play(W, "e2e4").feed(ResultEntered{GameResult::white_wins});
  BOOST_TEST(joined(script.log_of({"made", "done", "ended"})) == "made w 1 e2e4\nended 1 entered\n");
}

BOOST_AUTO_TEST_SUITE_END()
