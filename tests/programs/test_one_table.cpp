// SPDX-License-Identifier: GPL-3.0-or-later
// One table for hours, with boards and a clock: nothing grows but the game.
//
// TACTUS_TABLE_HOURS: simulated hours, at two hundred times the speed (2).
#include "tests/programs/memory_of.hpp"
#include "tests/programs/program.hpp"
#include "tests/programs/simulated_ports.hpp"

#include <csignal>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace tactus {

BOOST_AUTO_TEST_SUITE(one_table)

namespace {

constexpr unsigned speed = 200;
constexpr unsigned moves_an_hour = 12;
// The game itself is kept: its events, so that a lost file is written anew, and its moves. Measured with
// boards and a clock, over 50 to 2,000 plies of some 22 events: 7 to 10 KiB a ply, where what grows doubles
// its room.
constexpr long kilobytes_a_ply = 11, kilobytes_beside = 512;

unsigned hours_asked_for() {
  char const* const text = std::getenv("TACTUS_TABLE_HOURS");  // NOLINT: single thread
  return text == nullptr ? 2 : static_cast<unsigned>(std::stoul(text));
}

/// A knight to and fro, the move made on both boards, five minutes after the last one.
std::string move_number(unsigned ply) {
  struct Move {
    char const *player, *other, *from, *to, *piece;
  };
  static constexpr Move moves[] = {{"white", "black", "g1", "f3", "N"},
                                   {"black", "white", "g8", "f6", "n"},
                                   {"white", "black", "f3", "g1", "N"},
                                   {"black", "white", "f6", "g8", "n"}};
  auto const& [player, other, from, to, piece] = moves[ply % 4];
  // The black board has to be told which piece comes to stand there.
  auto const placed = [piece = piece](std::string_view board) {
    return board == "black" ? std::string{" "} + piece : "";
  };
  return fmt::format(
      "wait 290000\nlift {0} {2}\nwait 400\nplace {0} {3}{4}\nwait 600\npress {0}\nwait 3000\n"
      "lift {1} {2}\nwait 400\nplace {1} {3}{5}\nwait 5000",
      player, other, from, to, placed(player), placed(other));
}

}  // namespace

BOOST_AUTO_TEST_CASE(nothing_grows_but_the_game) {
  unsigned const hours = hours_asked_for();
  SimulatedPorts ports{speed};
  TemporaryFolder folder;
  auto const file = folder / "a.tactus";
  Program play{"tactus",
               {"play", "--silent", "--language", "en", "--blind", "white", "--announcer", "tactus", "--pace",
                std::to_string(speed), "--board", "white=" + ports.white(), "black=" + ports.black(),
                "--clock", ports.clock(), "--game", file}};
  BOOST_TEST_REQUIRE(play.prints("game: "));
  ports.command("press black");
  std::vector<long> kilobytes;
  for (unsigned hour = 0; hour < hours; ++hour) {
    for (unsigned ply = 0; ply < moves_an_hour; ++ply) ports.command(move_number(ply));
    BOOST_TEST_REQUIRE(play.prints_times("Springer Gustav acht", 3 * (hour + 1)), play.printed());
    kilobytes.push_back(memory_of(play.id()));
    BOOST_TEST_MESSAGE("hour " << hour + 1 << ": " << kilobytes.back() << " KiB");
  }
  play.signal(SIGTERM);
  BOOST_TEST(play.end().status == 0);
  bool const is_measurable = std::string_view{TACTUS_SANITIZE}.empty();  // a sanitizer keeps what was freed
  long const plies = static_cast<long>(hours - 1) * moves_an_hour;
  if (is_measurable)
    BOOST_TEST(kilobytes.back() - kilobytes.front() <= plies * kilobytes_a_ply + kilobytes_beside);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus
