// SPDX-License-Identifier: GPL-3.0-or-later
// What a display shows, against the time control and the moves of the game.
#include "core/clock/display_watch.hpp"
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

BOOST_AUTO_TEST_CASE(what_is_set_with_a_position_is_no_news) {
  Table table{"90m+30s"};
  table.watch.forget();
  table.reading.white = minutes{3};
  BOOST_TEST(table.read().empty());
}

BOOST_AUTO_TEST_CASE(what_the_time_brought_while_nobody_read_the_clock_is_no_jump) {
  Table table{"90m/40+30m+30s"};
  table.watch.miss();
  table.now += minutes{5};
  table.reading.white -= minutes{5};
  table.reading.black += 4 * seconds{30};
  BOOST_TEST(table.read().empty());
  for (int move = 0; move < 39; ++move)
    for (Color const by : chess::both_colors) table.watch.completed(by);
  table.read();
  table.watch.miss();
  table.now += minutes{1};
  table.reading.white += minutes{30} + seconds{30} - minutes{1};  // of the period after move 40
  BOOST_TEST(table.read().empty());
}

BOOST_AUTO_TEST_CASE(a_clock_that_comes_back_with_a_time_that_cannot_be_has_jumped) {
  for (Millis const shown : {Millis{minutes{3}}, Millis{minutes{95}}, Millis{minutes{119}}}) {
    Table table{"90m/40+30m+30s"};
    table.watch.miss();
    table.now += seconds{20};
    table.reading.white = shown;
    auto found = table.read();
    BOOST_TEST_REQUIRE(found.size() == 1u);
    BOOST_TEST(
        (found[0] == DisplayDisagreement{DisplayFault::jumped_unread, Color::white, shown, minutes{90}}));
    BOOST_TEST(is_jump(found[0].fault));
    BOOST_TEST(table.read().empty());  // once
  }
}

BOOST_AUTO_TEST_CASE(a_clock_that_was_set_while_nobody_read_it_stands_and_is_told_as_that) {
  Table table{"90m+30s"};
  table.watch.miss();
  table.now += seconds{20};
  table.reading.white = minutes{100};
  table.reading.is_running = false;
  auto const found = table.read();
  BOOST_TEST_REQUIRE(found.size() == 1u);
  BOOST_TEST((found[0].fault == DisplayFault::set_while_it_stood));
}

namespace {

/// A clock of which nobody told the time control.
struct Unknown {
  DisplayWatch watch;
  Instant now{};
  Reading reading;

  Unknown() {
    reading.white = reading.black = minutes{90};
    reading.to_move = Color::white;
    reading.is_running = true;
    BOOST_TEST(read().empty());
  }
  std::vector<DisplayDisagreement> read(Millis later = Millis{0}) {
    now += later;
    return watch.read(now, reading);
  }
  std::vector<DisplayDisagreement> show(Millis white, Millis later) {
    reading.white = white;
    return read(later);
  }
  std::vector<DisplayDisagreement> press(Millis thought, Millis added) {
    Color const by = *reading.to_move;
    (by == Color::white ? reading.white : reading.black) += added - thought;
    reading.to_move = opposite(by);
    return read(thought);
  }
};

bool are_jumps(std::vector<DisplayDisagreement> const& found) {
  return found.size() == 1u && is_jump(found[0].fault);
}

}  // namespace

BOOST_FIXTURE_TEST_CASE(without_a_time_control_each_jump_against_the_time_that_passes_is_found, Unknown) {
  BOOST_TEST(show(minutes{90} - seconds{10}, seconds{10}).empty());
  BOOST_TEST(are_jumps(show(std::chrono::hours{4} + minutes{16}, seconds{5})));  // up
  BOOST_TEST(are_jumps(show(minutes{62}, seconds{5})));                          // down
  BOOST_TEST(show(minutes{62} - seconds{5}, seconds{5}).empty());                // believed again
  BOOST_TEST(are_jumps(show(minutes{62}, seconds{1})));                          // in the seconds alone
  BOOST_TEST(are_jumps(show(minutes{62} - seconds{6}, seconds{1})));
  BOOST_TEST(show(minutes{62} - seconds{6}, seconds{3}).empty());  // a delay, or a pause
}

BOOST_FIXTURE_TEST_CASE(a_time_that_stands_changes_by_nothing, Unknown) {
  reading.black += seconds{7};
  auto const found = read(seconds{4});
  BOOST_TEST_REQUIRE(are_jumps(found));
  BOOST_TEST((found[0].player == Color::black));
  BOOST_TEST((found[0].expected == minutes{90}));
}

