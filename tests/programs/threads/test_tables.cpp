// SPDX-License-Identifier: GPL-3.0-or-later
// A whole table at once: two boards and a clock, a person who types, a voice that speaks into a file, a plug
// that is pulled.
#include "tests/programs/program.hpp"
#include "tests/programs/simulated_ports.hpp"
#include "tests/temporary_folder.hpp"

#include <filesystem>

#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(tables)

namespace {

/// Black's hands begin when White's move is completed: nobody answers a press within some milliseconds.
void wait_for_one_move(Program& program) {
  for (unsigned asked = 1; program.printed().find("Black is to move.") == std::string::npos; ++asked) {
    program.type("where\n");
    BOOST_TEST_REQUIRE(program.prints_times("to move. [to White]", asked));
  }
}

}  // namespace

BOOST_AUTO_TEST_CASE(moves_are_told_while_a_person_types_a_voice_speaks_and_a_board_is_lost_and_found) {
  SimulatedPorts ports;
  TemporaryFolder const folder;
  std::string const wav = folder / "game.wav";
  Program program{"tactus",
                  {"play", "--silent", "--wav", wav, "--pace", "3", "--game", folder / "game.tactus",
                   "--board", "white=" + ports.white(), "--board", "black=" + ports.black(), "--clock",
                   ports.clock(), "--blind", "white", "--language", "en"}};
  BOOST_TEST_REQUIRE(program.prints("game.tactus\n"));
  ports.command("press black\nlift white e2\nplace white e4\nlift black e2\nplace black e4 P\npress white");
  program.type("repeat\ncount\ntime\n");
  wait_for_one_move(program);
  ports.command("lift black e7\nplace black e5 p\npress black");
  BOOST_TEST_REQUIRE(program.prints("Eva fünf [to White]\n"));
  ports.command("unplug white");
  BOOST_TEST_REQUIRE(program.prints("Board of White lost."));
  program.type("count\nrepeat\n");
  ports.command("plug white");
  BOOST_TEST_REQUIRE(program.prints("Board of White back."));
  BOOST_TEST(program.prints("Repeat: Eva fünf [to White]\n"));
  program.type("quit\n");
  auto const ended = program.end();
  BOOST_TEST(ended.err == "");
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(std::filesystem::file_size(wav) > 50'000U);
}

BOOST_AUTO_TEST_SUITE_END()
