// SPDX-License-Identifier: GPL-3.0-or-later
// The compiled firmware of the clock: what it counts, against the arithmetic of core/clock; what it says, as
// the driver reads it.
#include "core/clock/clock_arithmetic.hpp"
#include "tests/firmware/bench/wired_clock.hpp"
#include "tests/firmware/line_of.hpp"

#include <random>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

using namespace tactus;
using namespace tactus::firmware;
using namespace std::chrono_literals;
using chess::Color;
using clock::PlayersTime;
using clock::TimeControl;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(wired_clocks)

namespace {

/// In the order in which the mode key offers them.
constexpr std::array controls{"90m+30s",  "90m/40+30m+30s", "60m+30s", "60m",
                              "25m+d10s", "15m+10s",        "5m",      "3m+2s"};

struct Followed {
  WiredClock clock;
  LineOf line{clock};

  explicit Followed(unsigned control = 0) {
    line.run(2s);
    for (unsigned i = 0; i < control; ++i) press(Key::mode);
    line.take_events();
  }
  void press(Key key, SimTime bounce = 0ms) {
    clock.press_key(key, line.now(), bounce);
    line.run(300ms);
  }
  /// The last times that were told, "clock white ...".
  std::string times() {
    auto const events = line.take_events();
    std::size_t const from = events.rfind("clock ");
    return from == std::string::npos ? events : events.substr(from, events.find('\n', from) - from);
  }
};

Millis number_behind(std::string const& text, std::string const& word) {
  std::size_t const from = text.find(word);
  BOOST_TEST_REQUIRE(from != std::string::npos, text << ": expected " << word);
  return Millis{std::stoll(text.substr(from + word.size()))};
}

Millis increment_before_first(TimeControl const& control) { return control.increment; }

}  // namespace

BOOST_AUTO_TEST_CASE(the_mode_key_offers_every_time_control_and_begins_again) {
  Followed table;
  for (unsigned i = 1; i <= controls.size(); ++i) {
    table.press(Key::mode);
    auto const control = clock::read_time_control(controls.at(i % controls.size())).value();
    auto const base = (control.periods.front().base + increment_before_first(control)).count();
    BOOST_TEST(table.times() == fmt::format("clock white {0} black {0} turn nobody stopped", base));
  }
}

BOOST_DATA_TEST_CASE(it_counts_as_the_laws_do, data::xrange(std::size_t{0}, controls.size()), which) {
  auto const control = clock::read_time_control(controls.at(which)).value();
  Followed table{static_cast<unsigned>(which)};
  std::mt19937 dice{static_cast<std::uint32_t>(which)};
  table.clock.press(Color::black, table.line.now());  // the arbiter starts White's clock
  SimTime last = table.line.now();
  table.line.run(1s);
  std::array<PlayersTime, 2> expected{at_start(control), at_start(control)};
  unsigned const plies = control.periods.size() > 1 ? 84 : 20;  // over the end of the first period
  for (unsigned ply = 0; ply < plies; ++ply) {
    auto const side = static_cast<Color>(ply % 2);
    table.line.run(SimTime{(300 + dice() % 1500) * 1000});
    table.clock.press_key(side == Color::white ? Key::white_lever : Key::black_lever, table.line.now(),
                          SimTime{dice() % 8000});  // contacts bounce
    auto& players = expected[ply % 2];
    SimTime const pressed = table.line.now();
    players = after_move(control, players, std::chrono::duration_cast<Millis>(pressed - last));
    last = pressed;
    table.line.run(500ms);
    auto const times = table.times();
    auto const shown = number_behind(times, side == Color::white ? "white " : "black ");
    auto const due = players.left + control.increment;  // the clock has added what comes with the next move
    // The press counts with the fifth look of 2 ms without a bounce: each later by up to 8 + 11 ms, the one
    // before it too.
    BOOST_TEST(std::abs((shown - due).count()) <= 20 * static_cast<int>(ply / 2 + 1),
               times << ", expected " << due.count());
    BOOST_TEST(
        times.find(side == Color::white ? "turn black running" : "turn white running") != std::string::npos,
        times);
  }
}

BOOST_AUTO_TEST_CASE(with_a_delay_only_what_goes_beyond_it_is_taken_and_nothing_is_given) {
  Followed table{4};  // 25 minutes and ten seconds a move
  table.press(Key::black_lever);
  auto const whole = Millis{25min};
  auto const white_after = [&](SimTime thinking) {
    table.line.run(thinking - 300ms);  // of the press before
    table.press(Key::white_lever);
    auto const left = number_behind(table.times(), "white ");
    table.line.run(1s);
    table.press(Key::black_lever);
    table.times();
    return left;
  };
  BOOST_TEST(white_after(8s).count() == whole.count());
  auto const after_long = white_after(15s);
  BOOST_TEST(std::abs((whole - after_long).count() - 5000) <= 30, after_long.count());
  BOOST_TEST(white_after(2s).count() == after_long.count(), "what was not used is not given back");
  table.line.run(20s);
  BOOST_TEST(number_behind(table.times(), "black ").count() == whole.count());
}

