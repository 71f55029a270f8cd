// SPDX-License-Identifier: GPL-3.0-or-later
// What a display shows, against the time control and the moves of the game.
#include "core/clock/clock_arithmetic.hpp"
#include "core/clock/time_control.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::clock;
using chess::Color;
using std::chrono::minutes;
using std::chrono::seconds;

BOOST_AUTO_TEST_SUITE(display_watch)

namespace {

/// A clock that does what it is told, right or wrong.
struct Table {
  explicit Table(char const* control) : watch(*read_time_control(control)) {
    reading.white = reading.black = read_time_control(control)->periods.front().base;
    reading.to_move = Color::white;
    reading.is_running = true;
    BOOST_TEST(read().empty());
  }
  std::vector<DisplayDisagreement> read() { return watch.read(now, reading); }
  Millis& time(Color c) { return c == Color::white ? reading.white : reading.black; }

  /// Who is to move thinks, presses, and gets `added`.
  std::vector<DisplayDisagreement> press(Millis thought, Millis added) {
    Color const by = *reading.to_move;
    now += thought;
    time(by) += added - thought;
    reading.to_move = opposite(by);
    auto found = read();
    watch.completed(by);
    return found;
  }

  DisplayWatch watch;
  Instant now{};
  Reading reading;
};

}  // namespace

BOOST_AUTO_TEST_CASE(a_clock_that_goes_right_is_never_blamed) {
  Table table{"90m/40+30m+30s"};
  for (unsigned ply = 1; ply <= 100; ++ply) {
    Millis const period = ply == 79 || ply == 80 ? minutes{30} : minutes{0};
    BOOST_TEST(table.press(seconds{20}, seconds{30} + period).empty(), "ply " << ply);
  }
}

BOOST_AUTO_TEST_CASE(a_missing_increment_is_found_at_the_press) {
  Table table{"90m+30s"};
  auto const found = table.press(seconds{60}, seconds{0});
  BOOST_TEST_REQUIRE(found.size() == 1u);
  BOOST_TEST((found[0].fault == DisplayFault::wrong_after_press));
  BOOST_TEST((found[0].player == Color::white));
  BOOST_TEST(found[0].shown.count() == 89 * 60'000);
  BOOST_TEST(table.press(seconds{60}, seconds{30}).empty());  // it is believed again from there
}

BOOST_AUTO_TEST_CASE(a_time_that_was_set_in_the_middle_of_a_move_is_found) {
  Table table{"90m+30s"};
  table.now += seconds{10};
  table.reading.white -= seconds{10};
  table.reading.black += minutes{2};  // for example by the arbiter, after an illegal move
  auto const found = table.read();
  BOOST_TEST_REQUIRE(found.size() == 1u);
  BOOST_TEST((found[0] == DisplayDisagreement{DisplayFault::changed_without_press, Color::black, minutes{92},
                                              minutes{90}}));
}

BOOST_AUTO_TEST_CASE(a_period_that_is_added_before_its_moves_are_made_is_found) {
  Table table{"10m/3+5m"};
  for (unsigned ply = 1; ply <= 2; ++ply) BOOST_TEST(table.press(seconds{20}, seconds{0}).empty());
  auto const found = table.press(seconds{20}, minutes{5});  // after two moves instead of three
  BOOST_TEST_REQUIRE(found.size() == 1u);
  BOOST_TEST((found[0].fault == DisplayFault::period_too_early));
}

BOOST_AUTO_TEST_CASE(a_clock_may_add_the_next_period_only_when_the_time_has_run_out) {
  Table table{"10m/3+5m"};
  for (unsigned ply = 1; ply <= 8; ++ply) BOOST_TEST(table.press(seconds{60}, seconds{0}).empty());
  table.now += minutes{6};
  table.reading.white += minutes{5} - minutes{6};
  BOOST_TEST(table.read().empty());
}

BOOST_AUTO_TEST_CASE(a_delay_is_not_taken_from_the_time) {
  Table table{"25m+d10s"};
  BOOST_TEST(table.press(seconds{8}, seconds{8}).empty());
  BOOST_TEST(table.press(seconds{25}, seconds{10}).empty());
  BOOST_TEST(table.press(seconds{25}, seconds{0}).size() == 1u);
}

BOOST_AUTO_TEST_CASE(a_paused_clock_stands_and_goes_on) {
  Table table{"90m+30s"};
  table.reading.is_running = false;
  BOOST_TEST(table.read().empty());
  table.now += minutes{10};
  table.reading.is_running = true;
  BOOST_TEST(table.read().empty());
  table.reading.is_running = false;
  table.read();
  table.now += minutes{1};
  table.reading.white -= seconds{30};  // while it stood
  BOOST_TEST(table.read().size() == 1u);
}

BOOST_AUTO_TEST_CASE(after_readings_were_missed_nothing_is_compared) {
  Table table{"90m+30s"};
  table.watch.forget();
  table.reading.white = minutes{3};
  BOOST_TEST(table.read().empty());
}

BOOST_AUTO_TEST_SUITE_END()
