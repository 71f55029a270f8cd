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
  script.hands(W, "-e2 ").wait(1000).enter(W, "e2e4").press().wait(2000).hands(B, "-e2 +e4P ").wait(1000);
  script.play(B, "d7d5").press().hands(W, "-d7 +d5p ").wait(3000);
  script.hands(W, "-d5 +d5P ").wait(1000).request(W, Request::announce).press().wait(2000);
  BOOST_TEST(joined(script.log_of({"done", "differs"})) ==
             "done w 1 e2e4 e4\ndone b 2 d7d5 d5\ndone w 3 e4d5 exd5\n");
}

BOOST_AUTO_TEST_SUITE_END()
