// SPDX-License-Identifier: GPL-3.0-or-later
// Hands that do more than the move, and sensors that say less: the move that stood there at the press is
// completed, and nothing is guessed.
#include "tests/core/table/tables.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::table;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(odd_hands)

namespace {

struct Row {
  char const* what;
  char const* fen;
  char const* made;
  char const* afterwards;  // before his hands rest the clock is pressed
  char const* done;
};
std::ostream& operator<<(std::ostream& out, Row const& row) { return out << row.what; }

constexpr char const* open_game = "rnbqkb1r/ppp2ppp/5n2/3pp3/3PP3/5N2/PPP2PPP/RNBQKB1R w KQkq - 0 4";

Row const rows[] = {
    {"another piece is felt", open_game, "-f1 +d3B ", "-b1 ", "f1d3 Bd3"},
    {"two pieces are lifted", open_game, "-f1 +d3B ", "-b1 -h1 ", "f1d3 Bd3"},
    {"an enemy piece is felt after a capture", open_game, "-e5 -f3 +e5N ", "-f6 ", "f3e5 Nxe5"},
    {"pieces fell over", open_game, "-d5 -e4 +d5P ", "-g7 -h7 -g8 ", "e4d5 exd5"},
    {"the move was tried elsewhere first", open_game, "-f1 +d3B -d3 +b5B ", "-g1 ", "f1b5 Bb5"},
};

}  // namespace

BOOST_DATA_TEST_CASE(a_press_completes_the_move_though_hands_are_on_the_board_again,
                     data::make({true, false}) * data::make(rows), knows_pieces, row) {
  TableSetup setup = from(row.fen);
  setup.white_board = knows_pieces ? BoardKind::pieces : BoardKind::occupancy;
  Script script{setup};
  script.hands(W, row.made).wait(1000).request(W, Request::announce);
  script.hands(W, row.afterwards).press().wait(200);
  BOOST_TEST(joined(script.log_of({"irregular", "done"})) == std::string("done w 1 ") + row.done + "\n");
}

BOOST_AUTO_TEST_CASE(the_moved_piece_taken_out_again_before_the_press_is_no_move) {
  Script script{from(open_game)};
  script.hands(W, "-f1 +d3B ").wait(1000).request(W, Request::announce);
  script.hands(W, "-d3 ").press().wait(200);
  BOOST_TEST(joined(script.log_of({"done"})) == "");
  script.hands(W, "+c4B ").wait(1000);
  BOOST_TEST(joined(script.log_of({"done"})) == "done w 1 f1c4 Bc4\n");
}

BOOST_AUTO_TEST_CASE(a_move_onto_a_dead_sensor_is_not_believed_before_the_copy_shows_it) {
  Script script{pair_with_clock()};
  script.hands(W, "-e2 ").wait(2000).request(W, Request::announce).wait(500);
  BOOST_TEST(joined(script.log_of({"say"})) == "say white no move to announce\n");
  script.press().wait(2000);
  BOOST_TEST(joined(script.log_of({"done", "irregular"})) == "");
  script.hands(B, "-e2 +e4P ").wait(1000);
  BOOST_TEST(joined(script.log_of({"done"})) == "done w 1 e2e4 e4\n");
}

BOOST_AUTO_TEST_CASE(a_typed_move_explains_a_dead_sensor_and_the_game_goes_on_over_it) {
  Script script{pair_with_clock()};
  script.hands(W, "-e2 ").wait(1000).enter(W, "e2e4").press().wait(2000);
  BOOST_TEST(joined(script.log_of({"done"})) == "done w 1 e2e4 e4\n");  // before the copy shows it
  script.hands(B, "-e2 +e4P ").wait(1000);
  script.play(B, "d7d5").press().hands(W, "-d7 +d5p ").wait(3000);
  script.hands(W, "-d5 +d5P ").wait(1000).request(W, Request::announce).press().wait(2000);
  BOOST_TEST(joined(script.log_of({"done", "differs"})) ==
             "done w 1 e2e4 e4\ndone b 2 d7d5 d5\ndone w 3 e4d5 exd5\n");
}

namespace {

/// White's e4 is dead and known to be; his knight on c3 may go there.
Script with_dead_square() {
  Script script{pair_with_clock()};
  script.hands(W, "-e2 ").wait(1000).enter(W, "e2e4").press().wait(2000).hands(B, "-e2 +e4P ").wait(1000);
  script.play(B, "d7d5").press().hands(W, "-d7 +d5p ").wait(3000);
  script.hands(W, "-d5 +d5P ").wait(1000).request(W, Request::announce).press().wait(2000);
  script.hands(B, "-d5 -e4 +d5P ").wait(3000).play(B, "d8d5").press().wait(500);
  script.hands(W, "-d5 -d8 +d5q ").wait(3000);
  script.play(W, "b1c3").request(W, Request::announce).press().hands(B, "-b1 +c3N ").wait(3000);
  script.play(B, "d5d8").press().hands(W, "-d5 +d8q ").wait(3000);
  return script;
}

std::string last_done(Script const& script) { return script.log_of({"done"}).back(); }

}  // namespace

BOOST_AUTO_TEST_CASE(a_piece_in_the_hand_at_the_press_is_not_on_the_dead_square) {
  Script script = with_dead_square();
  BOOST_TEST(last_done(script) == "done b 6 d5d8 Qd8");
  script.hands(W, "-c3 ").press().wait(400).hands(W, "+b5N ").wait(1000);
  BOOST_TEST(last_done(script) == "done w 7 c3b5 Nb5");
  BOOST_TEST(joined(script.log_of({"irregular w 7"})).find("arrival") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(
    a_move_onto_the_dead_square_waits_until_the_board_has_rested_and_is_told_to_the_arbiter) {
  Script script = with_dead_square();
  script.hands(W, "-c3 ").wait(1000).request(W, Request::announce).press().wait(5000);
  BOOST_TEST(last_done(script) == "done b 6 d5d8 Qd8");
  BOOST_TEST(script.log_of({"say white"}).back() == "say white no move to announce");
  script.wait(1500);
  BOOST_TEST(last_done(script) == "done w 7 c3e4 Ne4");
  BOOST_TEST(joined(script.log_of({"irregular w 7 arrival"})) == "irregular w 7 arrival not seen\n");
}

BOOST_DATA_TEST_CASE(a_second_witness_tells_of_the_dead_square_at_once, data::make({true, false}), is_typed) {
  Script script = with_dead_square();
  script.hands(W, "-c3 ").wait(1000);
  if (is_typed) script.enter(W, "c3e4").wait(300);
  script.press().wait(300);
  if (!is_typed) script.hands(B, "-c3 +e4N ").wait(1000);
  BOOST_TEST(last_done(script) == "done w 7 c3e4 Ne4");
  BOOST_TEST(joined(script.log_of({"irregular w 7 arrival"})) == "");
}

BOOST_AUTO_TEST_SUITE_END()
