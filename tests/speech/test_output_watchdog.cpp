// SPDX-License-Identifier: GPL-3.0-or-later
// When a sound device counts as gone.
#include "speech/sound/portaudio_devices.hpp"

#include <boost/test/unit_test.hpp>

namespace tactus::speech {

BOOST_AUTO_TEST_SUITE(output_watchdog)

namespace {

using namespace std::chrono_literals;
constexpr OutputWatchdog::Time opened{};
constexpr OutputWatchdog::Seconds period{0.01};

/// Looks each tenth of a second, as its owner does, until it is told that the device is dead; for how long.
std::chrono::milliseconds silence_until_dead(OutputWatchdog& watchdog, OutputWatchdog::Time from,
                                             OutputWatchdog::Seconds callback_period = period) {
  watchdog.is_dead(900, callback_period, from);
  auto now = from;
  while (now < from + 60s && !watchdog.is_dead(900, callback_period, now)) now += 100ms;
  return std::chrono::duration_cast<std::chrono::milliseconds>(now - from);
}

BOOST_AUTO_TEST_CASE(a_device_that_calls_back_is_alive) {
  OutputWatchdog watchdog{opened};
  for (unsigned i = 1; i < 200; ++i) BOOST_TEST(!watchdog.is_dead(i, period, opened + i * 400ms));
}

BOOST_AUTO_TEST_CASE(a_new_stream_may_stall_for_three_seconds) {
  OutputWatchdog watchdog{opened};
  for (auto at = 100ms; at <= 2900ms; at += 100ms) BOOST_TEST(!watchdog.is_dead(0, period, opened + at));
  BOOST_TEST(watchdog.is_dead(0, period, opened + 3100ms));
}

BOOST_AUTO_TEST_CASE(a_running_stream_is_given_up_after_a_second_and_three_periods) {
  OutputWatchdog watchdog{opened};
  BOOST_TEST(silence_until_dead(watchdog, opened + 10s).count() == 1100);
}

BOOST_AUTO_TEST_CASE(long_periods_are_waited_for) {
  OutputWatchdog watchdog{opened};
  BOOST_TEST(silence_until_dead(watchdog, opened + 10s, OutputWatchdog::Seconds{1.01}).count() == 4100);
}

BOOST_AUTO_TEST_CASE(a_machine_that_was_asleep_says_nothing_about_the_device) {
  OutputWatchdog watchdog{opened};
  BOOST_TEST(!watchdog.is_dead(900, period, opened + 10s));
  BOOST_TEST(!watchdog.is_dead(900, period, opened + 8h));
  BOOST_TEST(!watchdog.is_dead(901, period, opened + 8h + 100ms));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace tactus::speech
