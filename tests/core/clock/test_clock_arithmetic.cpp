// SPDX-License-Identifier: GPL-3.0-or-later
// Periods, increment, delay and added time, at their borders.
#include "core/clock/clock_arithmetic.hpp"

#include <boost/test/unit_test.hpp>

using namespace std::chrono_literals;
using tactus::Millis;
using namespace tactus::clock;

BOOST_AUTO_TEST_SUITE(clock_arithmetic)

namespace {

TimeControl const tournament{{{40, 90min}, {std::nullopt, 30min}}, 30s, {}};
TimeControl const bronstein{{{std::nullopt, 5min}}, {}, 3s};

TimeControl fixed(Millis base) { return {{{std::nullopt, base}}, {}, {}}; }

PlayersTime after(TimeControl const& control, std::initializer_list<Millis> thoughts) {
  PlayersTime time = at_start(control);
  for (Millis const thought : thoughts) time = after_move(control, time, thought);
  return time;
}

}  // namespace

BOOST_AUTO_TEST_CASE(sixty_moves_make_the_total) {
  BOOST_CHECK(total_time(fixed(10min)) == 10min);
  BOOST_CHECK(total_time({{{std::nullopt, 3min}}, 2s, {}}) == 5min);
  BOOST_CHECK(total_time(bronstein) == 8min);
  BOOST_CHECK(total_time(tournament) == 150min);
}

BOOST_AUTO_TEST_CASE(a_delay_protects_the_main_time_but_never_adds_to_it) {
  BOOST_CHECK(after(bronstein, {2s}).left == 5min);
  BOOST_CHECK(after(bronstein, {3s}).left == 5min);
  BOOST_CHECK(after(bronstein, {3001ms}).left == 5min - 1ms);
  BOOST_CHECK(after(bronstein, {2s, 5s, 3s}).left == 298s);
}

BOOST_AUTO_TEST_CASE(an_increment_is_kept_when_it_is_not_used) {
  TimeControl const fischer{{{std::nullopt, 3min}}, 2s, {}};
  BOOST_CHECK(after(fischer, {1s, 1s}).left == 3min + 2s);
  BOOST_CHECK(after(fischer, {10s}).left == 3min - 8s);
}

BOOST_AUTO_TEST_CASE(saved_time_is_carried_into_the_next_period) {
  auto const reached = after_moves(tournament, at_start(tournament), 40, 5'000'000ms);
  BOOST_CHECK(reached.left == 3'400'000ms);
  BOOST_TEST(reached.period == 1);
  BOOST_TEST(reached.moves == 0);
  auto const not_yet = after_moves(tournament, at_start(tournament), 39, 5'000'000ms);
  BOOST_CHECK(not_yet.left == 5'400'000ms - 5'000'000ms + 39 * 30s);
  BOOST_TEST(not_yet.period == 0);
}

BOOST_AUTO_TEST_CASE(moves_one_by_one_and_together_give_the_same) {
  PlayersTime one_by_one = at_start(tournament);
  for (int move = 0; move < 45; ++move) one_by_one = after_move(tournament, one_by_one, 100s);
  BOOST_CHECK(one_by_one == after_moves(tournament, at_start(tournament), 45, 4500s));
}

BOOST_AUTO_TEST_CASE(nothing_is_added_after_the_flag) {
  auto const down = after(fixed(60s), {30s, 30s, 10s});
  BOOST_TEST(down.is_flag_down);
  BOOST_CHECK(down.left == 0s);
  BOOST_TEST(!after(fixed(60s), {59'999ms}).is_flag_down);
}

BOOST_AUTO_TEST_CASE(the_second_period_is_given_with_the_fortieth_move) {
  BOOST_CHECK(time_given(tournament, 0) == 90min + 30s);
  BOOST_CHECK(time_given(tournament, 39) == 90min + 40 * 30s);
  BOOST_CHECK(time_given(tournament, 40) == 120min + 41 * 30s);
  BOOST_CHECK(time_given(fixed(5min), 60) == 5min);
}

BOOST_AUTO_TEST_CASE(time_taken_away_stops_at_zero) {
  BOOST_CHECK(with_added(60s, 120s) == 180s);
  BOOST_CHECK(with_added(60s, -120s) == 0s);
}

BOOST_AUTO_TEST_SUITE_END()
