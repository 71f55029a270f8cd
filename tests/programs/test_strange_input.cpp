// SPDX-License-Identifier: GPL-3.0-or-later
// Files and lines that are no such thing as is expected, or endless: each program says so and ends.
#include "tests/programs/program.hpp"
#include "tests/temporary_folder.hpp"

#include <fstream>
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

BOOST_FIXTURE_TEST_CASE(a_set_up_may_have_a_mark_of_utf8_but_no_other_encoding_and_no_end_of_its_own,
                        Folder) {
  std::ofstream{folder / "marked.toml"}
      << "\xef\xbb\xbfwhite = \"Anna A.\"\nlanguage = \"en\"\nsilent = true\n";
  auto const played =
      run("tactus", {"play", "--silent", "--setup", folder / "marked.toml", "--game", folder / "g.tactus"},
          "e4\n");
  BOOST_TEST(played.err.find("line 1") == std::string::npos, played.err);
  std::ofstream{folder / "wide.toml"} << std::string{
      "\xff\xfe"
      "w\0h\0",
      6};
  is_refused("tactus", {"play", "--silent", "--setup", folder / "wide.toml"},
             "is UTF-16; expected text in UTF-8");
  std::ofstream{folder / "long.toml"} << std::string(70'000, '#');
  is_refused("tactus", {"play", "--silent", "--setup", folder / "long.toml"}, "expected at most 64 KiB");
}

BOOST_AUTO_TEST_SUITE_END()
