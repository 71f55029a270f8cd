// SPDX-License-Identifier: GPL-3.0-or-later
// Presses that follow each other at once: the opponent's answer, or a lever that was put back.
#include "tests/core/table/wrong_equipment.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::table;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(presses)

namespace {

std::string said_of(Script const& script) { return joined(script.log_of({"done", "irregular"})); }

int const apart[] = {100, 200, 300, 350, 450, 550};

}  // namespace

BOOST_DATA_TEST_CASE(a_second_press_at_once_is_the_opponents_where_a_move_stood, data::make(apart), ms) {
  Script script{two_boards(BoardKind::pieces, BoardKind::pieces)};
  script.hands(B, "-e7 +e5p").hands(W, "-e2 +e4P").press().wait(ms).lever(W).wait(500);
  script.hands(B, "-e2 +e4P").wait(1000).hands(W, "-e7 +e5p").wait(3000);
  BOOST_TEST(said_of(script) == "done w 1 e2e4 e4\ndone b 2 e7e5 e5\n");
  script.play(W, "g1f3").press().wait(2000);
  BOOST_TEST(said_of(script) == "done w 1 e2e4 e4\ndone b 2 e7e5 e5\ndone w 3 g1f3 Nf3\n");
}

BOOST_AUTO_TEST_CASE(who_leaves_the_pawn_that_he_takes_in_passing_has_pressed_without_a_move) {
  Script script{from("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1")};
  script.hands(W, "-e5 +d6P").wait(1500).request(W, Request::announce).wait(1000).press().wait(6000);
  BOOST_TEST(said_of(script) == "irregular w 1 no move\n");
  script.hands(W, "-d5").wait(3000);
  BOOST_TEST(script.state().line().plies() == 1U);
}

struct LateCapture {
  BoardKind board;
  char const* before;  // his press
  char const* after;
  long wait;  // ms, between the press and `after`
  bool is_offence;
};
std::ostream& operator<<(std::ostream& out, LateCapture const& c) {
  return out << c.before << " | " << c.after;
}

LateCapture const late_captures[]{
    {BoardKind::occupancy, "-e4", "-d5 +d5P", 500, true},
    {BoardKind::pieces, "-e4", "-d5 +d5P", 500, true},
    // What a board says late; the captured pawn was off already; set straight after the press.
    {BoardKind::occupancy, "-e4", "-d5 +d5P", 0, false},
    {BoardKind::occupancy, "-d5 -e4", "+d5P", 0, false},
    {BoardKind::occupancy, "-d5 -e4 +d5P", "-d5 +d5P", 1500, false},
    {BoardKind::pieces, "-d5 -e4 +d5P", "-d5 +d5P", 1500, false},
};

BOOST_DATA_TEST_CASE(a_captured_piece_that_stood_there_at_the_press_is_no_move, data::make(late_captures),
                     c) {
  TableSetup setup = two_boards(c.board, BoardKind::pieces);
  Script script{from("4k3/8/4p3/3p4/4P3/8/8/4K3 w - - 0 1", setup)};
  script.wait(1000).hands(W, c.before).press().wait(c.wait).hands(W, c.after).wait(4000);
  BOOST_TEST(joined(script.log_of({"done", "irregular", "differs"})) ==
             std::string{c.is_offence ? "irregular w 1 no move\n" : ""} + "done w 1 e4d5 exd5\n");
}

BOOST_AUTO_TEST_CASE(a_press_at_once_counts_too_where_the_move_was_entered) {
  Script script{two_boards(BoardKind::pieces, BoardKind::pieces)};
  script.enter(W, "e2e4").hands(W, "-e2").press().wait(300).lever(W).hands(W, "+e4P").wait(1000);
  BOOST_TEST(said_of(script) == "done w 1 e2e4 e4\n");
  script.hands(B, "-e2 +e4P").wait(500).hands(B, "-e7 +e5p").wait(2000);
  BOOST_TEST(said_of(script) == "done w 1 e2e4 e4\ndone b 2 e7e5 e5\n");
}

BOOST_AUTO_TEST_CASE(
    a_press_entered_after_the_clocks_own_changes_neither_its_time_nor_what_the_clock_showed) {
  Script script{two_boards(BoardKind::pieces, BoardKind::pieces)};
  script.show_clock(W, true).hands(W, "-e2").show_clock(B, true, Millis{4'990'000});
  script.feed(PressEntered{W}).hands(W, "+e4P").wait(2000);
  BOOST_TEST(said_of(script) == "done w 1 e2e4 e4\n");
  auto const& completed = script.state().completed().front();
  BOOST_REQUIRE(completed.reading.has_value());
  BOOST_TEST((completed.reading->white == Millis{4'990'000}));
}

BOOST_DATA_TEST_CASE(a_press_put_back_at_once_blames_nobody_where_no_move_stood, data::make(apart), ms) {
  Script script{two_boards(BoardKind::pieces, BoardKind::pieces)};
  script.hands(W, "-e2").press().wait(ms < 250 ? ms : 200).lever(W).wait(1000);
  BOOST_TEST(said_of(script) == "");
  script.hands(W, "+e4P").wait(1000);
  BOOST_TEST(said_of(script) == "");
  script.press().wait(1000);
  BOOST_TEST(said_of(script) == "done w 1 e2e4 e4\n");
}

BOOST_DATA_TEST_CASE(a_third_press_shows_that_the_second_put_the_lever_back, data::make(apart), ms) {
  Script script{two_boards(BoardKind::pieces, BoardKind::pieces)};
  script.hands(W, "-e2 +e4P").press().wait(ms).lever(W).wait(100).lever(B).wait(1000);
  script.hands(B, "-e2 +e4P").wait(1000).play(B, "e7e5");
  BOOST_TEST(said_of(script) == "done w 1 e2e4 e4\n");
  script.press().wait(1000);
  BOOST_TEST(said_of(script) == "done w 1 e2e4 e4\ndone b 2 e7e5 e5\n");
}

// D.2.3.3: the move is announced first. What is said after the press, nobody has pressed into.
BOOST_AUTO_TEST_CASE(
    who_presses_into_the_words_of_his_move_is_told_to_the_arbiter_and_who_presses_before_them_is_not) {
  for (bool const is_into_them : {true, false}) {
    Script script{pair_with_clock()};
    script.play(W, "e2e4").request(W, Request::announce).press().wait(2000);
    script.feed(MoveSpoken{W, 1, Millis{is_into_them ? 2500 : 1500}});
    BOOST_TEST(joined(script.log_of({"irregular"})) ==
               (is_into_them ? "irregular w 1 pressed while announced\n" : ""));
  }
}

BOOST_AUTO_TEST_SUITE_END()
