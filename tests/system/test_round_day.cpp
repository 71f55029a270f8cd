// SPDX-License-Identifier: GPL-3.0-or-later
// A round day: random games by all kinds of hands on boards that bounce, lines that lose and spoil bytes,
// plugs that are pulled. No wrong move is announced or completed, every game comes to its end, nothing is
// kept of it. TACTUS_ROUND_GAMES: how many games (2); the long form plays 60, eight hours with some 200 plugs
// pulled.
#include "tests/core/chess/outside_data.hpp"
#include "tests/system/round_game.hpp"

#include <cstdlib>
#include <malloc.h>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::system_test;
using devices::simulators::hand_habits;
using devices::simulators::HandHabits;
using devices::simulators::SensorMake;
using std::chrono::milliseconds;

BOOST_AUTO_TEST_SUITE(round_day)

namespace {

constexpr unsigned plies_in_a_game = 40;

HandHabits const& habits_of(std::uint32_t seed) { return hand_habits[seed % hand_habits.size()]; }

/// Every fifth board looks at its squares only so often.
SensorMake sensors_of(std::uint32_t seed) {
  return {{}, habits_of(seed).bounces, milliseconds{seed % 5 == 0 ? 200 : 0}};
}

unsigned games_asked_for() {
  char const* const text = std::getenv("TACTUS_ROUND_GAMES");
  return text == nullptr ? 2 : static_cast<unsigned>(std::strtoul(text, nullptr, 10));
}

}  // namespace

BOOST_AUTO_TEST_CASE(no_game_of_the_day_goes_wrong_and_nothing_is_kept_of_it) {
  RoundTally tally;
  std::size_t after_first = 0;
  std::size_t most = 0;
  for (unsigned seed = 1; seed <= games_asked_for(); ++seed) {
    unsigned const wrong = tally.wrong;
    RoundGame{seed, habits_of(seed), usual_devices(seed, sensors_of(seed))}.play(plies_in_a_game, tally);
    BOOST_TEST(tally.wrong == wrong, "game " << seed);
    std::size_t const kept = mallinfo2().uordblks;
    if (seed == 1) after_first = kept;
    most = std::max(most, kept);
  }
  BOOST_TEST_MESSAGE(tally.plies << " plies in "
                                 << std::chrono::duration_cast<std::chrono::minutes>(tally.time).count()
                                 << " min, " << tally.plugs << " plugs pulled, " << tally.typed
                                 << " moves typed, memory grew by " << most - after_first << " bytes");
  BOOST_TEST(tally.wrong == 0U);
  BOOST_TEST(tally.unfinished == 0U);
  BOOST_TEST(tally.not_recovered == 0U);
  if (!tactus::test::under_sanitizer) BOOST_TEST(most - after_first <= (std::size_t{1} << 20U));
}

BOOST_AUTO_TEST_SUITE_END()
