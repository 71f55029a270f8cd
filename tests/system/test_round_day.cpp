// SPDX-License-Identifier: GPL-3.0-or-later
// A round day: random games by all kinds of hands on boards of all makes, each pair of them at another table,
// that bounce and read what is not there, on lines that lose and spoil bytes, with plugs that are pulled. No
// wrong move is announced or completed, every move is heard, each pulled plug told and healed, both boards
// stand as the game when it is over, nothing is kept of it. TACTUS_ROUND_GAMES: how many games (10, each make
// once for White and once for Black); the long form plays 60, ten hours.
#include "tests/core/chess/outside_data.hpp"
#include "tests/system/round_game.hpp"

#include <cstdlib>
#include <malloc.h>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::system_test;
using devices::simulators::hand_habits;
using devices::simulators::HandHabits;

BOOST_AUTO_TEST_SUITE(round_day)

namespace {

constexpr unsigned plies_in_a_game = 40;

HandHabits const& habits_of(std::uint32_t game) { return hand_habits[game % hand_habits.size()]; }

unsigned games_asked_for() {
  char const* const text = std::getenv("TACTUS_ROUND_GAMES");
  return text == nullptr ? static_cast<unsigned>(round_makes().size())
                         : static_cast<unsigned>(std::strtoul(text, nullptr, 10));
}

/// Each make once for White in each lap, each time beside another one.
RoundDevices devices_of_game(unsigned game) {
  auto const makes = round_makes();
  auto const white = game % makes.size();
  auto const black = (white + 1 + game / makes.size()) % makes.size();
  return devices_of(makes[white], makes[black], habits_of(game), game);
}

}  // namespace

BOOST_AUTO_TEST_CASE(no_game_of_the_day_goes_wrong_and_nothing_is_kept_of_it) {
  RoundTally tally;
  std::size_t after_first = 0;
  std::size_t most = 0;
  for (unsigned game = 0; game < games_asked_for(); ++game) {
    unsigned const faults = tally.faults();
    RoundGame{game, habits_of(game), devices_of_game(game)}.play(plies_in_a_game, tally);
    BOOST_TEST(tally.faults() == faults, "game " << game);
    std::size_t const kept = mallinfo2().uordblks;
    if (game == 0) after_first = kept;
    most = std::max(most, kept);
  }
  BOOST_TEST_MESSAGE(table_of(tally));
  BOOST_TEST_MESSAGE("memory grew by " << most - after_first << " bytes");
  BOOST_TEST(tally.faults() == 0U, table_of(tally));
  BOOST_TEST(3 * tally.plugs >= 10 * games_asked_for(), "200 plugs in 60 games");
  if (!tactus::test::under_sanitizer) BOOST_TEST(most - after_first <= (std::size_t{1} << 20U));
}

BOOST_AUTO_TEST_SUITE_END()
