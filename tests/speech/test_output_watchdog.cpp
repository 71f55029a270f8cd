// SPDX-License-Identifier: GPL-3.0-or-later
// When a sound device counts as gone.
#include "speech/output_watchdog.hpp"

#include <boost/test/unit_test.hpp>

namespace tactus::speech {

BOOST_AUTO_TEST_SUITE(output_watchdog)

namespace {

using namespace std::chrono_literals;
constexpr OutputWatchdog::Time opened{};
constexpr OutputWatchdog::Seconds period{0.01};

BOOST_AUTO_TEST_CASE(a_device_that_calls_back_is_alive) {
  OutputWatchdog watchdog{opened};
  for (unsigned i = 1; i < 200; ++i) BOOST_TEST(!watchdog.is_dead(i, period, opened + i * 400ms));
}

BOOST_AUTO_TEST_CASE(a_new_stream_may_stall_for_three_seconds) {
  OutputWatchdog watchdog{opened};
  BOOST_TEST(!watchdog.is_dead(0, period, opened + 2900ms));
  BOOST_TEST(watchdog.is_dead(0, period, opened + 3100ms));
}

BOOST_AUTO_TEST_CASE(a_running_stream_is_given_up_after_half_a_second_and_three_periods) {
  OutputWatchdog watchdog{opened};
  BOOST_TEST(!watchdog.is_dead(900, period, opened + 10s));
  BOOST_TEST(!watchdog.is_dead(900, period, opened + 10s + 520ms));
  BOOST_TEST(watchdog.is_dead(900, period, opened + 10s + 540ms));
}

BOOST_AUTO_TEST_CASE(long_periods_are_waited_for) {
  OutputWatchdog watchdog{opened};
  BOOST_TEST(!watchdog.is_dead(9, OutputWatchdog::Seconds{1}, opened + 10s));
  BOOST_TEST(!watchdog.is_dead(9, OutputWatchdog::Seconds{1}, opened + 13s));
  BOOST_TEST(watchdog.is_dead(9, OutputWatchdog::Seconds{1}, opened + 14s));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace tactus::speech
