// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever a program is asked to write, no game file and no file of another kind is lost by it.
#include "tests/programs/program.hpp"
#include "tests/temporary_folder.hpp"

#include <fstream>
#include <sstream>

#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(files_kept)

namespace {

namespace fs = std::filesystem;

std::string text_of(std::string const& file) {
  std::ostringstream text;
  text << std::ifstream{file, std::ios::binary}.rdbuf();
  return text.str();
}

struct Folder {
  TemporaryFolder folder;
  std::string game = folder / "game.tactus", other = folder / "other.tactus";

  Folder() {
    for (std::string const& file : {game, other}) play({"--game", file});
  }
  void play(std::vector<std::string> const& more) const {
    std::vector<std::string> arguments{"play", "--silent", "--language", "en"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    auto const ended = run("tactus", arguments, "e4\ne5\n");
    BOOST_TEST(ended.status == 0, ended.err);
  }
  /// The program refuses to write over the other game.
  void refuses(std::string const& program, std::vector<std::string> const& arguments,
               std::string const& typed = "") const {
    auto const before = text_of(other);
    auto const ended = run(program, arguments, typed);
    BOOST_TEST(ended.status != 0, arguments.front());
    BOOST_TEST(ended.err.find(other + ": exists already; choose another name") != std::string::npos,
               ended.err);
    BOOST_TEST((text_of(other) == before));
  }
};

}  // namespace

BOOST_FIXTURE_TEST_CASE(no_other_game_is_written_over, Folder) {
  refuses("tactus", {"export", game, "--pgn", "--into", other});
  refuses("tactus", {"export", game, "--scoresheet", "--into", other});
  refuses("tactus", {"score", game, "--into", other});
  refuses("tactus-arbiter", {"export", game, "--pgn", other});
  refuses("tactus-arbiter", {"rule", "--sheet", other}, "quit\n");
}

BOOST_FIXTURE_TEST_CASE(the_same_form_is_written_again_and_another_is_kept, Folder) {
  auto const file = folder / "game.pgn";
  for (int i = 0; i < 2; ++i)
    BOOST_TEST(run("tactus", {"export", game, "--pgn", "--into", file}).status == 0);
  BOOST_TEST(run("tactus", {"export", game, "--scoresheet", "--into", file}).status == 1);
  BOOST_TEST(text_of(file).starts_with("[Event "));
  for (int i = 0; i < 2; ++i)
    BOOST_TEST(run("tactus", {"score", game, "--form", "large-print", "--into", folder / "x.html"}).status ==
               0);
  BOOST_TEST(run("tactus", {"export", game, "--pgn", "--into", "/dev/stdout"}).out.starts_with("[Event "));
}

BOOST_FIXTURE_TEST_CASE(rulings_are_added, Folder) {
  auto const file = folder / "rulings.txt";
  std::string const answers =
      "FIDE 2023\nstandard\nIllegal moves\n1\n4r1k1/8/8/8/8/8/3B4/4K2R w K - 0 "
      "1\nwhite\nd2c3\n1\n0:31:05 0:12:00\nno\n";
  for (int i = 0; i < 2; ++i)
    BOOST_TEST(run("tactus-arbiter", {"rule", "--sheet", file}, answers).status == 0);
  auto const text = text_of(file);
  std::string const ruling = "The position is put back.\nPosition to be set up:\n";
  auto const second = text.find(ruling, 1);
  BOOST_TEST(text.starts_with(ruling));
  BOOST_TEST_REQUIRE(second != std::string::npos);
  BOOST_TEST(text.find(ruling, second + 1) == std::string::npos);
  BOOST_TEST(text.find("Facts given:\n") < second);
  BOOST_TEST(text.find("Facts given:\n", second) != std::string::npos);
}

BOOST_FIXTURE_TEST_CASE(speech_and_captures_of_an_earlier_game_stay, Folder) {
  auto const wav = folder / "k.wav";
  play({"--game", folder / "1.tactus", "--wav", wav});
  auto const first = text_of(wav);
  play({"--resume", folder / "1.tactus", "--wav", wav});
  BOOST_TEST((text_of(wav) == first));
  BOOST_TEST(text_of(folder / "k-2.wav").starts_with("RIFF"));
  auto const refused = run("tactus", {"play", "--silent", "--game", folder / "2.tactus", "--capture", game});
  BOOST_TEST(refused.status == 2);
  BOOST_TEST(refused.err.find("--capture " + game + ": expected a folder to write into") !=
             std::string::npos);
  play({"--game", folder / "3.tactus", "--capture", folder / "new/folder"});
  BOOST_TEST(fs::is_directory(folder / "new/folder"));
}

BOOST_AUTO_TEST_SUITE_END()
