// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-arbiter replay-pgn`: the form of its answer.
#include "tests/programs/program.hpp"

#include <filesystem>
#include <fstream>
#include <unistd.h>

#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(replay_pgn)

BOOST_AUTO_TEST_CASE(replay_pgn_has_one_line_per_game_and_then_the_totals) {
  auto const file = std::filesystem::temp_directory_path() / ("tactus_replay_" + std::to_string(::getpid()));
  std::ofstream(file) << "[White \"A\"]\n\n1. e4 e5 1-0\n\n[White \"B\"]\n\n1. e4 Ke7 2. d4 0-1\n\n1. d4";
  auto const ended = run("tactus-arbiter", {"replay-pgn", file.string()});
  std::filesystem::remove(file);
  BOOST_TEST(ended.status == 1);
  BOOST_TEST(ended.out ==
             "1 2 1-0 ok\n"
             "2 1 0-1 error ply 2 line 7 column 7: expected a legal move, found Ke7\n"
             "3 1 * ok\n"
             "games 3 plies 4 ok 2 errors 1\n");
}

BOOST_AUTO_TEST_CASE(replay_pgn_ends_well_where_only_warnings_are_given) {
  auto const file = std::filesystem::temp_directory_path() / ("tactus_warned_" + std::to_string(::getpid()));
  std::ofstream(file) << "1. e4 e5 (=) 1/2-1/2 (1... c5)\n";
  auto const ended = run("tactus-arbiter", {"replay-pgn", file.string()});
  std::filesystem::remove(file);
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(
      ended.out ==
      "warning game 1 ply 3 line 1 column 10: expected a move; what is none is passed over, found (=)\n"
      "warning game 1 ply 3 line 1 column 22: expected variations before the result, found (\n"
      "1 2 1/2-1/2 ok\n"
      "games 1 plies 2 ok 1 errors 0\n");
}

BOOST_AUTO_TEST_CASE(replay_pgn_refuses_a_file_that_cannot_be_read) {
  for (char const* name : {"/nowhere/games.pgn", "/"}) {
    auto const ended = run("tactus-arbiter", {"replay-pgn", name});
    BOOST_TEST(ended.status == 2);
    BOOST_TEST(ended.err.find("expected a file of games") != std::string::npos);
  }
}

BOOST_AUTO_TEST_SUITE_END()
