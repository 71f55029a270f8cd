// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-training report`: what somebody sends who has met a real board, without a name and without a game
// that is still the arbiter's.
#include "src/training/report.hpp"
#include "tests/programs/program.hpp"
#include "tests/temporary_folder.hpp"

#include <filesystem>
#include <fstream>

#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(report)

namespace {

std::string text_of(std::string const& path) {
  std::ifstream file{path, std::ios::binary};
  return {std::istreambuf_iterator<char>{file}, {}};
}

bool has(std::string const& text, std::string_view part) { return text.find(part) != std::string::npos; }

struct Evening {
  TemporaryFolder folder;
  std::string game = folder / "evening.tactus", into = folder / "report.txt", captures = folder / "lines";

  void play(std::string const& program, std::string const& typed) {
    auto const ended = run(program,
                           {"play", "--silent", "--language", "en", "--blind", "white", "--white",
                            "Kuutamo-Salmi, Ain\xc3\xb5", "--black", "Pohjantuuli, Bo", "--assistant",
                            "white=Kierrosmaa", "--site", "Kaukavuori", "--game", game},
                           typed);
    BOOST_TEST_REQUIRE(ended.status == 0);
  }
  Ended report() {
    return run("tactus-training",
               {"report", game, "--captures", captures, "--into", into, "--language", "en"}, "");
  }
};

}  // namespace

BOOST_AUTO_TEST_CASE(names_are_replaced_where_they_are_words) {
  std::vector<training::StandIn> const names{{"Aino Aalto", "White"}, {"Aino", "White"}};
  BOOST_TEST(training::without_names("Aino Aalto lifts; Aino, Ainola, xAino.", names) ==
             "White lifts; White, Ainola, xAino.");
}

BOOST_FIXTURE_TEST_CASE(it_tells_what_was_heard_and_no_name, Evening) {
  play("tactus-training", "e4\ne5\nquit\nquit\n");
  std::filesystem::create_directory(captures);
  std::ofstream{folder / "lines/port-1.capture"} << "# Device: board of Pohjantuuli\n+0 < 45\n";
  std::ofstream{folder / "lines/notes.txt"} << "Aunt Salli's recipe\n";
  auto const ended = report();
  BOOST_TEST_REQUIRE(ended.status == 0, ended.err);
  BOOST_TEST(ended.out == into + ": written without names. Read it, and send it yourself.\n");
  auto const text = text_of(into);
  BOOST_TEST(text.rfind("Tactus report\n", 0) == 0u);
  for (char const* const there :
       {"What I expected:", "report: tactus-training ", "Eva f\xc3\xbcnf [to White]",
        R"("type":"game.started")", "== Capture port-1.capture ==", "# Device: board of Black", "+0 < 45"})
    BOOST_TEST(has(text, there), there);
  for (char const* const name :
       {"Kuutamo", "Salmi", "Ain\xc3\xb5", "Pohjantuuli", "Kierrosmaa", "Kaukavuori", "recipe"})
    BOOST_TEST(!has(text, name), name);
}

BOOST_FIXTURE_TEST_CASE(a_report_replaces_a_report_and_nothing_else, Evening) {
  play("tactus-training", "e4\nquit\nquit\n");
  std::filesystem::create_directory(captures);
  BOOST_TEST(report().status == 0);
  BOOST_TEST(report().status == 0);
  std::ofstream{into} << "a letter\n";
  BOOST_TEST(report().status == 1);
  BOOST_TEST(text_of(into) == "a letter\n");
}

BOOST_FIXTURE_TEST_CASE(a_game_of_a_tournament_is_the_arbiters_until_it_has_ended, Evening) {
  std::filesystem::create_directory(captures);
  play("tactus", "e4\ne5\nquit\nquit\n");
  auto const refused = report();
  BOOST_TEST(refused.status == 1);
  BOOST_TEST(refused.err ==
             "error: " + game + ": the game has not ended; until then its record is the arbiter's\n");
  BOOST_TEST(!std::filesystem::exists(into));
  BOOST_TEST_REQUIRE(
      run("tactus", {"play", "--silent", "--resume", game}, "result 1/2-1/2\nconfirm\nquit\n").status == 0);
  BOOST_TEST(report().status == 0);
}

BOOST_AUTO_TEST_SUITE_END()
