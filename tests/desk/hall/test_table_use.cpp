// SPDX-License-Identifier: GPL-3.0-or-later
// How much the desk takes from one table.
#include "src/desk/sources/table_use.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::desk;
using namespace std::chrono_literals;

BOOST_AUTO_TEST_SUITE(table_use)

namespace {

constexpr hall::Moment start{};
constexpr TableLimits small{2, 100, 5, 2};

}  // namespace

BOOST_AUTO_TEST_CASE(games_are_counted_with_those_that_are_kept) {
  TableUse use{small};
  use.keep(1, 0);
  BOOST_TEST(!use.receive(true, 1, start).has_value());
  BOOST_TEST((use.receive(true, 1, start) == Excess::games));
  BOOST_TEST(!use.receive(false, 1, start).has_value());
}

BOOST_AUTO_TEST_CASE(places_are_as_few_as_games) {
  TableUse use{small};
  BOOST_TEST(!use.sit_down().has_value());
  BOOST_TEST(!use.sit_down().has_value());
  BOOST_TEST((use.sit_down() == Excess::games));
}

BOOST_AUTO_TEST_CASE(bytes_count_when_they_are_taken) {
  TableUse use{small};
  use.keep(0, 60);
  BOOST_TEST(!use.receive(false, 40, start).has_value());
  BOOST_TEST((use.receive(false, 41, start) == Excess::bytes));
  use.take(40);
  BOOST_TEST((use.receive(false, 1, start) == Excess::bytes));
}

BOOST_AUTO_TEST_CASE(events_come_at_once_up_to_a_number_and_then_at_a_rate) {
  TableUse use{small};
  for (int n = 0; n < 5; ++n) BOOST_TEST(!use.receive(false, 1, start).has_value());
  BOOST_TEST((use.receive(false, 1, start) == Excess::events));
  BOOST_TEST((use.receive(false, 1, start + 400ms) == Excess::events));
  BOOST_TEST(!use.receive(false, 1, start + 600ms).has_value());
  int taken = 0;
  while (!use.receive(false, 1, start + 1h)) ++taken;
  BOOST_TEST(taken == 5);
}

BOOST_AUTO_TEST_CASE(too_many_events_are_told_until_it_is_calm_the_rest_for_good) {
  ToldExcess told;
  BOOST_TEST(told.refuse(Excess::events, start));
  BOOST_TEST(!told.refuse(Excess::events, start + 20s));
  BOOST_TEST(!told.is_over(start + 49s));
  BOOST_TEST(told.is_over(start + 50s));
  BOOST_TEST(!told.is_over(start + 50s));
  BOOST_TEST(told.refuse(Excess::events, start + 60s));
  BOOST_TEST(told.refuse(Excess::games, start + 60s));
  BOOST_TEST(!told.refuse(Excess::events, start + 60s));
  BOOST_TEST(!told.is_over(start + 1h));
}

BOOST_AUTO_TEST_SUITE_END()
