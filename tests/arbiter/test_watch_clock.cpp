// SPDX-License-Identifier: GPL-3.0-or-later
// What the arbiter's watch tells of the clock.
#include "core/clock/time_control.hpp"
#include "src/arbiter/watch/watch_lines.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using chess::Color;
using std::chrono::minutes;
using std::chrono::seconds;

namespace {

using Lines = std::vector<std::string>;

struct WatchedGame {
  program::WatchLines watch{clock::read_time_control("90m+30s")};
  Instant now{};
  clock::Reading reading;

  WatchedGame() {
    table::TableSetup setup;
    setup.has_clock = true;
    watch.take({now, table::Input{table::GameStarted{setup}}});
    reading.white = reading.black = minutes{90};
    reading.to_move = Color::white;
    reading.is_running = true;
    BOOST_TEST(see().empty());
  }
  Lines see() { return watch.take({now, table::Input{table::ClockSeen{reading}}}); }
};

}  // namespace

BOOST_FIXTURE_TEST_SUITE(watched_clock, WatchedGame)

BOOST_AUTO_TEST_CASE(a_display_that_goes_by_the_control_is_no_news) {
  now += seconds{60};
  reading.white -= seconds{30};
  reading.to_move = Color::black;
  BOOST_TEST(see().empty());
}

BOOST_AUTO_TEST_CASE(a_display_that_does_not_is_told_with_both_times) {
  now += seconds{60};
  reading.white -= seconds{60};
  reading.to_move = Color::black;
  BOOST_TEST(
      see() == Lines{"clock: White shows 1:29:00, by the time control 1:29:27: not what the move leaves"},
      boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(the_control_may_come_from_the_game_file) {
  watch = program::WatchLines{};
  table::TableSetup setup;
  setup.has_clock = true;
  setup.time_control = clock::read_time_control("90m");
  watch.take({now, table::Input{table::GameStarted{setup}}});
  BOOST_TEST(see().empty());
  now += seconds{60};
  reading.white -= seconds{90};
  reading.to_move = Color::black;
  BOOST_TEST(
      see() == Lines{"clock: White shows 1:28:30, by the time control 1:28:57: not what the move leaves"},
      boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(what_time_can_have_brought_while_the_clock_was_lost_is_not_held_against_it) {
  watch.take({now, table::Input{table::DeviceWasLost{table::Device::clock, "unplugged"}}});
  now += minutes{85};
  watch.take({now, table::Input{table::DeviceWasFound{table::Device::clock}}});
  reading.white = minutes{5};
  BOOST_TEST(see().empty());
}

BOOST_AUTO_TEST_CASE(without_a_time_control_a_jump_is_told_each_time) {
  watch = program::WatchLines{};
  BOOST_TEST(see().empty());
  now += seconds{5};
  reading.white = std::chrono::hours{7} + minutes{16} + seconds{3};
  BOOST_TEST(see() == Lines{"clock: White shows 7:16:03, by the time that passed 1:30:00: changed without a "
                            "press"},
             boost::test_tools::per_element());
  now += seconds{5};
  reading.white = minutes{61};
  BOOST_TEST(see() == Lines{"clock: White shows 1:01:00, by the time that passed 7:15:55: changed without a "
                            "press"},
             boost::test_tools::per_element());
  now += seconds{5};
  reading.white -= seconds{5};
  BOOST_TEST(see().empty());
}

BOOST_AUTO_TEST_CASE(what_the_arbiter_sets_while_the_clock_stands_is_told_as_that) {
  watch = program::WatchLines{};
  see();
  reading.is_running = false;
  BOOST_TEST(see().empty());
  now += seconds{30};
  reading.black += minutes{2};
  BOOST_TEST(see() == Lines{"clock: Black shows 1:32:00, previously 1:30:00: set while the clock stood"},
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(of_a_clock_whose_sides_are_exchanged_the_player_is_named_who_has_the_time) {
  watch.take({now, table::Outcome{table::EquipmentExplained{
                       table::EquipmentFault::clock_sides_exchanged, std::nullopt, {}}}});
  now += seconds{10};
  reading.white = minutes{95};
  BOOST_TEST(
      see() == Lines{"clock: Black shows 1:35:00, by the time control 1:30:00: changed without a press"},
      boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(behind_the_end_the_clock_is_nobodys) {
  watch.take({now, table::Outcome{table::GameEnded{table::GameResult::draw, "agreed"}}});
  now += seconds{10};
  reading.white = minutes{95};
  BOOST_TEST(see().empty());
}

BOOST_AUTO_TEST_CASE(flags_and_a_low_battery_are_told_once) {
  watch = program::WatchLines{};  // also without a time control
  reading.white_flag = reading.battery_low = true;
  BOOST_TEST(see() == (Lines{"flag: shown for White", "clock: battery low"}),
             boost::test_tools::per_element());
  BOOST_TEST(see().empty());
}

BOOST_AUTO_TEST_CASE(two_presses_at_once_are_told) {
  watch = program::WatchLines{};
  see();
  auto const press_after = [&](int ms) {
    now += Millis{ms};
    reading.to_move = opposite(*reading.to_move);
    return see();
  };
  BOOST_TEST(press_after(5000).empty());
  BOOST_TEST(press_after(230) == Lines{"two presses within 0.3 s"}, boost::test_tools::per_element());
  BOOST_TEST(press_after(600).empty());
}

BOOST_AUTO_TEST_CASE(presses_that_nobody_saw_are_not_counted_from_those_before_them) {
  for (table::Input const& gap :
       {table::Input{table::StoodStill{Millis{300}}}, table::Input{table::Resumed{}},
        table::Input{table::DeviceWasLost{table::Device::clock, "the cable"}}}) {
    watch = program::WatchLines{};
    see();
    now += seconds{5};
    reading.to_move = opposite(*reading.to_move);
    BOOST_TEST(see().empty());
    now += Millis{100};
    watch.take({now, gap});
    now += Millis{300};
    reading.to_move = opposite(*reading.to_move);
    BOOST_TEST(see().empty());
  }
}

BOOST_AUTO_TEST_CASE(of_presses_that_nobody_saw_it_is_not_told_that_they_came_at_once) {
  watch = program::WatchLines{};
  see();
  now += Millis{20'000};
  watch.take({now, table::StoodStill{Millis{20'000}}});
  for (Color const player : {Color::black, Color::white, Color::black}) {
    reading.to_move = player;
    BOOST_TEST(see().empty());
  }
  now += Millis{5'000};
  reading.to_move = Color::white;
  BOOST_TEST(see().empty());
}

BOOST_AUTO_TEST_CASE(boards_that_go_on_over_a_clock_that_stands_are_told) {
  table::Irregularity const stands{table::IrregularityKind::clock_stands, Color::white, 3, {}};
  BOOST_TEST(
      watch.take({now, table::Outcome{stands}}) == Lines{"The clock stands, and the boards go on, ply 3"},
      boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()
