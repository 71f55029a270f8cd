// SPDX-License-Identifier: GPL-3.0-or-later
// Files and lines that are no such thing as is expected, or endless: each program says so and ends.
#include "core/message/name.hpp"
#include "tests/names_of_all_kinds.hpp"
#include "tests/programs/program.hpp"
#include "tests/temporary_folder.hpp"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <optional>
#include <sys/stat.h>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(strange_input)

namespace {

using Arguments = std::vector<std::string>;

struct Folder {
  TemporaryFolder folder;
  std::string fifo = folder / "fifo";

  Folder() { BOOST_TEST_REQUIRE(::mkfifo(fifo.c_str(), 0600) == 0); }
  static void is_refused(std::string const& program, Arguments const& arguments, std::string const& why) {
    auto const ended = run(program, arguments);
    BOOST_TEST(ended.status != 0, arguments.front());
    BOOST_TEST(ended.err.find(why) != std::string::npos,
               program << ' ' << arguments.front() << ": " << ended.err);
  }
};

/// A case whose id is nested deeper than any stack can follow.
std::string deep_line() {
  constexpr std::size_t depth = 80'000;
  return "{\"id\":" + std::string(depth, '[') + std::string(depth, ']') + "}\n";
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_line_of_json_that_is_nested_too_deep_is_told_the_limit) {
  struct Reader {
    std::string program, command;
  };
  for (auto const& [program, command] :
       {Reader{"tactus-arbiter", "rule"}, Reader{"tactus-arbiter", "reconcile"},
        Reader{"tactus-training", "recognise"}}) {
    auto const ended = run(program, {command, "--jsonl"}, deep_line() + "{\"id\":2}\n");
    auto const lines = lines_of(ended.out);
    BOOST_TEST(ended.status == 0, command);
    BOOST_TEST_REQUIRE(lines.size() == 2u, command);
    BOOST_TEST(lines[0].find("at most 32 levels") != std::string::npos, lines[0]);
    BOOST_TEST(lines[1].find("{\"id\":2,") == 0u, lines[1]);
  }
}

BOOST_FIXTURE_TEST_CASE(what_is_no_file_keeps_no_program_waiting, Folder) {
  std::string const no_game = fifo + ": not a game file of Tactus";
  is_refused("tactus", {"export", fifo, "--pgn"}, no_game);
  is_refused("tactus", {"score", fifo}, no_game);
  is_refused("tactus", {"play", "--silent", "--resume", fifo}, no_game);
  is_refused("tactus-arbiter", {"watch", fifo}, no_game);
  is_refused("tactus", {"play", "--silent", "--setup", fifo}, fifo + ": cannot be read; expected a file");
  is_refused("tactus", {"play", "--silent", "--setup", "/dev/zero"}, "/dev/zero: cannot be read");
}

BOOST_FIXTURE_TEST_CASE(a_set_up_is_read_however_an_editor_has_saved_it, Folder) {
  struct Saved {
    std::string bytes;
    bool is_noted;
  };
  auto const wide = [](std::string const& text) {
    std::string bytes{"\xff\xfe"};
    for (char const c : text) bytes.append({c, '\0'});
    return bytes;
  };
  std::vector<Saved> const all{{"white = \"J\xc3\xb6rg\"", false},
                               {"\xef\xbb\xbfwhite = \"J\xc3\xb6rg\"\r\nsilent = true\r\n", false},
                               {wide("white = \"J\xf6rg\"\r\n"), false},
                               {"white = \"J\xf6rg\"\n", true}};
  for (std::size_t i = 0; i < all.size(); ++i) {
    std::string const game = folder / (std::to_string(i) + ".tactus"), setup = folder / "setup.toml";
    std::ofstream{setup, std::ios::binary} << all[i].bytes;
    auto const played = run("tactus", {"play", "--silent", "--setup", setup, "--game", game}, "e4\n");
    BOOST_TEST(played.status == 0, played.err);
    BOOST_TEST((played.err.find("note: " + setup + " is not UTF-8") != std::string::npos) == all[i].is_noted,
               played.err);
    BOOST_TEST(run("tactus", {"export", game, "--pgn"}).out.find("[White \"Jörg\"]") != std::string::npos);
  }
}

BOOST_FIXTURE_TEST_CASE(a_set_up_without_an_end_is_refused, Folder) {
  std::ofstream{folder / "long.toml"} << std::string(70'000, '#');
  is_refused("tactus", {"play", "--silent", "--setup", folder / "long.toml"}, "expected at most 64 KiB");
}

namespace {

/// Holds while it lives.
class Variable {
 public:
  Variable(char const* name, char const* value) : name_(name) {
    if (char const* const before = std::getenv(name); before != nullptr) before_ = before;
    ::setenv(name, value, 1);
  }
  Variable(Variable const&) = delete;
  Variable& operator=(Variable const&) = delete;
  ~Variable() {
    if (before_)
      ::setenv(name_, before_->c_str(), 1);
    else
      ::unsetenv(name_);
  }

 private:
  char const* name_;
  std::optional<std::string> before_;
};

}  // namespace

BOOST_FIXTURE_TEST_CASE(a_name_of_a_terminal_with_other_signs_is_read_by_its_locale, Folder) {
  std::string const game = folder / "g.tactus";
  Arguments const line{"play", "--silent", "--white", "J\xf6rg", "--game", game};
  is_refused("tactus", line, "expected a name in UTF-8, given: J\ufffdrg");
  Variable const locale{"LC_ALL", "de_DE.ISO-8859-1"};
  BOOST_TEST(run("tactus", line, "e4\n").status == 0);
  BOOST_TEST(run("tactus", {"export", game, "--pgn"}).out.find("[White \"Jörg\"]") != std::string::npos);
}

BOOST_FIXTURE_TEST_CASE(names_of_all_kinds_go_through_the_programs_as_lines_of_their_own, Folder) {
  std::size_t taken = 0;
  auto const names = test::names_of_all_kinds(80);
  for (std::size_t i = 0; i < names.size(); ++i) {
    std::string const game = folder / (std::to_string(i) + ".tactus");
    auto const played =
        run("tactus", {"play", "--silent", "--white=" + names[i], "--black", "Bo", "--game", game},
            "e4\nresult 1/2-1/2\nconfirm\n");
    auto const name = Name::read(names[i]);
    if (!name || names[i].empty()) {
      BOOST_TEST(played.status == 2, played.err);
      BOOST_TEST(lines_of(played.err).size() == 2u, played.err);
      continue;
    }
    BOOST_TEST_REQUIRE(played.status == 0, played.err);
    auto const watched = lines_of(run("tactus-arbiter", {"watch", game, "--until-end"}).out);
    auto const holds = [&](std::string const& wanted) { return std::ranges::count(watched, wanted) == 1; };
    BOOST_TEST(holds("White: " + name->text()), *name);
    for (std::string const& each : watched) BOOST_TEST(!each.starts_with("result: 1-0"), each);
    auto const sheet = lines_of(run("tactus", {"export", game, "--scoresheet"}).out);
    BOOST_TEST_REQUIRE(!sheet.empty());
    BOOST_TEST(sheet.front() == "White: " + name->text());
    ++taken;
  }
  BOOST_TEST(taken > 20u);
}

BOOST_AUTO_TEST_CASE(a_language_that_nobody_has_here_is_said_once) {
  Variable const all{"LC_ALL", ""}, messages{"LC_MESSAGES", ""};
  auto const notes_with = [](char const* language, char const* lang) {
    Variable const wanted{"LANGUAGE", language}, locale{"LANG", lang};
    return run("tactus", {"outputs"}).err;
  };
  std::string const note = "note: English, for there is no es; languages: de en fi fr sv\n";
  auto const told = notes_with("", "es_ES.UTF-8");
  BOOST_TEST(told.find(note) != std::string::npos, told);
  BOOST_TEST(told.find("note: English", told.find(note) + 1) == std::string::npos, told);
  BOOST_TEST(notes_with("es:fi", "es_ES.UTF-8").find("note: English") == std::string::npos);
  BOOST_TEST(notes_with("", "C.UTF-8").find("note: English") == std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
