// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever is wrong with a line or a file, the person is told so in his language.
#include "tests/programs/program.hpp"
#include "tests/working_folder.hpp"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(errors_in_languages)

namespace {

using Line = std::vector<std::string>;

/// Files and folders of the lines below lie where the program runs.
Line const lines_of_player[]{
    {},
    {"paly"},
    {"xyz"},
    {"game.tactus"},
    {"announce"},
    {"devices"},
    {"devices", "lisst"},
    {"play", "--whit", "Anna"},
    {"play", "--white", "Anna", "A."},
    {"play", "--white"},
    {"play", "--white", "a", "--white", "b"},
    {"play", "--white", "a\nb"},
    {"play", "--white", "  "},
    {"play", "--white", std::string(200, 'a')},
    {"play", "--black", "J\xf6rg"},
    {"play", "--silent=maybe"},
    {"play", "--blind", "green"},
    {"play", "--assistant", "Anna"},
    {"play", "--board", "green=keyboard"},
    {"play", "--board", "white=COM1"},
    {"play", "--board", "white=/dev/x", "black=/dev/x"},
    {"play", "--clock", "COM1"},
    {"play", "--pace", "9", "--clock", "/dev/x"},
    {"play", "--pace", "0"},
    {"play", "--keypad", "Anna"},
    {"play", "--braille", "green"},
    {"play", "--braille-moves", "x"},
    {"play", "--duties", "make"},
    {"play", "--assist", "white", "--duties", "cook"},
    {"play", "--microphone", "x"},
    {"play", "--rules", "x"},
    {"play", "--start", "9999"},
    {"play", "--time-control", "x"},
    {"play", "--low-time-warning", "x"},
    {"play", "--round", "abc"},
    {"play", "--language", "xx"},
    {"play", "--letters", "tlh"},
    {"play", "--style", "x"},
    {"play", "--earcons", "x"},
    {"play", "--table-rate", "1"},
    {"play", "--table-voice", "x/y"},
    {"play", "--table-sound", ""},
    {"play", "--resume", "a", "--game", "b"},
    {"play", "--silent", "--resume", "none.tactus"},
    {"play", "--silent", "--resume", "text.tactus"},
    {"play", "--silent", "--game", "text.tactus"},
    {"play", "--silent", "--game", "none/game.tactus"},
    {"play", "--silent", "--game", "game.tactus", "--wav", "none/a.wav"},
    {"play", "--silent", "--game", "game.tactus", "--capture", "text.tactus"},
    {"play", "--silent", "--game", "game.tactus", "--board", "white=/dev/tactus-none"},
    {"play", "--setup", "none.toml"},
    {"play", "--setup", "."},
    {"play", "--setup", "words.toml"},
    {"play", "--setup", "twice.toml"},
    {"play", "--setup", "strange.toml"},
    {"play", "--setup", "kind.toml"},
    {"play", "--setup", "value.toml"},
    {"check", "--silent", "--main-time", "x"},
    {"check", "--silent", "--clock", "COM1"},
    {"check", "--start", "lot"},
    {"export"},
    {"export", "none.tactus"},
    {"export", "none.tactus", "--pgn"},
    {"export", "text.tactus", "--pgn"},
    {"export", "none.tactus", "--pgn", "--jsonl"},
    {"export", "none.tactus", "--jsonl"},
    {"score", "none.tactus"},
    {"score", "none.tactus", "--points", "3"},
    {"score", "none.tactus", "--form", "x"},
    {"score", "none.tactus", "--form", "audio"},
    {"score", "none.tactus", "--hear", "1", "--into", "x.wav"},
    {"settings", "set", "table.rate"},
    {"settings", "set", "table.rte", "100"},
    {"settings", "set", "table.rate", "1"},
    {"settings", "unset", "x"},
    {"voices", "--choose", "x/y"},
    {"voices", "--hear", "--try"},
    {"devices", "watch"},
    {"devices", "watch", "COM1"},
    {"devices", "record", "/dev/tactus-none", "x.capture"},
    {"devices", "replay", "none.capture"},
    {"devices", "replay", "text.tactus"},
};

Line const lines_of_arbiter[]{
    {},
    {"wacth"},
    {"game.tactus"},
    {"watch"},
    {"watch", "text.tactus"},
    {"export", "none.tactus"},
    {"export", "text.tactus"},
    {"check", "none.tactus"},
    {"perft", "x"},
    {"perft", "x", "0"},
    {"rule", "--rulse", "x"},
    {"law", "11", "--rules", "x"},
    {"replay-pgn", "none.pgn"},
    {"desk", "--game"},
    {"desk", "--arbiter", "A\nB"},
    {"desk", "--gaem", "x"},
    {"hall", "inti"},
};

struct Folder {
  WorkingFolder folder;

