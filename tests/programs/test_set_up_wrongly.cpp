// SPDX-License-Identifier: GPL-3.0-or-later
// Boards and clock as people set them up: what is wrong is told to the arbiter, what can be read aright is,
// and nobody is accused.
#include "tests/programs/program.hpp"
#include "tests/programs/simulated_ports.hpp"
#include "tests/temporary_folder.hpp"

#include <array>
#include <csignal>
#include <ostream>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

namespace tactus {

BOOST_AUTO_TEST_SUITE(set_up_wrongly)

namespace {

constexpr unsigned speed = 3;  // times the wall clock: what hands do must find the boards read

struct Wrong {
  char const* mistake;
  char const* line;  // of the arbiter's watch
  bool is_told_before_the_first_move = false;
};
std::ostream& operator<<(std::ostream& out, Wrong const& wrong) { return out << wrong.mistake; }
constexpr std::array wrongs{
    Wrong{"boards-exchanged", "boards exchanged: each is read as the other player's from now on"},
    Wrong{"board-turned", "board of White: turned by half, read so from now on (7.2.2)"},
    Wrong{"board-turned-by-quarter", "board of White: turned by a quarter, read so from now on (2.1)"},
    Wrong{"clock-exchanged", "clock the wrong way round: read so from the first move on"},
    Wrong{"king-and-queen", "board of Black: not the start position, d8 e8 (7.2.1)", true},
    Wrong{"piece-missing", "board of White: not the start position, h2 (7.2.1)", true}};

/// White is blind, on a tactile board; Black's board names its pieces.
Program play_on(SimulatedPorts& ports, std::string const& file) {
  return Program{
      "tactus",
      {"play", "--silent", "--language", "en", "--blind", "white", "--pace", std::to_string(speed), "--board",
       "white=" + ports.white(), "black=" + ports.black(), "--clock", ports.clock(), "--game", file}};
}

}  // namespace

BOOST_DATA_TEST_CASE(a_mistake_is_told_and_the_moves_are_recorded_as_played,
                     boost::unit_test::data::make(wrongs), wrong) {
  SimulatedPorts ports{speed, wrong.mistake};
  TemporaryFolder folder;
  auto const file = folder / "a.tactus";
  Program play = play_on(ports, file);
  BOOST_TEST_REQUIRE(play.prints("game: "));
  Program watch{"tactus-arbiter", {"watch", file}};
  ports.command("wait 3000\npress black");
  if (wrong.is_told_before_the_first_move) BOOST_TEST(watch.prints(wrong.line));
  ports.command(
      "wait 3000\nlift white e2\nwait 400\nplace white e4\nwait 1500\npress white\nwait "
      "1500\nlift black e2\nwait 400\nplace black e4 P\nwait 3000\nlift black e7\nwait 400\nplace black e5 "
      "p\n"
      "wait 1500\npress black");
  BOOST_TEST(play.prints("Eva f\xC3\xBCnf [to White]"));  // before he has copied it
  BOOST_TEST(watch.prints(wrong.line));
  BOOST_TEST(watch.prints("1... e5"));
  play.signal(SIGTERM);
  (void)play.end();
  watch.signal(SIGTERM);
  std::string const told = watch.end().out;
  BOOST_TEST(told.find("irregularity") == std::string::npos);
  BOOST_TEST(told.find("lifted: ") == std::string::npos);
}

/// Whoever goes on names each port by the board in front of him.
BOOST_AUTO_TEST_CASE(boards_that_were_exchanged_and_are_named_aright_when_the_game_goes_on_are_known) {
  SimulatedPorts ports{speed, "boards-exchanged"};
  TemporaryFolder folder;
  auto const file = folder / "a.tactus";
  Program first = play_on(ports, file);
  BOOST_TEST_REQUIRE(first.prints("game: "));
  Program watch{"tactus-arbiter", {"watch", file}};
  ports.command(
      "wait 3000\npress black\nwait 3000\nlift white e2\nwait 400\nplace white e4\nwait 1500\npress "
      "white\nwait 1500\nlift black e2\nwait 400\nplace black e4 P\nwait 3000\nlift black e7\nwait "
      "400\nplace black e5 p\nwait 1500\npress black");
  BOOST_TEST_REQUIRE(watch.prints("boards exchanged: each is read as the other player's from now on"));
  BOOST_TEST_REQUIRE(watch.prints("1... e5"));
  ports.command("lift white e7\nwait 400\nplace white e5");
  first.signal(SIGTERM);
  (void)first.end();
  Program play{
      "tactus",
      {"play", "--silent", "--language", "en", "--pace", std::to_string(speed), "--board",
       "white=" + ports.black(), "black=" + ports.white(), "--clock", ports.clock(), "--resume", file}};
  BOOST_TEST_REQUIRE(play.prints("game: "));
  ports.command("wait 4000\nlift white g1\nwait 400\nplace white f3\nwait 1500\npress white");
  BOOST_TEST(watch.prints("2. Nf3"));
  play.signal(SIGTERM);
  (void)play.end();
  watch.signal(SIGTERM);
  std::string const told = watch.end().out;
  BOOST_TEST(told.find("another kind answers") == std::string::npos);
  BOOST_TEST(told.find("read from now on: board") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(before_the_game_both_kings_show_how_the_boards_stand) {
  SimulatedPorts ports{speed, "board-turned"};
  TemporaryFolder folder;
  auto const file = folder / "a.tactus";
  Program play = play_on(ports, file);
  BOOST_TEST_REQUIRE(play.prints("game: "));
  Program watch{"tactus-arbiter", {"watch", file}};
  play.type("kings\n");
  BOOST_TEST(play.prints("White, please lift your king and put it back."));
  ports.command("lift white e1\nwait 600\nplace white e1");
  BOOST_TEST(play.prints("Black, please lift your king and put it back."));
  ports.command("lift black e8\nwait 600\nplace black e8 k");
  BOOST_TEST(play.prints("Thank you. The boards have been looked at."));
  BOOST_TEST(watch.prints("board of White: turned by half, read so from now on (7.2.2)"));
  play.signal(SIGTERM);
  (void)play.end();
  watch.signal(SIGTERM);
  (void)watch.end();
}

BOOST_AUTO_TEST_CASE(what_was_told_wrong_is_put_right_when_the_game_goes_on_and_a_board_may_join) {
  SimulatedPorts ports{speed};
  TemporaryFolder folder;
  auto const file = folder / "a.tactus";
  Program first{"tactus",
                {"play", "--silent", "--language", "en", "--white", "Ana", "--black", "Bo", "--pace",
                 std::to_string(speed), "--board", "black=" + ports.black(), "--game", file}};
  BOOST_TEST_REQUIRE(first.prints("game: "));
  first.signal(SIGTERM);
  (void)first.end();
  Program play{"tactus",
               {"play", "--silent", "--language", "en", "--white", "Anna", "--blind", "white", "--rules",
                "fide-2017", "--pace", std::to_string(speed), "--board", "white=" + ports.white(),
                "black=" + ports.black(), "--clock", ports.clock(), "--resume", file}};
  BOOST_TEST(play.prints("Changed: White is Anna"));
  BOOST_TEST(play.prints("Changed: White: blind"));
  BOOST_TEST(play.prints("Not changed: FIDE Laws of 2023"));
  BOOST_TEST(play.prints("Board of White back."));
  Program watch{"tactus-arbiter", {"watch", file}};
  BOOST_TEST(watch.prints("corrected: White is Anna, not Ana"));
  BOOST_TEST(watch.prints("corrected: White is blind"));
  BOOST_TEST(watch.prints("read from now on: clock"));
  BOOST_TEST(watch.prints("read from now on: board of White"));
  ports.command(
      "wait 3000\npress black\nwait 3000\nlift white e2\nwait 400\nplace white e4\nwait 1500\npress white\n");
  BOOST_TEST(watch.prints("1. e4"));
  play.type("annul\nconfirm\n");
  BOOST_TEST(play.prints("The game is annulled."));
  play.signal(SIGTERM);
  (void)play.end();
  watch.signal(SIGTERM);
  (void)watch.end();
  auto const pgn = run("tactus", {"export", "--pgn", file});
  BOOST_TEST(pgn.out.find("[White \"Anna\"]") != std::string::npos);
  BOOST_TEST(pgn.out.find("[Termination \"annulled\"]") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus
