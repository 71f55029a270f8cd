// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-arbiter rule`: the dialogue for people and the lines for machines, through pipes.
#include "tests/programs/program.hpp"

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <sstream>

#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(rule_command)

namespace {

/// One answer a line.
Ended conversation(std::string const& answers, std::vector<std::string> options = {}) {
  std::vector<std::string> arguments{"rule"};
  arguments.insert(arguments.end(), options.begin(), options.end());
  return run("tactus-arbiter", arguments, answers);
}

bool has_line(std::vector<std::string> const& lines, std::string const& wanted) {
  return std::find(lines.begin(), lines.end(), wanted) != lines.end();
}

std::string const first_illegal_move =
    "FIDE 2023\nstandard\nIllegal moves\n1\n4r1k1/8/8/8/8/8/3B4/4K2R w K - 0 "
    "1\nwhite\nd2c3\n1\n0:31:05 0:12:00\n";

}  // namespace

BOOST_AUTO_TEST_CASE(a_dialogue_ends_in_a_sheet_with_the_outcome_first) {
  auto const ended = conversation(first_illegal_move + "no\n");
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(ended.err.empty());
  auto const lines = lines_of(ended.out);
  for (std::string const wanted :
       {"The position is put back.", "FEN 4r1k1/8/8/8/8/8/3B4/4K2R w K - 0 1", "White has the move.", "Be3",
        "Black gets 2 minutes more.", "Clock of White: 0:31:05", "Clock of Black: 0:14:00", "Article 7.5.1:"})
    BOOST_TEST(has_line(lines, wanted), wanted);
  BOOST_TEST(ended.out.find("Position to be set up:") > ended.out.find("The position is put back."));
}

BOOST_AUTO_TEST_CASE(a_wrong_answer_is_told_what_was_expected_and_asked_again) {
  auto const ended = conversation("FIDE\n1\nquit\n");
  BOOST_TEST(has_line(lines_of(ended.out), "error: expected a number from 1 to 6"));
  BOOST_TEST(ended.out.rfind("Which kind of game?") != std::string::npos);
  BOOST_TEST(ended.status == 0);
}

BOOST_AUTO_TEST_CASE(back_asks_the_question_before_again) {
  auto const lines = lines_of(conversation("1\nback\nback\n3\nquit\n").out);
  BOOST_TEST(std::count(lines.begin(), lines.end(), "Which rules? 6 choices:") == 3);
  BOOST_TEST(std::count(lines.begin(), lines.end(), "Which kind of game? 3 choices:") == 2);
}

BOOST_AUTO_TEST_CASE(help_explains_names_the_commands_and_asks_again) {
  auto const lines = lines_of(conversation("?\nquit\n").out);
  BOOST_TEST(has_line(lines,
                      "The Laws that hold at this event. Numbers of articles and penalties differ from "
                      "edition to edition."));
  BOOST_TEST(has_line(lines, "back: the previous question"));
  BOOST_TEST(has_line(lines, "quit: the end"));
  BOOST_TEST(std::count(lines.begin(), lines.end(), "Which rules? 6 choices:") == 2);
}

BOOST_AUTO_TEST_CASE(the_next_ruling_keeps_the_rules) {
  auto const lines = lines_of(conversation(first_illegal_move + "yes\nquit\n").out);
  BOOST_TEST(std::count(lines.begin(), lines.end(), "What happened? 15 choices:") == 2);
  BOOST_TEST(std::count(lines.begin(), lines.end(), "Which rules? 6 choices:") == 1);
}

BOOST_AUTO_TEST_CASE(the_end_of_the_input_ends_it) {
  BOOST_TEST(conversation("").status == 0);
  BOOST_TEST(conversation("1\n1").status == 0);
}

BOOST_AUTO_TEST_CASE(a_sheet_is_written_to_a_file_too) {
  std::string const path = "ruling_sheet_of_test.txt";
  auto const ended = conversation(first_illegal_move + "no\n", {"--sheet", path});
  std::ifstream file{path};
  std::ostringstream text;
  text << file.rdbuf();
  std::remove(path.c_str());
  BOOST_TEST(text.str().starts_with("The position is put back.\n"));
  auto const facts = text.str().find("Facts given:\n");
  BOOST_TEST_REQUIRE(facts != std::string::npos);
  BOOST_TEST(ended.out.find(text.str().substr(0, facts)) != std::string::npos);
  BOOST_TEST(text.str().find("Who made the illegal move? white\n", facts) != std::string::npos);
  BOOST_TEST(text.str().find("Asked by nobody named, ", facts) != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_sheet_that_cannot_be_written_is_refused_at_once) {
  auto const ended = conversation("quit\n", {"--sheet", "no/such/folder/sheet.txt"});
  BOOST_TEST(ended.status == 2);
  BOOST_TEST(ended.err.starts_with(
      "error: no/such/folder/sheet.txt: cannot be written (no such file or folder)\nexpected: "));
  BOOST_TEST(ended.out.empty());
}

BOOST_AUTO_TEST_CASE(a_terminal_gets_the_same_prompt_before_every_answer) {
  Program program{"tactus-arbiter", {"rule"}, on_a_terminal};
  BOOST_TEST(program.prints("6 Finnish team blitz, older print\r\n> "));
  program.type("1\n");
  BOOST_TEST(program.prints("3 blitz\r\n> "));
  program.type("quit\n");
  BOOST_TEST(program.end().status == 0);
}

BOOST_AUTO_TEST_CASE(machines_get_answers_as_soon_as_they_wait) {
  Program program{"tactus-arbiter", {"rule", "--jsonl"}};
  program.type("{\"id\":1}\n{\"id\":2}\n{\"id\":");
  BOOST_TEST(program.prints("{\"id\":2,\"error\":"));
  program.type("3}\nbad\n{\"id\":4}");
  auto const ended = program.end();
  BOOST_TEST(ended.status == 0);
  auto const lines = lines_of(ended.out);
  BOOST_TEST_REQUIRE(lines.size() == 5u);
  BOOST_TEST(lines[2].starts_with("{\"id\":3,"));
  BOOST_TEST(lines[3].starts_with("{\"id\":null,\"error\":{\"code\":\"not-json\""));
  BOOST_TEST(lines[4].starts_with("{\"id\":4,"));
}

BOOST_AUTO_TEST_CASE(a_game_that_cannot_be_read_is_told_and_nothing_is_asked) {
  auto const ended = conversation("1\n", {"--game", "/nowhere/game.tactus"});
  BOOST_TEST(ended.status == 1);
  BOOST_TEST(ended.out.empty());
  BOOST_TEST(ended.err.starts_with("error: "));
}

BOOST_AUTO_TEST_CASE(lines_for_machines_and_a_sheet_exclude_each_other) {
  BOOST_TEST(run("tactus-arbiter", {"rule", "--jsonl", "--sheet", "x"}).status == 2);
}

BOOST_AUTO_TEST_SUITE_END()
