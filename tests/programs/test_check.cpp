// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus check` at a simulated table.
#include "tests/programs/simulated_ports.hpp"

#include <filesystem>
#include <fstream>

#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(check_command)

namespace {

struct Table : SimulatedPorts {
  std::vector<std::string> checking{"check",   "--silent",         "--language",         "en",
                                    "--board", "white=" + white(), "black=" + black(),   "--clock",
                                    clock(),   "--game",           *this / "game.tactus"};

  Ended check(std::vector<std::string> const& more = {}) {
    std::vector<std::string> arguments = checking;
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run_until_answered("tactus", arguments);
  }
};

bool has_line(Ended const& ended, std::string const& line) {
  return ("\n" + ended.out).find("\n" + line + "\n") != std::string::npos;
}

}  // namespace

BOOST_FIXTURE_TEST_CASE(a_table_where_all_is_well_is_ready, Table) {
  auto const ended = check({"--main-time", "1:30:00"});
  BOOST_TEST(ended.status == 0, ended.out);
  BOOST_TEST(ended.err == "");
  auto lines = lines_of(ended.out);
  BOOST_TEST_REQUIRE(lines.size() == 8u);
  BOOST_TEST(lines[6].starts_with("Disk: "), lines[6]);
  lines.erase(lines.begin() + 6);
  BOOST_TEST(lines == (std::vector<std::string>{
                          "Program: Tactus " TACTUS_VERSION ", profile tournament.", "Sound: switched off.",
                          "Board of White: ready.", "Board of Black: ready.",
                          "Clock: White 1:30:00, Black 1:30:00.", "Clock: ready.", "Table: ready."}),
             boost::test_tools::per_element());
  BOOST_TEST(!std::filesystem::exists(*this / "game.tactus"));  // a check leaves nothing behind
}

BOOST_FIXTURE_TEST_CASE(what_is_wrong_at_the_table_is_told_square_by_square, Table) {
  {
    Program watch{"tactus", {"devices", "watch", white()}};
    BOOST_TEST_REQUIRE(watch.prints("link found: tactus"));
    command("lift white g1");
    command("place white f3");
    BOOST_TEST_REQUIRE(watch.prints("board f3 filled"));
  }
  command("unplug black");
  command("press black");
  auto const ended = check();
  BOOST_TEST(ended.status == 1);
  BOOST_TEST(has_line(ended, "Board of White: squares not as in the start position: 2."), ended.out);
  BOOST_TEST(has_line(ended, "Board of White: g1 is empty, a white knight belongs there."), ended.out);
  BOOST_TEST(has_line(ended, "Board of White: f3 must be empty, something stands there."), ended.out);
  BOOST_TEST(has_line(ended, "Board of Black: not connected at " + black() + "."), ended.out);
  BOOST_TEST(has_line(ended, "Clock: running, but must be stopped before the round."), ended.out);
  BOOST_TEST(has_line(ended, "Table: not ready, faults: 5."), ended.out);
  BOOST_TEST(ended.err.find("error: board of Black: ") != std::string::npos, ended.err);
}

BOOST_FIXTURE_TEST_CASE(a_clock_that_was_set_to_another_time_is_found, Table) {
  auto const ended = check({"--main-time", "2:00:00"});
  BOOST_TEST(ended.status == 1);
  BOOST_TEST(has_line(ended, "Clock: White must have 2:00:00."), ended.out);
  BOOST_TEST(has_line(ended, "Clock: Black must have 2:00:00."), ended.out);
}

BOOST_FIXTURE_TEST_CASE(a_device_of_another_kind_is_not_taken_for_a_clock, Table) {
  auto const ended =
      run_until_answered("tactus", {"check", "--silent", "--language", "en", "--clock", white()});
  BOOST_TEST(ended.status == 1);
  BOOST_TEST(has_line(ended, "Board of White: none, moves are typed."), ended.out);
  BOOST_TEST(has_line(ended, "Clock: what answers at " + white() + " shows no clock."), ended.out);
}

BOOST_FIXTURE_TEST_CASE(a_check_is_spoken_and_a_game_file_that_exists_is_told, Table) {
  std::ofstream(*this / "game.tactus") << "mine";
  auto const ended = check({"--wav", *this / "check.wav"});
  BOOST_TEST(ended.status == 1);
  BOOST_TEST(ended.err == "");
  BOOST_TEST(has_line(ended, "Game file: " + (*this / "game.tactus") +
                                 " exists already; a new game needs a new name."),
             ended.out);
  BOOST_TEST(std::filesystem::file_size(*this / "check.wav") > 300'000u);
}

BOOST_AUTO_TEST_CASE(a_bad_option_of_a_check_says_what_was_expected) {
  auto const time = run("tactus", {"check", "--main-time", "90"});
  BOOST_TEST(time.status == 2);
  BOOST_TEST(time.err.find("expected H:MM:SS") != std::string::npos, time.err);
  BOOST_TEST(run("tactus", {"check", "--board", "white=COM1"}).status == 2);
}

BOOST_AUTO_TEST_SUITE_END()