BOOST_FIXTURE_TEST_CASE(numbers_of_no_control_are_found_however_the_clock_stands, Unknown) {
  reading.is_running = false;
  BOOST_TEST(read(seconds{1}).empty());
  reading.white = std::chrono::hours{7} + minutes{16} + seconds{3};
  auto const found = read(seconds{20});
  BOOST_TEST_REQUIRE(are_jumps(found));
  BOOST_TEST((found[0].fault == DisplayFault::of_no_control));
  BOOST_TEST(DisplayWatch{}.read(now, reading).size() == 1u);  // also where it is read first
  BOOST_TEST(read(seconds{20}).empty());                       // once
}

BOOST_FIXTURE_TEST_CASE(what_a_move_brings_is_no_jump, Unknown) {
  for (int ply = 1; ply <= 20; ++ply) BOOST_TEST(press(seconds{20}, seconds{30}).empty());
  for (int ply = 1; ply <= 20; ++ply) BOOST_TEST(press(seconds{20}, seconds{0}).empty());
  BOOST_TEST(press(seconds{8}, seconds{8}).empty());  // a delay
  BOOST_TEST(are_jumps(press(seconds{8}, minutes{3})));
  BOOST_TEST(are_jumps(press(seconds{8}, -minutes{1})));
}

BOOST_FIXTURE_TEST_CASE(what_a_move_brings_may_be_shown_a_reading_later, Unknown) {
  BOOST_TEST(press(seconds{20}, seconds{0}).empty());
  reading.white += seconds{30};
  BOOST_TEST(read(seconds{1}).empty());
  reading.white += seconds{30};
  BOOST_TEST(are_jumps(read(seconds{4})));
}

BOOST_FIXTURE_TEST_CASE(the_time_of_a_period_is_no_jump, Unknown) {
  BOOST_TEST(press(seconds{20}, minutes{30} + seconds{30}).empty());
  BOOST_TEST(press(seconds{20}, minutes{30} + seconds{30}).empty());
  Unknown other;
  other.reading.white = seconds{20};
  other.watch.forget();
  other.read();
  BOOST_TEST(other.show(minutes{15}, seconds{20}).empty());  // many clocks add it when the time has run out
}

BOOST_FIXTURE_TEST_CASE(a_time_that_is_set_while_the_clock_stands_is_no_jump, Unknown) {
  reading.is_running = false;
  BOOST_TEST(show(minutes{90} - seconds{10}, seconds{10}).empty());
  auto const set = show(minutes{92}, seconds{30});
  BOOST_TEST_REQUIRE(set.size() == 1u);
  BOOST_TEST((set[0].fault == DisplayFault::set_while_it_stood));
  BOOST_TEST(!is_jump(set[0].fault));
  reading.is_running = true;
  BOOST_TEST(show(minutes{92} - seconds{5}, seconds{5}).empty());
}

BOOST_AUTO_TEST_CASE(what_is_set_before_the_first_start_is_no_news) {
  DisplayWatch watch;
  Reading reading;
  for (Millis const set : {minutes{0}, minutes{5}, minutes{90}}) {
    reading.white = reading.black = set;
    BOOST_TEST(watch.read(Instant{}, reading).empty());
  }
}

BOOST_FIXTURE_TEST_CASE(a_clock_that_counts_on_behind_its_flag_is_no_jump, Unknown) {
  BOOST_TEST(show(seconds{0}, minutes{90}).empty());
  reading.white_flag = true;
  BOOST_TEST(show(seconds{5}, seconds{5}).empty());
}

BOOST_FIXTURE_TEST_CASE(a_flag_hides_no_jump, Unknown) {
  reading.white_flag = true;
  BOOST_TEST(are_jumps(show(minutes{90} - seconds{5}, seconds{5})) == false);  // the flag alone is no time
  BOOST_TEST(are_jumps(show(std::chrono::hours{3} + minutes{16}, seconds{5})));
  BOOST_TEST(are_jumps(show(minutes{41}, seconds{5})));
  BOOST_TEST(are_jumps(show(seconds{0}, seconds{5})));
}

BOOST_FIXTURE_TEST_CASE(behind_the_flag_a_clock_counts_no_faster_than_time, Unknown) {
  BOOST_TEST(show(seconds{0}, minutes{90}).empty());
  reading.white_flag = true;
  BOOST_TEST(show(seconds{5}, seconds{5}).empty());
  BOOST_TEST(show(seconds{5}, seconds{5}).empty());  // or stands
  BOOST_TEST(are_jumps(show(seconds{43}, seconds{5})));
  BOOST_TEST(are_jumps(show(seconds{12}, seconds{1})));
}

BOOST_AUTO_TEST_CASE(a_jump_is_told_from_a_missing_increment) {
  Table table{"90m+30s"};
  auto found = table.press(seconds{60}, seconds{0});
  BOOST_TEST((found[0].fault == DisplayFault::wrong_after_press));
  found = table.press(seconds{60}, minutes{2});
  BOOST_TEST_REQUIRE(found.size() == 1u);
  BOOST_TEST((found[0].fault == DisplayFault::jumped_at_press));
}

BOOST_AUTO_TEST_SUITE_END()