  Folder() {
    write("text.tactus", std::string(10'000, '?'));
    write("words.toml", "these are words\n");
    write("twice.toml", "event = \"a\"\nevent = \"b\"\n");
    write("strange.toml", "evnt = \"a\"\n");
    write("kind.toml", "event = 7\n");
    write("value.toml", "rules = \"x\"\n");
  }

  void write(std::string const& name, std::string const& text) const {
    std::ofstream{folder / name, std::ios::binary} << text;
  }
};

/// What a person in this place gets to read.
std::string told(std::string const& program, Line line, std::string const& language) {
  line.insert(line.begin(), {"LANG=" + language + "_XX.UTF-8", "LANGUAGE=" + language,
                             "LC_ALL=", "LC_MESSAGES=", "TACTUS_SETTINGS=/nowhere/settings.toml",
                             TACTUS_BIN_DIR "/" + program});
  return run("/usr/bin/env", line).err;
}

/// The words of a text that no other language has; what was typed, and names of files, have none of them.
std::string english_in(std::string const& text) {
  std::string const words[]{"expected", "cannot", "unknown", "missing", "required",
                            "not",      "the",    "with",    "of"};
  std::string word, found;
  for (char const c : text + ' ') {
    if (std::isalpha(static_cast<unsigned char>(c)) != 0 || static_cast<unsigned char>(c) >= 0x80) {
      word += c;
      continue;
    }
    if (std::ranges::find(words, word) != std::end(words)) found += word + ' ';
    word.clear();
  }
  return found;
}

std::string in_one_line(Line const& line) {
  std::string text;
  for (std::string const& word : line) text += word + ' ';
  return text;
}

struct Place {
  std::string language, mark;
};

void check_told(std::string const& program, Line const& line, std::vector<Place> const& places) {
  auto const english = told(program, line, "en");
  BOOST_TEST(english.starts_with("error: "), program << ' ' << in_one_line(line) << english);
  for (auto const& [language, mark] : places) {
    auto const own = told(program, line, language);
    BOOST_TEST_CONTEXT(program << ' ' << in_one_line(line) << "in " << language << ": " << own) {
      BOOST_TEST(own.starts_with(mark));
      BOOST_TEST(own.substr(std::min(mark.size(), own.size())) !=
                 english.substr(std::string{"error: "}.size()));
      BOOST_TEST(english_in(own) == "");
      BOOST_TEST(std::ranges::count(own, '\n') == std::ranges::count(english, '\n'));
    }
  }
}

}  // namespace

BOOST_FIXTURE_TEST_CASE(a_player_is_told_in_his_language_what_is_wrong, Folder) {
  std::vector<Place> const places{{"de", "error: "}, {"fi", "error: "}, {"fr", "error: "}, {"sv", "error: "}};
  for (Line const& line : lines_of_player) check_told("tactus", line, places);
}

BOOST_FIXTURE_TEST_CASE(an_arbiter_is_told_in_finnish_what_is_wrong, Folder) {
  for (Line const& line : lines_of_arbiter) check_told("tactus-arbiter", line, {{"fi", "virhe: "}});
}

BOOST_FIXTURE_TEST_CASE(the_settings_name_the_language_of_errors_where_nothing_else_does, Folder) {
  write("settings.toml", "language = \"fi\"\n");
  auto const ended = run("/usr/bin/env", {"LANG=C", "TACTUS_SETTINGS=" + (folder / "settings.toml"),
                                          TACTUS_BIN_DIR "/tactus", "play", "--loud"});
  BOOST_TEST(ended.err.starts_with("error: tuntematon valinta --loud"), ended.err);
}

BOOST_AUTO_TEST_SUITE_END()