BOOST_AUTO_TEST_CASE(a_press_is_told_first_and_the_times_behind_it) {
  Followed table;
  table.line.run(450ms);
  table.line.take_events();
  table.press(Key::black_lever, 5ms);
  auto events = table.line.take_events();
  BOOST_TEST(events.starts_with("button black\nclock white 54"), events);
  table.line.run(2s);
  table.line.take_events();
  table.press(Key::white_lever);
  events = table.line.take_events();
  BOOST_TEST(events.find("button white\nclock white ") != std::string::npos, events);
  BOOST_TEST(events.find("doubtful") == std::string::npos, events);
}

BOOST_AUTO_TEST_CASE(a_lever_of_the_player_whose_clock_stands_does_nothing) {
  Followed table;
  table.press(Key::white_lever);  // White cannot start his own clock
  BOOST_TEST(table.times() == "clock white 5430000 black 5430000 turn nobody stopped");
  table.press(Key::black_lever);
  table.press(Key::black_lever);
  BOOST_TEST(table.times().find("turn white running") != std::string::npos);
  BOOST_TEST((table.clock.lamps() == WiredClock::Lamps{true, false, false}));
}

BOOST_AUTO_TEST_CASE(the_arbiter_stops_both_clocks_and_has_them_go_on) {
  Followed table;
  table.press(Key::black_lever);
  table.press(Key::mode);
  auto const stopped = table.times();
  BOOST_TEST(stopped.find("turn white stopped") != std::string::npos, stopped);
  BOOST_TEST((table.clock.lamps() == WiredClock::Lamps{false, false, false}));
  table.press(Key::white_lever);
  table.line.run(60s);
  BOOST_TEST(table.times() == stopped, "no time is taken, no lever does anything");
  table.press(Key::mode);
  table.line.run(10s);
  auto const goes_on = table.times();
  BOOST_TEST(goes_on.find("turn white running") != std::string::npos, goes_on);
  auto const used = number_behind(stopped, "white ") - number_behind(goes_on, "white ");
  BOOST_TEST((used > 9s && used < 11s), used.count());
}

BOOST_AUTO_TEST_CASE(the_flag_that_falls_first_stays_to_be_seen) {
  Followed table{7};  // three minutes
  table.press(Key::black_lever);
  table.line.run(182s);
  auto const fallen = table.times();
  BOOST_TEST(fallen.find("white 0 flag black 182000 turn white") != std::string::npos, fallen);
  BOOST_TEST((table.clock.lamps() == WiredClock::Lamps{false, false, true}));
  table.press(Key::white_lever);
  table.line.run(200s);
  BOOST_TEST(table.times().find("white 0 flag black 182000 turn white") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_battery_that_becomes_low_is_told_and_a_fresh_one_too) {
  Followed table;
  auto const says_low = [&](unsigned millivolts, SimTime duration) {
    table.clock.set_supply(millivolts, table.line.now());
    table.line.run(duration);
    // All has been told once more, changed or not.
    return table.times().find("battery low") != std::string::npos;
  };
  table.press(Key::black_lever);
  BOOST_TEST(!says_low(5000, 10s));
  BOOST_TEST(!says_low(4200, 10s));
  BOOST_TEST(says_low(4000, 10s));
  BOOST_TEST(says_low(4200, 10s), "a little more is no fresh battery");
  BOOST_TEST(!says_low(4400, 10s));
}

BOOST_AUTO_TEST_CASE(a_battery_that_is_weak_for_a_moment_is_not_low) {
  Followed table;
  table.line.run(10s);
  for (unsigned i = 0; i < 5; ++i) {
    table.clock.set_supply(3900, table.line.now());
    table.line.run(3s);
    table.clock.set_supply(4800, table.line.now());
    table.line.run(2s);
  }
  auto const events = table.line.take_events();
  BOOST_TEST(events.find("battery low") == std::string::npos, events);
  BOOST_TEST(events.find("doubtful") == std::string::npos, events);
}

BOOST_AUTO_TEST_CASE(its_key_asks_for_words) {
  Followed table;
  table.press(Key::say, 6ms);
  auto const events = table.line.take_events();
  BOOST_TEST(events.find("button say\n") != std::string::npos, events);
  BOOST_TEST(events.find("button say\n") == events.rfind("button say\n"), "once");
}

BOOST_AUTO_TEST_CASE(a_program_that_hangs_takes_no_players_time) {
  Followed table;
  table.press(Key::black_lever);
  table.line.run(20s);
  auto const before = table.times();
  table.clock.bench().controller()->hang();
  table.line.run(3s);
  auto const after = table.times();
  BOOST_TEST(after.find("turn white running") != std::string::npos, after);
  auto const taken = number_behind(before, "white ") - number_behind(after, "white ");
  BOOST_TEST((taken > 1s && taken < 4s), "it goes on where it stood: " << before << ", then " << after);
  BOOST_TEST(after.find("black 5430000") != std::string::npos, after);
}

BOOST_AUTO_TEST_SUITE_END()
