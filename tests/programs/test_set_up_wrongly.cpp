// SPDX-License-Identifier: GPL-3.0-or-later
// Boards and clock as people plug them in: what is crosswise is read aright from the second ply on.
#include "tests/programs/program.hpp"
#include "tests/programs/simulated_ports.hpp"
#include "tests/temporary_folder.hpp"

#include <csignal>

#include <boost/test/unit_test.hpp>

namespace tactus {

BOOST_AUTO_TEST_SUITE(set_up_wrongly)

BOOST_AUTO_TEST_CASE(boards_at_each_others_ports_are_read_aright_and_the_arbiter_is_told) {
  constexpr unsigned speed = 5;
  SimulatedPorts ports{speed};
  TemporaryFolder folder;
  auto const file = folder / "a.tactus";
  Program play{
      "tactus",
      {"play", "--silent", "--language", "en", "--blind", "white", "--pace", std::to_string(speed), "--board",
       "white=" + ports.black(), "black=" + ports.white(), "--clock", ports.clock(), "--game", file}};
  BOOST_TEST_REQUIRE(play.prints("game: "));
  Program watch{"tactus-arbiter", {"watch", file}};
  ports.command(
      "press black\nwait 3000\nlift white e2\nwait 400\nplace white e4\nwait 1500\npress white\nwait 1500\n"
      "lift black e2\nwait 400\nplace black e4 P\nwait 3000\nlift black e7\nwait 400\nplace black e5 p\nwait "
      "1500\npress black");
  BOOST_TEST(play.prints("Eva f\xC3\xBCnf [to White]"));  // before he has copied it
  BOOST_TEST(watch.prints("boards exchanged: each is read as the other player's from now on"));
  BOOST_TEST(watch.prints("1... e5"));
  play.signal(SIGTERM);
  (void)play.end();
  watch.signal(SIGTERM);
  BOOST_TEST(watch.end().out.find("irregularity") == std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus
