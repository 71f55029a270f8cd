// SPDX-License-Identifier: GPL-3.0-or-later
// Games by clumsy hands on the board and the clock of firmware/, beside boards of all other makes, with
// bounces, disturbed lines and pulled plugs: no wrong move. TACTUS_FIRMWARE_GAMES: how many (1); the long
// form plays 50.
#include "tests/firmware/bench/wired_board.hpp"
#include "tests/firmware/bench/wired_clock.hpp"
#include "tests/firmware/told_in_time.hpp"
#include "tests/system/round_game.hpp"

#include <cstdlib>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::firmware;
using namespace tactus::system_test;
using devices::simulators::hand_habits;
using devices::simulators::HandHabits;

BOOST_AUTO_TEST_SUITE(wired_games)

namespace {

constexpr unsigned plies_in_a_game = 24;

/// Their contacts bounce at least as often as those of clumsy hands.
HandHabits habits_of(unsigned game) {
  auto habits = hand_habits.at(game % hand_habits.size());
  habits.bounces = std::max(habits.bounces, 30U);
  return habits;
}

/// A game of a board with a controller, in turn of both wirings and for both players, beside another make.
class WiredGame {
 public:
  explicit WiredGame(unsigned game) : game_(game) {}

  RoundDevices devices() {
    auto const wired = make();
    auto const others = round_makes();
    auto const& other = others[(game_ / 2) % others.size()];
    bool const is_whites = game_ / 2 % 2 == 0;
    auto devices = is_whites ? devices_of(wired, other, habits_of(game_), game_)
                             : devices_of(other, wired, habits_of(game_), game_);
    if (devices.clock) devices.clock = std::make_unique<WiredClock>();
    devices.clock_make = "wired clock";
    return devices;
  }
  WiredBoard const& board() const { return *board_; }

 private:
  RoundMake make() {
    auto const wires = game_ % 2 == 0 ? Wires::matrix : Wires::registers;
    return {.name = wires == Wires::matrix ? "wired matrix" : "wired registers",
            .line = {},
            .sensors = RoundSensors::watched_contacts,
            .has_clock = false,
            .board = [this, wires](chess::Placement const& seen, auto /*seed*/, auto* /*clock*/) {
              auto board = std::make_unique<WiredBoard>(seen, wires);
              board_ = board.get();
              return board;
            }};
  }

  unsigned game_;
  WiredBoard const* board_ = nullptr;
};

unsigned games_asked_for() {
  char const* const text = std::getenv("TACTUS_FIRMWARE_GAMES");
  return text == nullptr ? 1 : static_cast<unsigned>(std::strtoul(text, nullptr, 10));
}

}  // namespace

BOOST_AUTO_TEST_CASE(no_move_of_a_game_goes_wrong) {
  RoundTally tally;
  TimesToTell times;
  for (unsigned game = 1; game <= games_asked_for(); ++game) {
    unsigned const faults = tally.faults();
    WiredGame wired{game};
    RoundGame round{game, habits_of(game), wired.devices()};
    round.play(plies_in_a_game, tally);
    times.add(times_to_tell(wired.board()));
    BOOST_TEST(tally.faults() == faults, "game " << game);
  }
  BOOST_TEST_MESSAGE(table_of(tally));
  BOOST_TEST_MESSAGE(times.told << " changes of contacts told, first byte after at most "
                                << times.to_first_byte.count() << " us, whole line after at most "
                                << times.to_whole_line.count() << " us");
  BOOST_TEST(tally.faults() == 0U, table_of(tally));
  BOOST_TEST(times.told > 20U * games_asked_for());
  BOOST_TEST((times.to_first_byte < longest_belief + std::chrono::milliseconds{5}));
  BOOST_TEST((times.to_whole_line < std::chrono::milliseconds{100}));
}

BOOST_AUTO_TEST_SUITE_END()
