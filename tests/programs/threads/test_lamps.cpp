// SPDX-License-Identifier: GPL-3.0-or-later
// The lamps of a sighted player's board at a real table.
#include "core/legal/position.hpp"
#include "devices/simulators/chessnut.hpp"
#include "tests/programs/program.hpp"
#include "tests/programs/pumped_device.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using devices::simulators::Bytes;

BOOST_AUTO_TEST_SUITE(lamps)

BOOST_AUTO_TEST_CASE(the_opponents_move_is_lit_on_the_sighted_players_board) {
  devices::simulators::SimulatedChessnut board{chess::Position::initial().placement()};
  PumpedDevice device{board};
  TemporaryFolder folder;
  Program play{"tactus",
               {"play", "--board", "black=chessnut:" + device.port(), "--blind", "white", "--silent",
                "--game", folder / "game.tactus"}};
  BOOST_TEST_REQUIRE(play.prints("game: "));
  play.type("e4\n");
  // Rank 8 first, the highest bit is file a: e4, then e2.
  BOOST_TEST(device.hears(Bytes{0x0A, 0x08, 0, 0, 0, 0, 0x08, 0, 0x08, 0}));
  play.type("quit\n");
  BOOST_TEST(play.end().status == 0);
}

BOOST_AUTO_TEST_SUITE_END()
