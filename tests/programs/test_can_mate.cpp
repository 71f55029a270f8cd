// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-arbiter can-mate`: the sentences for people and the lines for machines.
#include "tests/programs/program.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(can_mate_command)

namespace {

std::string asked(std::string const& fen, std::string const& side) {
  auto const ended = run("tactus-arbiter", {"can-mate", fen, side});
  BOOST_TEST(ended.status == 0);
  return ended.out;
}

std::vector<std::string> answers_to(std::string const& questions, std::vector<std::string> options = {}) {
  std::vector<std::string> arguments{"can-mate", "--csv"};
  arguments.insert(arguments.end(), options.begin(), options.end());
  auto const ended = run("tactus-arbiter", arguments, questions);
  BOOST_TEST(ended.status == 0);
  return lines_of(ended.out);
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_mate_is_shown_as_moves) {
  BOOST_TEST(asked("k7/2K5/8/8/8/8/8/1R6 w - - 0 1", "white") ==
             "Yes: White can still mate, for example:\n1. Ra1#\n");
}

BOOST_AUTO_TEST_CASE(a_no_says_why_in_a_sentence) {
  BOOST_TEST(asked("k7/8/8/8/8/8/8/KB6 w - - 0 1", "white") ==
             "No: White can never mate.\nMaterial: these pieces cannot mate Black.\n");
  BOOST_TEST(asked("8/8/8/8/8/8/5k2/7K w - - 0 1", "white").find("Material") != std::string::npos);
  BOOST_TEST(asked("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1", "white").find("Blocked: ") !=
             std::string::npos);
  BOOST_TEST(asked("7k/8/8/8/8/5K2/6p1/7Q b - - 0 1", "black").find("\n") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(moves_without_a_choice_are_told_first) {
  auto const answer = asked("8/8/8/8/8/8/1q6/K6k w - - 0 1", "black");
  BOOST_TEST(answer ==
             "No: Black can never mate.\nOnly these moves are legal: 1. Kxb2. After them:\n"
             "Material: these pieces cannot mate White.\n");
}

BOOST_AUTO_TEST_CASE(machines_get_one_line_for_each_question) {
  auto const lines = answers_to(
      "k7/2K5/8/8/8/8/8/1R6 w - - 0 1,white\r\n"
      "k7/2K5/8/8/8/8/8/1R6 w - -,black\n"
      "\n"
      "nonsense,white\n"
      "8/8/8/8/8/8/8/8 w - -,white\n"
      "k7/2K5/8/8/8/8/8/1R6 w - -,green\n"
      "7k/5KQ1/8/8/8/8/8/8 b - - 0 1,white");
  BOOST_TEST_REQUIRE(lines.size() == 7u);
  BOOST_TEST(lines[0] == "yes,b1a1");
  BOOST_TEST(lines[1] == "no,material");
  BOOST_TEST(lines[2].starts_with("error,expected a FEN"));
  BOOST_TEST(lines[3].starts_with("error,FEN"));
  BOOST_TEST(lines[4].starts_with("error,FEN"));
  BOOST_TEST(lines[5].starts_with("error,expected"));
  BOOST_TEST(lines[6] == "yes,");
}

BOOST_AUTO_TEST_CASE(a_small_budget_is_an_honest_unknown) {
  auto const lines = answers_to("7k/8/8/3B4/8/6p1/1b4Pp/2b4K w - -,white\n", {"--positions", "1"});
  BOOST_TEST_REQUIRE(lines.size() == 1u);
  BOOST_TEST(lines[0].starts_with("unknown,"));
}

BOOST_AUTO_TEST_CASE(a_question_without_side_is_refused) {
  auto const ended = run("tactus-arbiter", {"can-mate", "k7/2K5/8/8/8/8/8/1R6 w - - 0 1"});
  BOOST_TEST(ended.status == 2);
  BOOST_TEST(ended.err == "error: expected a FEN and white or black, or --csv\n");
  BOOST_TEST(run("tactus-arbiter", {"can-mate", "x", "white"}).status == 2);
}

BOOST_AUTO_TEST_SUITE_END()
