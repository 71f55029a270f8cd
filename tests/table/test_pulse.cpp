// SPDX-License-Identifier: GPL-3.0-or-later
// A program that stood still knows it, wherever its main thread was then.
#include "src/table/session/pulse.hpp"

#include <atomic>

#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(pulse)

BOOST_AUTO_TEST_CASE(what_stood_still_is_told_once_and_whole) {
  std::atomic<Millis> now{Millis{0}};
  program::Pulse pulse{[&] { return now.load(); }};
  BOOST_TEST((pulse.stood_still() == Millis{0}));
  now = Millis{50'000};  // either thread may look first
  BOOST_TEST((pulse.stood_still() == Millis{50'000}));
  BOOST_TEST((pulse.stood_still() == Millis{0}));
}

BOOST_AUTO_TEST_CASE(a_busy_machine_is_no_sleep) {
  std::atomic<Millis> now{Millis{0}};
  program::Pulse pulse{[&] { return now.load(); }};
  for (int i = 0; i < 100; ++i) {
    now = now.load() + Millis{3000};
    BOOST_TEST((pulse.stood_still() == Millis{0}));
  }
}

BOOST_AUTO_TEST_SUITE_END()
