// SPDX-License-Identifier: GPL-3.0-or-later
// What a hall says of the next game: taken without a question, read out before "Begin?", and never more than
// who plays, where and how.
#include "src/table/options/settings.hpp"
#include "src/table/setup/discovery.hpp"
#include "tests/table/asked_dialogue.hpp"
#include "tests/working_folder.hpp"

#include <algorithm>
#include <fstream>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::program;
using namespace tactus::test;

BOOST_AUTO_TEST_SUITE(hall_set_up)

namespace {

std::string const second_round =
    "# Written by tactus-arbiter hall tables.\n"
    "white = \"Cora C.\"\nblack = \"Anna A.\"\nround = 2\nboard-number = 5\nblind = \"black\"\ndeaf = "
    "\"none\"\n"
    "time-control = \"15m+10s\"\nphase = \"rapid\"\nleft = \"white\"\ngame = \"round2-board5.tactus\"\n";

void write(std::string const& text) { std::ofstream{"next.toml"} << text; }

std::vector<SetupAnswer> round_before() {
  return {{"white", "Anna A."},
          {"black", "Bo B."},
          {"blind", "white"},
          {"assistant.black", "Dora"},
          {"time-control", "90m+30s"},
          {"board.white", "/dev/ttyUSB0"},
          {"difference-notice", "call-arbiter"}};
}

/// As the questions begin at a table.
Surroundings told_by_hall(std::string const& text, std::vector<SetupAnswer> last) {
  write(text);
  auto around = nothing_found();
  around.options.of_hall = read_hall_setup("next.toml").value();
  around.options.hall = "next.toml";
  around.hall = answers_of_hall(around.options.of_hall);
  around.last = std::move(last);
  around.ports = {{"/dev/ttyUSB0", "tactus", true, false}};
  return around;
}

std::string setting_named(std::vector<Setting> const& settings, std::string_view key) {
  for (Setting const& each : settings)
    if (each.key->key == key) return each.value;
  return "";
}

bool tells(SetupDialogue const& dialogue, std::string const& fact) {
  auto const facts = facts_of(dialogue);
  return std::ranges::find(facts, fact) != facts.end();
}

}  // namespace

BOOST_FIXTURE_TEST_CASE(the_next_round_is_one_key, WorkingFolder) {
  SetupDialogue dialogue{told_by_hall(second_round, round_before())};
  BOOST_TEST(asked(dialogue) == "Begin?");
  for (char const* fact : {"round 2", "board number 5", "White: Cora C.", "Black: Anna A.", "Black: blind"})
    BOOST_TEST(tells(dialogue, fact), fact);
  BOOST_TEST(answer(dialogue, "") == "");
  BOOST_TEST(dialogue.is_begun());
  auto const options = dialogue.options();
  BOOST_TEST(options.black.name == "Anna A.");
  BOOST_TEST(options.black.is_blind);
  BOOST_TEST(options.black_board == "/dev/ttyUSB0");  // goes with who is blind
  BOOST_TEST(options.white_board == "keyboard");
  BOOST_TEST(options.round.value() == 2u);
  BOOST_TEST(options.game.value() == "round2-board5.tactus");
  BOOST_TEST((options.difference_notice == table::DifferenceNotice::call_arbiter));  // agreed at the table
}

BOOST_FIXTURE_TEST_CASE(each_difference_to_what_stood_is_told, WorkingFolder) {
  SetupDialogue dialogue{told_by_hall(second_round, round_before())};
  auto const facts = facts_of(dialogue);
  auto const told = [&](char const* part) {
    return std::ranges::any_of(facts, [&](auto const& each) { return each.find(part) != std::string::npos; });
  };
  BOOST_TEST(told("15"));  // the times are others
  BOOST_TEST(told("rapid"));
  BOOST_TEST(told("No longer: Black: assistant Dora"));
  BOOST_TEST(!told("FIDE Laws"));  // is as it was
}

BOOST_FIXTURE_TEST_CASE(who_plays_is_told_also_where_nothing_else_is_new, WorkingFolder) {
  std::string const same = "white = \"Anna A.\"\nblack = \"Bo B.\"\nblind = \"white\"\ndeaf = \"none\"\n";
  SetupDialogue dialogue{told_by_hall(same, {{"white", "Anna A."}, {"black", "Bo B."}, {"blind", "white"}})};
  BOOST_TEST(facts_of(dialogue) == (std::vector<std::string>{"White: Anna A.", "Black: Bo B."}),
             boost::test_tools::per_element());
}

BOOST_FIXTURE_TEST_CASE(the_first_round_asks_what_the_hall_does_not_say, WorkingFolder) {
  SetupDialogue dialogue{told_by_hall(second_round, {})};
  std::vector<std::string> keys;
  while (!dialogue.is_complete()) {
    keys.emplace_back(dialogue.question().key);
    BOOST_TEST_REQUIRE(answer(dialogue, "") == "");
  }
  for (char const* said : {"again", "white", "black", "blind", "deaf", "phase", "time-control", "left",
                           "assistant.white", "assistant.black"})
    BOOST_TEST((std::ranges::find(keys, said) == keys.end()), said);
  for (char const* at_table : {"board.white", "announcer", "allow-position", "begin"})
    BOOST_TEST((std::ranges::find(keys, at_table) != keys.end()), at_table);
}

BOOST_FIXTURE_TEST_CASE(a_person_who_knows_better_is_asked_everything, WorkingFolder) {
  SetupDialogue dialogue{told_by_hall(second_round, round_before())};
  BOOST_TEST(answer(dialogue, "4") == "");
  BOOST_TEST(asked(dialogue) == "Name of White?");
  BOOST_TEST(answer(dialogue, "Eva E.") == "");
  BOOST_TEST(asked(dialogue) == "Name of Black?");
  BOOST_TEST(answer(dialogue, "") == "");  // what the hall says is offered
  BOOST_TEST(answer(dialogue, "back") == "");
  while (dialogue.question().key != "begin") BOOST_TEST_REQUIRE(answer(dialogue, "") == "");
  auto const options = dialogue.options();
  BOOST_TEST(options.white.name == "Eva E.");
  BOOST_TEST(options.black.name == "Anna A.");
}

BOOST_FIXTURE_TEST_CASE(a_hall_gives_no_leave_and_names_no_place_on_this_machine, WorkingFolder) {
  for (char const* line :
       {"allow-position = true\n", "low-time-warning = \"5m\"\n", "check-word = true\n",
        "board.white = \"/dev/sda\"\n", "announcer = \"tactus\"\n", "arbiter-password = true\n",
        "capture = \"/tmp\"\n", "wav = \"x.wav\"\n", "private.sound = \"other\"\n"}) {
    write(second_round + line);
    BOOST_TEST(!read_hall_setup("next.toml").has_value(), line);
  }
  write("time-control = \"soon\"\n");
  BOOST_TEST(!read_hall_setup("next.toml").has_value());
  for (char const* game : {"../../etc/x.tactus", ".tactus", "notes.txt", "/tmp/x.tactus"}) {
    write("white = \"A\"\ngame = \"" + std::string{game} + "\"\n");
    BOOST_TEST(setting_named(read_hall_setup("next.toml").value(), "game") == "", game);
  }
  std::ofstream{"round2-board5.tactus"} << "x";
  write(second_round);
  BOOST_TEST(setting_named(read_hall_setup("next.toml").value(), "game") == "");  // another game is played
  BOOST_TEST(read_hall_setup("not-there.toml").value().empty());
}

BOOST_AUTO_TEST_SUITE_END()
