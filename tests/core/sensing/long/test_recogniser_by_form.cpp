// SPDX-License-Identifier: GPL-3.0-or-later
// The player's program looks for moves by ways of moving, not by what is legal: still no wrong move, and
// hardly more of them left open. TACTUS_HAND_GAMES: how many games of each kind of hands.
#include "core/chess/played_line.hpp"
#include "core/legal/judged_basis.hpp"
#include "core/legal/position.hpp"
#include "tests/core/chess/outside_data.hpp"
#include "tests/core/chess/random_walk.hpp"
#include "tests/core/sensing/long/game_by_hands.hpp"

#include <cstdlib>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::sensing;
using namespace tactus::sensing::test;
using tactus::test::position_of;
using tactus::test::starts_of_walks;

BOOST_AUTO_TEST_SUITE(recogniser_by_form)

namespace {

constexpr unsigned plies = 30;

unsigned games_of_each_hands() {
  char const* const text = std::getenv("TACTUS_HAND_GAMES");
  return text == nullptr ? static_cast<unsigned>(tactus::test::budget(240, 48, 12))
                         : static_cast<unsigned>(std::strtoul(text, nullptr, 10));
}

/// As the player's program has it.
RecogniserSetup by_form(RecogniserSetup setup) {
  chess::Position const start = *sensing::position_of(setup.start);
  setup.start = chess::diagram_of(start);
  return setup;
}

struct Count {
  std::size_t played = 0, given_by_law = 0, given_by_form = 0, wrong_by_law = 0, wrong_by_form = 0;
};

void add(Count& count, PlayedGame const& game) {
  auto const by_law = recognise(game.setup, game.inputs);
  auto const given = recognise(by_form(game.setup), game.inputs);
  count.played += game.moves.size();
  count.given_by_law += by_law.size();
  count.given_by_form += given.size();
  count.wrong_by_law += first_wrong(game, by_law) == by_law.size() ? 0 : 1;
  count.wrong_by_form += first_wrong(game, given) == given.size() ? 0 : 1;
}

}  // namespace

BOOST_AUTO_TEST_CASE(no_wrong_move_and_at_most_one_in_a_hundred_more_left_open) {
  Count count;
  for (auto const& hands : devices::simulators::hand_habits)
    for (unsigned number = 0; number < games_of_each_hands(); ++number)
      for (bool const has_presses : {true, false}) {
        auto const start = position_of(starts_of_walks[number % starts_of_walks.size()]);
        add(count, play_by_hands(start, plies, hands, {number % 2 == 1, has_presses, {}}, number));
      }
  BOOST_TEST_MESSAGE(count.played << " plies played; given out by law " << count.given_by_law << ", by form "
                                  << count.given_by_form << "; games with a wrong move: "
                                  << count.wrong_by_law << " and " << count.wrong_by_form);
  BOOST_TEST(count.wrong_by_form == 0U);
  BOOST_TEST(count.given_by_form + count.played / 100 >= count.given_by_law);
}

BOOST_AUTO_TEST_SUITE_END()
