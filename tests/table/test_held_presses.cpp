// SPDX-License-Identifier: GPL-3.0-or-later
// What the clock says waits for a board that is late.
#include "src/table/ports/held_presses.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::program;
using std::chrono::hours;

BOOST_AUTO_TEST_SUITE(held_presses)

namespace {

Instant at(int ms) { return Instant{hours{480'000} + Millis{ms}}; }
Heard key(int ms) { return {at(ms), AnnounceKey{}}; }

}  // namespace

BOOST_AUTO_TEST_CASE(of_a_board_that_is_not_late_nothing_waits) {
  HeldPresses held;
  held.add(key(100));
  BOOST_TEST(held.take(at(100), at(100)).has_value());
  BOOST_TEST(!held.take(at(100), at(100)).has_value());
  BOOST_TEST(!held.next_deadline().has_value());
}

BOOST_AUTO_TEST_CASE(it_waits_until_the_board_has_told_what_stood_then) {
  HeldPresses held;
  held.add(key(100));
  held.add(key(300));
  BOOST_TEST(!held.take(at(400), at(99)).has_value());
  auto const first = held.take(at(700), at(200));
  BOOST_TEST_REQUIRE(first.has_value());
  BOOST_TEST((first->time == at(100)));
  BOOST_TEST(!held.take(at(700), at(200)).has_value());
  BOOST_TEST(held.take(at(800), at(300)).has_value());
}

BOOST_AUTO_TEST_CASE(it_waits_no_longer_than_some_seconds) {
  HeldPresses held;
  held.add(key(100));
  BOOST_TEST_REQUIRE(held.next_deadline().has_value());
  BOOST_TEST((*held.next_deadline() == at(100) + HeldPresses::longest));
  BOOST_TEST(!held.take(*held.next_deadline() - Millis{1}, at(0)).has_value());
  BOOST_TEST(held.take(*held.next_deadline(), at(0)).has_value());
}

BOOST_AUTO_TEST_CASE(that_a_clock_is_lost_waits_only_behind_its_press) {
  HeldPresses held;
  Meaning const lost = table::Input{table::DeviceWasLost{table::Device::clock, ""}};
  held.add({at(100), lost});
  BOOST_TEST(held.take(at(100), at(0)).has_value());
  held.add(key(200));
  held.add({at(300), lost});
  BOOST_TEST(!held.take(at(300), at(0)).has_value());
  BOOST_TEST(held.take(at(400), at(200)).has_value());
  BOOST_TEST(held.take(at(400), at(200)).has_value());
}

BOOST_AUTO_TEST_CASE(what_boards_say_never_waits) {
  auto const meaning = [](table::Input input) { return Meaning{std::move(input)}; };
  BOOST_TEST(HeldPresses::may_wait(AnnounceKey{}));
  BOOST_TEST(HeldPresses::may_wait(meaning(table::ClockSeen{})));
  BOOST_TEST(HeldPresses::may_wait(meaning(table::DeviceWasLost{table::Device::clock, ""})));
  BOOST_TEST(HeldPresses::may_wait(meaning(table::DeviceWasFound{table::Device::clock})));
  BOOST_TEST(!HeldPresses::may_wait(meaning(table::DeviceWasLost{table::Device::white_board, ""})));
  BOOST_TEST(!HeldPresses::may_wait(meaning(table::BoardSeen{chess::Color::white, sensing::AllOccupied{}})));
}

BOOST_AUTO_TEST_SUITE_END()
