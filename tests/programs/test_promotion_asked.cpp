// SPDX-License-Identifier: GPL-3.0-or-later
// Which piece a pawn became, asked at the table: whose answer it is that somebody types.
#include "tests/programs/program.hpp"
#include "tests/programs/simulated_ports.hpp"
#include "tests/temporary_folder.hpp"

#include <csignal>

#include <boost/test/unit_test.hpp>

namespace tactus {

BOOST_AUTO_TEST_SUITE(promotion_asked)

namespace {

constexpr unsigned speed = 3;  // times the wall clock: what hands do must find the boards read
constexpr char const* before_it = "1nbqkbnr/Pppppppp/8/8/8/8/1PPPPPPP/RNBQKBNR w KQk - 0 1";

/// Two blind players at one keyboard; White has pressed without a word, and Black is to move.
class Unnamed {
 public:
  Unnamed() {
    BOOST_TEST_REQUIRE(play.prints("game: "));
    ports.command(
        "press black\nwait 3000\nlift white a7\nwait 400\nplace white a8\nwait 4000\npress white\nwait 4000");
    BOOST_TEST_REQUIRE(play.prints("Umwandlung [to Black]"));
  }
  std::string end() {
    play.signal(SIGTERM);
    return play.end().out;
  }

 private:
  static SimulatedPorts& set_up(SimulatedPorts& ports) {
    for (std::string const board : {"white", "black"})
      ports.command("lift " + board + " a8\nlift " + board + " a7\nlift " + board + " a2\nplace " + board +
                    " a7 P");
    return ports;
  }

  TemporaryFolder folder_;

 public:
  SimulatedPorts ports{speed};
  Program play{"tactus",
               {"play", "--silent", "--language", "en", "--blind", "both", "--pace", std::to_string(speed),
                "--start", before_it, "--board", "white=" + set_up(ports).white(), "black=" + ports.black(),
                "--clock", ports.clock(), "--game", folder_ / "a.tactus"}};
};

}  // namespace

BOOST_FIXTURE_TEST_CASE(a_key_that_is_a_command_of_the_player_to_move_names_nothing_before_the_side_is_known,
                        Unnamed) {
  play.type("4\n");
  BOOST_TEST(play.prints("Which side? White or Black? [to Black]"));
  play.type("2\n");
  BOOST_TEST(play.prints("Black is to move. [to Black]"));
  play.type("4\n");
  BOOST_TEST(play.prints("Which side? White or Black? [to Black]"));
  play.type("1\n");
  BOOST_TEST(play.prints("Springer [to White]"));
  (void)end();
}

BOOST_FIXTURE_TEST_CASE(a_word_that_is_no_command_is_the_answer_at_once, Unnamed) {
  play.type("rook\n");
  BOOST_TEST(play.prints("Turm [to White]"));
  BOOST_TEST(end().find("Which side?") == std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus
