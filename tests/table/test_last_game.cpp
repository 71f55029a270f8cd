// SPDX-License-Identifier: GPL-3.0-or-later
// The second Saturday: what was agreed for the last game is offered for the next one.
#include "src/table/setup/discovery.hpp"
#include "tests/table/asked_dialogue.hpp"
#include "tests/temporary_folder.hpp"

#include <fstream>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::program;
using namespace tactus::test;

BOOST_AUTO_TEST_SUITE(last_game)

namespace {

Surroundings after_a_game() {
  auto around = nothing_found();
  around.last = {{"white", "Anna A."},      {"black", "Bo B."},          {"blind", "white"},
                 {"rules", "fide-2023"},    {"time-control", "90m+30s"}, {"board.white", "/dev/ttyUSB0"},
                 {"allow-position", "true"}};
  around.ports = {{"/dev/ttyUSB0", "tactus", true, false}, {"/dev/ttyACM0", "dgt", true, true}};
  return around;
}

std::string_view value_of(SetupDialogue const& dialogue, std::string_view key) {
  static std::vector<SetupAnswer> values;
  values = dialogue.values();
  for (SetupAnswer const& each : values)
    if (each.key == key) return each.value;
  return {};
}

}  // namespace

BOOST_AUTO_TEST_CASE(as_last_time_is_two_keys) {
  SetupDialogue dialogue{after_a_game()};
  BOOST_TEST(asked(dialogue) == "As last time?");
  BOOST_TEST(facts_of(dialogue) == (std::vector<std::string>{"White: Anna A.", "Black: Bo B."}),
             boost::test_tools::per_element());
  BOOST_TEST(answer(dialogue, "") == "");
  BOOST_TEST(asked(dialogue) == "Begin?");
  BOOST_TEST(facts_of(dialogue) == std::vector<std::string>{"all as last time"},
             boost::test_tools::per_element());
  BOOST_TEST(dialogue.question(true).facts.size() > 5u);
  BOOST_TEST(answer(dialogue, "") == "");
  BOOST_TEST(dialogue.is_complete());
  auto const options = dialogue.options();
  BOOST_TEST(options.white.name == "Anna A.");
  BOOST_TEST(options.white.is_blind);
  BOOST_TEST(options.white_board == "/dev/ttyUSB0");
  BOOST_TEST(options.permissions.position);
  BOOST_TEST(dialogue.values().size() == after_a_game().last.size());
}

BOOST_AUTO_TEST_CASE(colours_that_change_take_names_board_and_blindness_along) {
  SetupDialogue dialogue{after_a_game()};
  BOOST_TEST(answer(dialogue, "2") == "");
  BOOST_TEST(asked(dialogue) == "Begin?");
  BOOST_TEST(value_of(dialogue, "white") == "Bo B.");
  BOOST_TEST(value_of(dialogue, "black") == "Anna A.");
  BOOST_TEST(value_of(dialogue, "blind") == "black");
  BOOST_TEST(value_of(dialogue, "board.black") == "/dev/ttyUSB0");
  BOOST_TEST(value_of(dialogue, "board.white") == "");
  BOOST_TEST(value_of(dialogue, "time-control") == "90m+30s");
  for (std::string const& fact : facts_of(dialogue)) BOOST_TEST(fact.find("time") == std::string::npos, fact);
}

BOOST_AUTO_TEST_CASE(another_opponent_is_asked_for_and_nothing_else) {
  SetupDialogue dialogue{after_a_game()};
  BOOST_TEST(answer(dialogue, "3") == "");
  BOOST_TEST(asked(dialogue) == "Name of Black?");
  BOOST_TEST(answer(dialogue, "Cora C.") == "");
  BOOST_TEST(asked(dialogue) == "Assistant of Black?");
  BOOST_TEST(answer(dialogue, "") == "");
  BOOST_TEST(asked(dialogue) == "Begin?");
  BOOST_TEST(value_of(dialogue, "white") == "Anna A.");
  BOOST_TEST(value_of(dialogue, "black") == "Cora C.");
}

BOOST_AUTO_TEST_CASE(a_port_that_is_gone_is_asked_for) {
  auto around = after_a_game();
  around.ports.erase(around.ports.begin());
  SetupDialogue dialogue{around};
  BOOST_TEST(answer(dialogue, "") == "");
  BOOST_TEST(asked(dialogue) == "Board of White?");
  dialogue.know(after_a_game().ports);  // found after all
  BOOST_TEST(asked(dialogue) == "Begin?");
}

BOOST_AUTO_TEST_CASE(the_arbiter_types_his_word_for_every_game) {
  auto around = after_a_game();
  around.last.push_back({"arbiter-password", "true"});
  SetupDialogue dialogue{around};
  BOOST_TEST(answer(dialogue, "") == "");
  BOOST_TEST(asked(dialogue) == "The arbiter's password, typed unseen?");
  BOOST_TEST(!dialogue.may_be_passed());
}

BOOST_AUTO_TEST_CASE(otherwise_all_is_asked_and_the_last_answers_are_the_usual_ones) {
  SetupDialogue dialogue{after_a_game()};
  BOOST_TEST(answer(dialogue, "5") == "");
  unsigned questions = 0;
  for (; dialogue.question().key != "begin"; ++questions) BOOST_TEST_REQUIRE(answer(dialogue, "") == "");
  BOOST_TEST(questions > 15u);
  BOOST_TEST(value_of(dialogue, "white") == "Anna A.");
  BOOST_TEST(value_of(dialogue, "time-control") == "90m+30s");
  BOOST_TEST(value_of(dialogue, "allow-position") == "true");
  BOOST_TEST(facts_of(dialogue).size() > 5u);
}

BOOST_AUTO_TEST_CASE(what_was_kept_is_read_again_and_a_damaged_file_is_none) {
  TemporaryFolder const folder;
  BOOST_TEST(last_answers(folder.path().string()).empty());
  BOOST_TEST(keep_as_last(folder.path().string(), after_a_game().last));
  auto const read = last_answers(folder.path().string());
  BOOST_TEST_REQUIRE(read.size() == after_a_game().last.size());
  for (std::size_t i = 0; i < read.size(); ++i)
    BOOST_TEST((read[i].key == after_a_game().last[i].key && read[i].value == after_a_game().last[i].value));
  std::ofstream{folder.path() / last_game_file} << "white = \n";
  BOOST_TEST(last_answers(folder.path().string()).empty());
}

BOOST_AUTO_TEST_SUITE_END()
