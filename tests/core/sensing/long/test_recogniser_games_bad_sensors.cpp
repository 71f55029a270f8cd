// SPDX-License-Identifier: GPL-3.0-or-later
// Random games on boards of which one sensor is bad: from the start, known or not, or from the middle of a
// game.
#include "tests/core/chess/outside_data.hpp"
#include "tests/core/chess/random_walk.hpp"
#include "tests/core/sensing/long/game_by_hands.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::sensing;
using namespace tactus::sensing::test;
using tactus::test::position_of;
using tactus::test::starts_of_walks;

BOOST_AUTO_TEST_SUITE(recogniser_games_bad_sensors)

namespace {

using Reads = BadSensor::Reads;
namespace data = boost::unit_test::data;

auto const& all_hands = devices::simulators::hand_habits;
unsigned const games = static_cast<unsigned>(tactus::test::budget(2000, 300, 12));
constexpr unsigned plies = 30;

struct Fault {
  char const* name;
  Reads reads;
  bool is_from_start;
  unsigned most_wrong;  // of a thousand games, where what hands did looks just like another move
};
std::ostream& operator<<(std::ostream& out, Fault const& fault) { return out << fault.name; }

// A contact that closes for good while a piece is in the hand looks like that piece set down.
Fault const faults[] = {
    {"silent from the start", Reads::as_before, true, 0},
    {"dead from the start", Reads::empty, true, 0},
    {"stuck from the start", Reads::filled, true, 0},
    {"silent from the middle", Reads::as_before, false, 4},
    {"dead from the middle", Reads::empty, false, 4},
    {"stuck from the middle", Reads::filled, false, 40},
};

/// Half of the boards know their pieces, a third has no presses, of every two sensors that are bad from the
/// start one is known.
PlayedGame game_of(unsigned number, Hands const& hands, Fault const& fault) {
  auto const start = position_of(starts_of_walks[number % starts_of_walks.size()]);
  auto const square = chess::Square::from_index(number * 7 % 64);
  bool const knows_pieces = number / 2 % 2 == 1 && fault.reads != Reads::filled;
  BadSensor const bad{square, fault.reads, fault.is_from_start ? 0 : 4 + number % 16};
  auto game = play_by_hands(start, plies, hands, {knows_pieces, number % 3 != 0, bad}, number);
  if (fault.is_from_start && number % 2 == 0) game.setup.known_bad = square;
  return game;
}

}  // namespace

/// What hands do over a bad sensor can be just what another move would show: then both come out, or none.
BOOST_DATA_TEST_CASE(a_bad_sensor_hardly_ever_leads_to_a_wrong_move,
                     data::make(faults) * data::make(all_hands), fault, hands) {
  unsigned complete = 0, wrong = 0;
  std::string wrong_games;
  for (unsigned number = 0; number < games; ++number) {
    auto const game = game_of(number, hands, fault);
    auto const given = recognise(game.setup, game.inputs);
    complete += given.size() == game.moves.size();
    if (first_wrong(game, given) == given.size()) continue;
    ++wrong;
    wrong_games += "game " + std::to_string(number) + ": " + words(given) + '\n';
  }
  BOOST_TEST_MESSAGE(fault << ", " << hands << ": " << complete << " of " << games << " complete, " << wrong
                           << " wrong");
  BOOST_TEST(wrong <= (games * fault.most_wrong + 999) / 1000, wrong_games);
  // A last move onto a sensor that died stays open: it looks like a piece in the hand.
  BOOST_TEST(complete * 100 >= games * 79, complete << " of " << games << " games complete");
}

BOOST_DATA_TEST_CASE(what_comes_later_changes_nothing_that_was_given_out, data::make(faults), fault) {
  for (unsigned number = 0; number < games / 6; ++number)
    BOOST_REQUIRE(is_the_same_when_cut(game_of(number, all_hands[number % 4], fault)));
}

BOOST_AUTO_TEST_SUITE_END()
