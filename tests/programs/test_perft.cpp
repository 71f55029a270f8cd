// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-arbiter perft`: the form of its answer.
#include "tests/programs/program.hpp"

#include <algorithm>

#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(perft)

BOOST_AUTO_TEST_CASE(perft_lists_every_move_then_the_sum) {
  auto const ended =
      run("tactus-arbiter", {"perft", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "3"});
  auto const lines = lines_of(ended.out);
  BOOST_TEST(ended.status == 0);
  BOOST_TEST_REQUIRE(lines.size() == 22u);
  BOOST_TEST((std::find(lines.begin(), lines.end(), "e2e4: 600") != lines.end()));
  BOOST_TEST(lines[20] == "");
  BOOST_TEST(lines[21] == "nodes 8902");
}

BOOST_AUTO_TEST_CASE(castling_is_the_kings_way_or_in_chess960_the_rooks_square) {
  std::string const fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
  BOOST_TEST(run("tactus-arbiter", {"perft", fen, "1"}).out.find("e1g1: 1") != std::string::npos);
  BOOST_TEST(run("tactus-arbiter", {"perft", "--chess960", fen, "1"}).out.find("e1h1: 1") !=
             std::string::npos);
}

BOOST_AUTO_TEST_CASE(perft_counts_setups_that_no_game_reaches) {
  auto const ended = run("tactus-arbiter", {"perft", "4k3/8/8/8/8/N7/NNNNNNNN/NNNNKNNN w - - 0 1", "1"});
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(run("tactus-arbiter", {"perft", "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "1"}).status == 2);
}

BOOST_AUTO_TEST_SUITE_END()
