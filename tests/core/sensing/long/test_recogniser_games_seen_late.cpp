// SPDX-License-Identifier: GPL-3.0-or-later
// Random games on boards that are seen late: on a busy machine, or by a slow scan, several changes come with
// one time.
#include "tests/core/chess/outside_data.hpp"
#include "tests/core/chess/random_walk.hpp"
#include "tests/core/sensing/long/game_by_hands.hpp"

#include <algorithm>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::sensing;
using namespace tactus::sensing::test;
using tactus::test::position_of;
using tactus::test::starts_of_walks;

BOOST_AUTO_TEST_SUITE(recogniser_games_seen_late)

namespace {

namespace data = boost::unit_test::data;

enum class Stalls { at_random, all_the_time };
struct Squeeze {
  Millis stall;
  Stalls stalls;
};
std::ostream& operator<<(std::ostream& out, Squeeze const& squeeze) {
  return out << squeeze.stall.count() << (squeeze.stalls == Stalls::at_random ? " at random" : " always");
}
constexpr Squeeze squeezes[] = {{Millis{100}, Stalls::at_random},
                                {Millis{300}, Stalls::at_random},
                                {Millis{600}, Stalls::at_random},
                                {Millis{100}, Stalls::all_the_time},
                                {Millis{300}, Stalls::all_the_time}};

/// What happens during a stall is seen at its end, in its order.
PlayedGame squeezed(PlayedGame game, Squeeze const& squeeze, unsigned seed) {
  Millis const stall = squeeze.stall, end = time_of(game.inputs.back()).time_since_epoch();
  std::mt19937 dice{seed};
  std::vector<Instant> starts;
  for (auto left = std::max<Millis::rep>(1, end / (stall * 10)); left > 0; --left)
    starts.emplace_back(Millis{static_cast<Millis::rep>(dice()) % (end.count() + 1)});
  auto const seen = [&](Instant at) {
    if (squeeze.stalls == Stalls::all_the_time)
      return Instant{stall * ((at.time_since_epoch() + stall - Millis{1}) / stall)};
    Instant latest = at;
    for (Instant const start : starts)
      if (start < at && at <= start + stall) latest = std::max(latest, start + stall);
    return latest;
  };
  for (Input& input : game.inputs) std::visit([&](auto& each) { each.at = seen(each.at); }, input);
  std::stable_sort(game.inputs.begin(), game.inputs.end(),
                   [](Input const& a, Input const& b) { return time_of(a) < time_of(b); });
  return game;
}

unsigned const games = static_cast<unsigned>(tactus::test::budget(240, 48, 12));
constexpr unsigned plies = 30;

}  // namespace

/// A piece that rests on a wrong square when the opponent has pressed early, and is taken on while nobody
/// looks, cannot be known: fewer than one of two hundred games.
BOOST_DATA_TEST_CASE(no_wrong_move_however_late_a_board_is_seen,
                     data::make(squeezes) * data::make(devices::simulators::hand_habits), squeeze, hands) {
  std::size_t wrong = 0, played = 0, given_out = 0;
  std::string wrong_games;
  for (unsigned number = 0; number < games; ++number) {
    auto const start = position_of(starts_of_walks[number % starts_of_walks.size()]);
    auto const game = squeezed(
        play_by_hands(start, plies, hands, {number % 2 == 1, number % 3 != 0, {}}, number), squeeze, number);
    auto const given = recognise(game.setup, game.inputs);
    if (first_wrong(game, given) != given.size()) {
      ++wrong;
      wrong_games += "game " + std::to_string(number) + ": " + words(given) + '\n';
    }
    given_out += given.size();
    played += game.moves.size();
  }
  BOOST_TEST(wrong <= games / 200, wrong_games);
  BOOST_TEST(given_out * 100 >= played * 90, given_out << " of " << played << " plies given out");
  BOOST_TEST_MESSAGE(squeeze << ", " << hands << ": " << wrong << " wrong of " << games << " games, "
                             << given_out << " of " << played << " plies given out");
}

BOOST_AUTO_TEST_SUITE_END()
