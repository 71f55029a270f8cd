// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a command line, and which name is nearest.
#include "src/command_line/command_line.hpp"

#include <vector>

#include <CLI/CLI.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus::command_line;

BOOST_AUTO_TEST_SUITE(line_fault_suite)

namespace {

std::string fault_of(std::vector<char const*> words) {
  words.insert(words.begin(), "tactus");
  CLI::App app{"Chess", "tactus"};
  app.require_subcommand(1);
  std::string text;
  auto* const play = app.add_subcommand("play");
  for (char const* name : {"--white", "--black", "--time-control"}) play->add_option(name, text);
  bool is_silent = false;
  play->add_flag("--silent", is_silent);
  auto* const exported = app.add_subcommand("export");
  exported->add_option("game", text)->required();
  auto* const formats = exported->add_option_group("Format");
  formats->add_flag("--pgn", is_silent);
  formats->require_option(1);
  auto* const settings = app.add_subcommand("settings");
  settings->add_subcommand("unset");
  settings->require_subcommand(0, 1);
  int const argc = static_cast<int>(words.size());
  try {
    app.parse(argc, words.data());
  } catch (CLI::ParseError const& error) {
    return line_fault(app, error, {argc, words.data()}, "tactus", "play --resume");
  }
  return {};
}

struct Case {
  std::vector<char const*> words;
  char const* error;
  char const* expected;
};
std::ostream& operator<<(std::ostream& out, Case const& c) { return out << c.error; }

Case const cases[] = {
    {{"paly"}, "unknown command paly; nearest: play", "see tactus --help"},
    {{"Play"}, "unknown command Play; nearest: play", "see tactus --help"},
    {{"sing"}, "unknown command sing", "see tactus --help"},
    {{"settings", "unste"}, "unknown command unste; nearest: unset", "see tactus --help"},
    {{"game.tactus"}, "game.tactus is a game file, no command", "tactus play --resume game.tactus"},
    {{"my game.tactus"},
     "my game.tactus is a game file, no command",
     "tactus play --resume \"my game.tactus\""},
    {{"play", "--whit", "Anna"}, "unknown option --whit; nearest: --white", "see tactus --help"},
    {{"play", "--whit=Anna"}, "unknown option --whit=Anna; nearest: --white", "see tactus --help"},
    {{"play", "--loud"}, "unknown option --loud", "see tactus --help"},
    {{"export", "x.tactus", "--png", "--pgn"}, "unknown option --png; nearest: --pgn", "see tactus --help"},
    {{"play", "--white", "Anna", "A.", "--black", "Bo", "B."},
     "not expected: A.; put a name with blanks in quotes, as --white \"Anna A.\"",
     "see tactus --help"},
    {{"play", "--white=Anna", "A."},
     "not expected: A.; put a name with blanks in quotes, as --white \"Anna A.\"",
     "see tactus --help"},
    {{"play", "--silent", "x"}, "not expected: x", "see tactus --help"},
    {{}, "A subcommand is required", "see tactus --help"},
};

}  // namespace

BOOST_DATA_TEST_CASE(the_nearest_name_and_what_may_be_typed_are_told, boost::unit_test::data::make(cases),
                     c) {
  BOOST_TEST(fault_of(c.words) == std::string{"error: "} + c.error + "\nexpected: " + c.expected + '\n');
}

BOOST_AUTO_TEST_CASE(a_name_is_near_by_one_slip_or_by_two_where_it_is_long) {
  std::vector<std::string> const names{"play", "score", "settings", "voices", "outputs"};
  BOOST_TEST(nearest("paly", names) == "play");
  BOOST_TEST(nearest("ply", names) == "play");
  BOOST_TEST(nearest("setings", names) == "settings");
  BOOST_TEST(nearest("SCORE", names) == "score");
  BOOST_TEST(nearest("sig", names).empty());
  BOOST_TEST(nearest("", names).empty());
}

BOOST_AUTO_TEST_SUITE_END()
