// SPDX-License-Identifier: GPL-3.0-or-later
// The settings file of a person and the programs that read and change it.
#include "src/table/options/settings_text.hpp"
#include "tests/programs/program.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <unistd.h>

#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(settings)

using namespace tactus::program;

namespace {

/// A home of its own, with the settings of one person.
struct Home {
  std::filesystem::path folder =
      std::filesystem::temp_directory_path() / ("tactus_settings_" + std::to_string(getpid()));
  std::filesystem::path file = folder / "of a person" / "settings.toml";

  Home() { setenv("TACTUS_SETTINGS", file.c_str(), 1); }
  ~Home() {
    setenv("TACTUS_SETTINGS", "/nowhere/settings.toml", 1);
    std::filesystem::remove_all(folder);
  }
  void write(std::string const& text) const {
    std::filesystem::create_directories(file.parent_path());
    std::ofstream{file} << text;
  }
  std::string text() const {
    std::ifstream in{file};
    return {std::istreambuf_iterator<char>{in}, {}};
  }
};

}  // namespace

BOOST_AUTO_TEST_CASE(every_setting_is_an_option_of_play_and_explained) {
  Home const home;
  auto const shown = run("tactus", {"settings"});
  BOOST_TEST(shown.status == 0);
  for (SettingKey const& key : setting_keys()) {
    auto const at = shown.out.find("\n" + std::string{key.key} + " = " + std::string{key.otherwise});
    BOOST_TEST_CONTEXT(key.key) {
      BOOST_REQUIRE(at != std::string::npos);
      BOOST_TEST(shown.out.find(" (not set): ", at) < shown.out.find('\n', at + 1));
    }
    auto const help = run("tactus", {"play", "--help-all"}).out;
    BOOST_TEST(help.find(std::string{key.option}) != std::string::npos);
  }
  BOOST_TEST(!std::filesystem::exists(home.file));
}

BOOST_AUTO_TEST_CASE(a_setting_holds_until_something_else_is_typed) {
  Home const home;
  BOOST_TEST(run("tactus", {"settings", "set", "style", "long"}).out ==
             "style = long\nsettings: " + home.file.string() + "\n");
  BOOST_TEST(run("tactus-training", {"announce", "--text"}, "e4").out == "Eva zwei Eva vier\n");
  BOOST_TEST(run("tactus-training", {"announce", "--text", "--style", "short"}, "e4").out == "Eva vier\n");
  BOOST_TEST(home.text().find("# Words per minute at the table, 80 to 900\n# table.rate = 165\n") !=
             std::string::npos);
  run("tactus", {"settings", "set", "capture-word", "false"});
  BOOST_TEST(run("tactus-training", {"announce", "--text", "--style", "short"}, "e4 d5 exd5").out ==
             "Eva vier\nDavid fünf\nEva David fünf\n");
  run("tactus", {"settings", "unset", "style"});
  BOOST_TEST(run("tactus-training", {"announce", "--text"}, "e4").out == "Eva vier\n");
}

BOOST_AUTO_TEST_CASE(a_value_that_the_option_refuses_is_not_saved) {
  Home const home;
  auto const ended = run("tactus", {"settings", "set", "table.rate", "5000"});
  BOOST_TEST(ended.status == 2);
  BOOST_TEST(ended.err == "error: --table-rate: 5000: expected a number from 80 to 900\n");
  BOOST_TEST(run("tactus", {"settings", "set", "speed", "1"}).err ==
             "error: unknown setting speed; expected one that tactus settings lists\n");
  BOOST_TEST(!std::filesystem::exists(home.file));
}

BOOST_AUTO_TEST_CASE(a_damaged_file_is_told_and_left_as_it_is) {
  Home const home;
  home.write("style = \"loud\"\n");
  auto const ended = run("tactus-training", {"announce", "--text"}, "e4");
  BOOST_TEST(ended.status == 2);
  BOOST_TEST(ended.err.find("error: " + home.file.string() + ", line 1: style: ") == 0U, ended.err);
  home.write("style = \n");
  BOOST_TEST(run("tactus", {"settings", "set", "style", "long"}).status == 2);
  BOOST_TEST(home.text() == "style = \n");
}

BOOST_AUTO_TEST_CASE(voices_are_listed_tried_and_kept) {
  Home const home;
  auto const listed = run("tactus", {"voices", "--language", "en"}).out;
  BOOST_TEST(listed.find("voices: ") == 0U);
  BOOST_TEST(listed.find("\nf2\n") != std::string::npos);
  auto const tried = run("tactus", {"voices", "--try", "--silent", "--language", "en", "m1", "f2", "m3"},
                         "\nagain\nback\n\nkeep\n");
  BOOST_TEST(tried.out ==
             "Enter: next; again; back; keep: save this voice; quit\n1 of 3: m1\n2 of 3: f2\n2 of 3: f2\n"
             "1 of 3: m1\n2 of 3: f2\nsaved: private.voice = f2\n");
  BOOST_TEST(run("tactus", {"voices", "--language", "en"}).out.find("\nf2, in the earphone\n") !=
             std::string::npos);
  BOOST_TEST(run("tactus", {"voices", "--choose", "nobody"}).status == 1);
}

BOOST_AUTO_TEST_SUITE_END()
