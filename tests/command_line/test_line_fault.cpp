// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a command line, and which name is nearest.
#include "src/command_line/command_line.hpp"
#include "src/command_line/help.hpp"

#include <algorithm>
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
    {{"settings", "unste"}, "unknown command unste; nearest: unset", "see tactus settings --help"},
    {{"game.tactus"},
     "game.tactus is a game file, not a command",
     "expected: tactus play --resume game.tactus"},
    {{"my game.tactus"},
     "my game.tactus is a game file, not a command",
     "expected: tactus play --resume \"my game.tactus\""},
    {{"play", "--whit", "Anna"}, "unknown option --whit; nearest: --white", "see tactus play --help"},
    {{"play", "--whit=Anna"}, "unknown option --whit=Anna; nearest: --white", "see tactus play --help"},
    {{"play", "--loud"}, "unknown option --loud", "see tactus play --help"},
    {{"export", "x.tactus", "--png", "--pgn"},
     "unknown option --png; nearest: --pgn",
     "see tactus export --help"},
    {{"play", "--white", "Anna", "A.", "--black", "Bo", "B."},
     "not expected: A.; put a name with spaces in quotes, as in --white \"Anna A.\"",
     "see tactus play --help"},
    {{"play", "--white=Anna", "A."},
     "not expected: A.; put a name with spaces in quotes, as in --white \"Anna A.\"",
     "see tactus play --help"},
    {{"play", "--silent", "x"}, "not expected: x", "see tactus play --help"},
    {{}, "a command is missing", "see tactus --help"},
};

}  // namespace

BOOST_DATA_TEST_CASE(the_nearest_name_and_what_may_be_typed_are_told, boost::unit_test::data::make(cases),
                     c) {
  BOOST_TEST(fault_of(c.words) == std::string{"error: "} + c.error + "\n" + c.expected + '\n');
}

namespace {

/// What a program with thirty options in a command says, and how it ends.
Stop stop_of(std::vector<char const*> words) {
  words.insert(words.begin(), "tactus");
  CLI::App app{"Chess", "tactus"};
  app.require_subcommand(1);
  std::string text;
  auto* const play = app.add_subcommand("play", "Play a game");
  for (int i = 0; i < 30; ++i) play->add_option("--option-" + std::to_string(i), text, "An option");
  play->add_option("--phase", text, "Of three")->type_name("blitz|rapid");
  auto* const devices = app.add_subcommand("devices", "Look at boards");
  devices->add_subcommand("list", "It's a list")->add_flag("--long")->description("All of it");
  tell_first(*play, {"--option-3", "--phase"});
  constexpr Example examples[]{{" play", " --option-3 x"}};
  add_examples(app, examples);
  return read(app, {static_cast<int>(words.size()), words.data()}, "tactus").value_or(Stop{"understood"});
}

}  // namespace

BOOST_AUTO_TEST_CASE(help_tells_the_common_options_and_an_example) {
  auto const stop = stop_of({"play", "--help"});
  BOOST_TEST((stop.status == ExitStatus::done));
  BOOST_TEST(stop.text.find("--option-3 ") != std::string::npos);
  BOOST_TEST(stop.text.find("--option-4 ") == std::string::npos, stop.text);
  BOOST_TEST(stop.text.find("\nExample: tactus play --option-3 x\n") != std::string::npos, stop.text);
  BOOST_TEST(stop.text.ends_with("29 more options: tactus play --help-all\n"), stop.text);
  BOOST_TEST(std::ranges::count(stop.text, '\n') <= longest_help);
  auto const whole = stop_of({"play", "--help-all"}).text;
  for (char const* const option : {"--option-3 ", "--option-4 ", "--option-29 ", "--help-all", "--phase "})
    BOOST_TEST(whole.find(option) != std::string::npos, option);
}

BOOST_AUTO_TEST_CASE(help_of_a_command_is_asked_either_way) {
  BOOST_TEST(stop_of({"help", "play"}).text == stop_of({"play", "--help"}).text);
  BOOST_TEST(stop_of({"help"}).text == stop_of({"--help"}).text);
  BOOST_TEST(stop_of({"help", "devices", "list"}).text == stop_of({"devices", "list", "--help"}).text);
  BOOST_TEST(stop_of({"help", "paly"}).text.find("unknown command paly; nearest: play") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(each_shell_is_offered_all_commands_options_and_values) {
  for (char const* const shell : {"bash", "zsh", "fish"}) {
    auto const script = stop_of({"--completion", shell}).text;
    for (char const* const word : {"play", "devices", "list", "option-29", "long", "blitz rapid", "help-all"})
      BOOST_TEST(script.find(word) != std::string::npos, shell << ": " << word);
  }
  BOOST_TEST((stop_of({"--completion", "sh"}).status == ExitStatus::usage));
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
