// SPDX-License-Identifier: GPL-3.0-or-later
// Games by clumsy hands on the board and the clock of firmware/, beside a simulated board of DGT, with
// bounces, disturbed lines and pulled plugs: no wrong move. TACTUS_FIRMWARE_GAMES: how many (1); the long
// form plays 50.
#include "core/legal/position.hpp"
#include "devices/simulators/dgt.hpp"
#include "tests/firmware/bench/wired_board.hpp"
#include "tests/firmware/bench/wired_clock.hpp"
#include "tests/system/round_game.hpp"

#include <cstdlib>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::firmware;
using namespace tactus::system_test;
using devices::simulators::hand_habits;
using devices::simulators::SimulatedBoard;

BOOST_AUTO_TEST_SUITE(wired_games)

namespace {

constexpr unsigned plies_in_a_game = 24;

template <Wires wires>
std::unique_ptr<SimulatedBoard> wired(chess::Placement const& standing) {
  return std::make_unique<WiredBoard>(standing, wires);
}

RoundDevices devices_of(unsigned seed) {
  auto const& habits = hand_habits.at(seed % hand_habits.size());
  return {board_with_sensors(seed, {{}, std::max(habits.bounces, 30U), SimTime{0}},
                             seed % 2 == 0 ? wired<Wires::matrix> : wired<Wires::registers>),
          std::make_unique<devices::simulators::SimulatedDgtBoard>(chess::Position::initial().placement()),
          std::make_unique<WiredClock>()};
}

unsigned games_asked_for() {
  char const* const text = std::getenv("TACTUS_FIRMWARE_GAMES");
  return text == nullptr ? 1 : static_cast<unsigned>(std::strtoul(text, nullptr, 10));
}

}  // namespace

BOOST_AUTO_TEST_CASE(no_move_of_a_game_goes_wrong) {
  RoundTally tally;
  for (unsigned seed = 1; seed <= games_asked_for(); ++seed) {
    unsigned const wrong = tally.wrong;
    RoundGame{seed, hand_habits.at(seed % hand_habits.size()), devices_of(seed)}.play(plies_in_a_game, tally);
    BOOST_TEST(tally.wrong == wrong, "game " << seed);
  }
  BOOST_TEST_MESSAGE(tally.plies << " plies, " << tally.plugs << " plugs pulled, " << tally.typed
                                 << " moves typed");
  BOOST_TEST(tally.wrong == 0U);
  BOOST_TEST(tally.unfinished == 0U);
  BOOST_TEST(tally.not_recovered == 0U);
}

BOOST_AUTO_TEST_SUITE_END()
