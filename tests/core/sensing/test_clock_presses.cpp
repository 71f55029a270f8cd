// SPDX-License-Identifier: GPL-3.0-or-later
// Which move a press of the clock belongs to, where the two do not come in their order.
#include "core/sensing/commitment.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::sensing;
using chess::Color;

BOOST_AUTO_TEST_SUITE(clock_presses)

namespace {

Instant at(long ms) { return Instant{Millis{ms}}; }

}  // namespace

BOOST_AUTO_TEST_CASE(a_press_that_came_first_waits_for_its_move) {
  ClockPresses presses;
  presses.press(Color::white, at(1000));
  BOOST_TEST((presses.of(Color::white) == at(1000)));
  BOOST_TEST(!presses.of(Color::black).has_value());
  presses.complete(Color::white);
  BOOST_TEST(!presses.of(Color::white).has_value());
}

BOOST_AUTO_TEST_CASE(a_press_that_comes_late_belongs_to_the_move_that_was_given_out) {
  ClockPresses presses;
  presses.complete(Color::white);
  presses.press(Color::white, at(1000));
  BOOST_TEST(!presses.of(Color::white).has_value());
  presses.press(Color::black, at(2000));
  BOOST_TEST((presses.of(Color::black) == at(2000)));
}

BOOST_AUTO_TEST_CASE(of_moves_that_nobody_pressed_for_only_the_last_two_are_waited_for) {
  ClockPresses presses;
  for (Color const mover : {Color::white, Color::black, Color::white}) presses.complete(mover);
  presses.press(Color::white, at(1000));  // of the latest move: the older presses never come
  presses.press(Color::black, at(2000));
  BOOST_TEST((presses.of(Color::black) == at(2000)));
}

BOOST_AUTO_TEST_SUITE_END()
