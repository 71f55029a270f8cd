// SPDX-License-Identifier: GPL-3.0-or-later
// The settings file: what is read, what is refused with its line, and changes that leave everything else
// alone.
#include "src/table/settings_text.hpp"
#include "tests/programs/program.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <unistd.h>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(settings)

using namespace tactus::program;

namespace {

struct BadRow {
  char const* text;
  char const* error;
};
std::ostream& operator<<(std::ostream& out, BadRow const& row) { return out << row.error; }

BadRow const bad_rows[] = {
    {"table.rate = \"fast\"\n", "line 1: table.rate: expected a whole number"},
    {"\nstyle = 3\n", "line 2: style: expected a text in quotes"},
    {"check-word = 1\n", "line 1: check-word: expected true or false"},
    {"[table]\nspeed = 3\n",
     "line 2: unknown setting 'table.speed'; expected one that `tactus settings` lists"},
    {"table = 3\n", "line 1: unknown setting 'table'; expected one that `tactus settings` lists"},
    {"style = \"a\" \"b\"\n", "line 1: expected KEY = VALUE, [TABLE] or a comment behind #"},
    {"[ =\n", "line 1: expected KEY = VALUE, [TABLE] or a comment behind #"},
    {"style = \"\\q\"\n", "line 1: no TOML: "},
    {"style = \n", "line 1: expected KEY = VALUE, [TABLE] or a comment behind #"},
    {"\nstüle = 'a'\n", "line 2: expected KEY = VALUE, [TABLE] or a comment behind #"},
    {"style = 'ä' ä\n", "line 1: expected KEY = VALUE, [TABLE] or a comment behind #"},
    {"style = \"\"\"\nlong\n\"\"\"\n", "line 1: expected KEY = VALUE, [TABLE] or a comment behind #"},
};

std::string values(std::string const& text) {
  std::string all;
  auto const settings = read_settings(text).value();
  for (Setting const& each : settings)
    all += std::string{each.key->key} + "=" + each.value + "@" + std::to_string(each.line) + ' ';
  return all;
}

std::string changed(std::string const& text, char const* key, std::optional<std::string> const& value) {
  auto const result = with_setting(text, *setting_key(key), value);
  return result ? *result : "error: " + result.error();
}

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

BOOST_AUTO_TEST_CASE(settings_are_read_with_their_lines_in_either_way_of_writing) {
  BOOST_TEST(values("") == "");
  BOOST_TEST(values("style = \"long\"\ntable.rate = 150\n[private]\nrate = 400\nvoice = 'f2'\n") ==
             "style=long@1 table.rate=150@2 private.rate=400@4 private.voice=f2@5 ");
  BOOST_TEST(values("capture-word = false # leise, schön\n") == "capture-word=false@1 ");
  BOOST_TEST(values("table.sound = \"Hörer \\\"ä\\\"\" # 'x\n") == "table.sound=Hörer \"ä\"@1 ");
}

BOOST_DATA_TEST_CASE(what_is_wrong_is_told_with_its_line, boost::unit_test::data::make(bad_rows), row) {
  auto const read = read_settings(row.text);
  BOOST_REQUIRE(!read.has_value());
  BOOST_TEST(read.error().find(row.error) == 0U, read.error());
}

BOOST_AUTO_TEST_CASE(a_change_leaves_every_other_line_alone) {
  BOOST_TEST(changed("", "table.rate", "150") == "table.rate = 150\n");
  BOOST_TEST(changed("# mine\ntable.rate = 1\n# yours\n", "table.rate", "150") ==
             "# mine\ntable.rate = 150\n# yours\n");
  BOOST_TEST(changed("[table]\nrate = 1\nvolume = 2\n", "table.rate", "150") ==
             "[table]\nrate = 150\nvolume = 2\n");
  BOOST_TEST(changed("a-comment", "table.rate", "150").find("error: line 1: expected KEY = VALUE") == 0U);
  BOOST_TEST(changed("[private]\nrate = 300\n", "style", "long") ==
             "style = 'long'\n[private]\nrate = 300\n");
  BOOST_TEST(changed("# style = \"short\"\n", "style", "long") == "style = 'long'\n");
  BOOST_TEST(changed("style = 'long'\n", "style", std::nullopt) == "# style = 'long'\n");
  BOOST_TEST(changed("", "style", std::nullopt) == "");
}

BOOST_AUTO_TEST_CASE(a_text_of_any_kind_comes_back) {
  for (char const* text : {"Kopfhörer \"rot\":left", "it's", "a\\b", "'''"})
    BOOST_TEST(read_settings(changed("", "table.sound", text)).value().at(0).value == text);
}

BOOST_AUTO_TEST_CASE(what_cannot_be_changed_line_by_line_is_refused_and_told) {
  BOOST_TEST(changed("[table]\nrate = 1\n", "table.volume", "150") ==
             "error: cannot change 'table.volume' here; expected each setting on a line of its own");
}

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
    auto const help = run("tactus", {"play", "--help"}).out;
    BOOST_TEST(help.find(std::string{key.option}) != std::string::npos);
  }
  BOOST_TEST(!std::filesystem::exists(home.file));
}

BOOST_AUTO_TEST_CASE(a_setting_holds_until_something_else_is_typed) {
  Home const home;
  BOOST_TEST(run("tactus", {"settings", "set", "style", "long"}).out ==
             "style = long\nsettings: " + home.file.string() + "\n");
  BOOST_TEST(run("tactus", {"announce", "--text"}, "e4").out == "Eva zwei Eva vier\n");
  BOOST_TEST(run("tactus", {"announce", "--text", "--style", "short"}, "e4").out == "Eva vier\n");
  BOOST_TEST(home.text().find("# Words per minute at the table, 80 to 900\n# table.rate = 165\n") !=
             std::string::npos);
  run("tactus", {"settings", "set", "capture-word", "false"});
  BOOST_TEST(run("tactus", {"announce", "--text", "--style", "short"}, "e4 d5 exd5").out ==
             "Eva vier\nDavid fünf\nEva David fünf\n");
  run("tactus", {"settings", "unset", "style"});
  BOOST_TEST(run("tactus", {"announce", "--text"}, "e4").out == "Eva vier\n");
}

BOOST_AUTO_TEST_CASE(a_value_that_the_option_refuses_is_not_saved) {
  Home const home;
  auto const ended = run("tactus", {"settings", "set", "table.rate", "5000"});
  BOOST_TEST(ended.status == 2);
  BOOST_TEST(ended.err == "error: --table-rate: Value 5000 not in range 80 to 900\n");
  BOOST_TEST(run("tactus", {"settings", "set", "speed", "1"}).err ==
             "error: unknown setting 'speed'; expected one that `tactus settings` lists\n");
  BOOST_TEST(!std::filesystem::exists(home.file));
}

BOOST_AUTO_TEST_CASE(a_damaged_file_is_told_and_left_as_it_is) {
  Home const home;
  home.write("style = \"loud\"\n");
  auto const ended = run("tactus", {"announce", "--text"}, "e4");
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
