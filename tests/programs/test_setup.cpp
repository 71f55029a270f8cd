// SPDX-License-Identifier: GPL-3.0-or-later
// What is agreed before a game: from the command line and from a set-up file, told, recorded, refused.
#include "src/table/options/settings_text.hpp"
#include "src/table/setup/agreement.hpp"
#include "tests/programs/program.hpp"
#include "tests/temporary_folder.hpp"

#include <fstream>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(setup)

using namespace tactus::program;

namespace {

struct Table {
  TemporaryFolder folder;
  std::string file = folder / "round3.toml";
  std::string game = folder / "game.tactus";

  void write(std::string const& text) const { std::ofstream{file} << text; }
  Ended play(std::vector<std::string> more, std::string const& moves = {}) const {
    std::vector<std::string> arguments{"play", "--silent", "--setup", file};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run("tactus", arguments, moves);
  }
  std::string agreement() const {
    auto const events = lines_of(run("tactus-arbiter", {"export", game, "--jsonl"}).out);
    return events.size() < 2 ? std::string{} : events.at(1);
  }
};

bool holds(std::string const& text, std::string const& part) { return text.find(part) != std::string::npos; }

char const whole_agreement[] = R"(# round 3
white = "Anna A."
black = 'Bo "the rook" B.'
blind = "white"
deaf = "black"
assistant.white = "Cleo"
rules = "fide-2017"
phase = "rapid"
supervision = "basic"
time-control = "15m+10s"
announcer = "tactus"
difference-notice = "call-arbiter"
allow-position = true
low-time-warning = "5m"
event = "Open"
style = "long"
)";

struct BadRow {
  char const* text;
  char const* error;
};
std::ostream& operator<<(std::ostream& out, BadRow const& row) { return out << row.error; }

BadRow const bad_rows[] = {
    {"white = \"A\"\nblnd = \"white\"\n",
     "line 2: unknown setting blnd; expected an option of tactus play without its dashes"},
    {"blind = \"purple\"\n", "line 1: blind: "},
    {"allow-position = \"yes\"\n", "line 1: allow-position: expected true or false"},
    {"\n[board]\nwhite = 3\n", "line 3: board.white: expected a text in quotes"},
    {"rules = \"fide-1993\"\n", "line 1: rules: "},
    {"time-control = \"90\"\n",
     "line 1: time-control: --time-control: 90: expected for example 90m/40+30m+30s"},
    {"low-time-warning = \"soon\"\n",
     "line 1: low-time-warning: --low-time-warning: soon: expected for example 5m or 30s"},
    {"pace = 0\n", "line 1: pace: "},
    {"setup = \"other.toml\"\n", "line 1: unknown setting setup"},
    {"white = \n", "line 1: expected KEY = VALUE, [TABLE] or a comment after #"},
};

}  // namespace

BOOST_FIXTURE_TEST_CASE(what_a_file_says_is_told_line_by_line_and_recorded, Table) {
  write(whole_agreement);
  auto const ended = play({"--game", game}, "e4\n");
  BOOST_TEST(ended.err == "");
  BOOST_TEST(lines_of(ended.out) ==
                 (std::vector<std::string>{
                     "White: Anna A.", "White: blind", "White: assistant Cleo", "Black: Bo \"the rook\" B.",
                     "Black: hard of hearing", "FIDE Laws of 2017", "rapid chess", "basic supervision",
                     "time: 15 minutes for the game", "increment per move: 10 seconds",
                     "announcing: Tactus, aloud", "boards differ: both call the arbiter",
                     "allowed: reading out a player's own board", "allowed: one warning with 5 minutes left",
                     "no password agreed: confirmations come from one keyboard", "game: " + game,
                     "Eva zwei Eva vier"}),
             boost::test_tools::per_element());
  for (
      char const* part :
      {R"("white":{"assistant":"Cleo","guided":[],"is_blind":true,"is_deaf":false,"name":"Anna A."})",
       R"("black":{"assistant":"","guided":[],"is_blind":false,"is_deaf":true,"name":"Bo \"the rook\" B."})",
       R"("regime":{"phase":"rapid","rules":"fide-2017","supervision":"basic"})", R"("event":"Open")",
       R"("time_control":"15m+10s")", R"("announcer":"tactus")", R"("difference_notice":"call_arbiter")",
       R"("permissions":{"assistants":false,"check_word":false,"low_time_warning_ms":300000,"position":true})"})
    BOOST_TEST(holds(agreement(), part), part << " is not in " << agreement());
}

BOOST_FIXTURE_TEST_CASE(what_is_typed_wins_over_the_file_side_by_side, Table) {
  write(std::string{whole_agreement} + "[board]\nwhite = \"chess board\"\n");
  auto const ended = play({"--game", game, "--white", "Zoe", "--rules", "fide-2023", "--assistant",
                           "black=Dora", "--allow-assistants", "--board", "white=keyboard"});
  BOOST_TEST(ended.err == "");
  for (char const* part : {"White: Zoe\n", "White: assistant Cleo\n", "Black: assistant Dora\n",
                           "FIDE Laws of 2023\n", "rapid chess\n"})
    BOOST_TEST(holds(ended.out, part), part << " is not in " << ended.out);
}

BOOST_FIXTURE_TEST_CASE(a_file_wins_over_the_settings, Table) {
  std::string const settings = folder / "settings.toml";
  std::ofstream{settings} << "style = \"literate\"\nletters = \"de\"\n";
  write("style = \"long\"\n");
  setenv("TACTUS_SETTINGS", settings.c_str(), 1);
  auto const ended = play({"--game", game}, "Sf3\n");
  setenv("TACTUS_SETTINGS", "/nowhere/settings.toml", 1);
  BOOST_TEST(holds(ended.out, "\nSpringer Gustav eins Felix drei\n"), ended.out << ended.err);
}

BOOST_DATA_TEST_CASE(a_bad_line_is_told_with_its_number, boost::unit_test::data::make(bad_rows), row) {
  Table const table;
  table.write(row.text);
  auto const ended = table.play({"--game", table.game});
  BOOST_TEST(ended.status == 2);
  BOOST_TEST(ended.err.starts_with("error: " + table.file + ", " + row.error), ended.err);
  BOOST_TEST(ended.out == "");
}

BOOST_FIXTURE_TEST_CASE(a_file_that_is_not_there_is_told, Table) {
  BOOST_TEST(play({}).err ==
             "error: " + file + ": cannot be read; expected a set-up file with lines KEY = VALUE\n");
}

BOOST_FIXTURE_TEST_CASE(without_the_assistant_that_the_laws_demand_no_game_begins, Table) {
  write("blind = \"white\"\ndeaf = \"black\"\n");
  auto const refused = play({"--game", game});
  BOOST_TEST(refused.status == 2);
  BOOST_TEST(refused.err ==
             "error: D.2.11: a blind player and one hard of hearing need an assistant; expected --assistant "
             "white=NAME or black=NAME\n");
  BOOST_TEST(!std::ifstream{game});
  BOOST_TEST(play({"--game", folder / "old.tactus", "--rules", "fide-2014"}).status == 0);
  BOOST_TEST(play({"--game", game, "--assistant", "black=Dora"}).status == 0);
}

BOOST_AUTO_TEST_CASE(every_key_of_a_set_up_file_is_an_option_of_play) {
  auto const help = run("tactus", {"play", "--help-all"}).out;
  for (SettingKey const& key : setup_table().keys) BOOST_TEST(holds(help, std::string{key.option}), key.key);
}

BOOST_AUTO_TEST_SUITE_END()
