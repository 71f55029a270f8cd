// SPDX-License-Identifier: GPL-3.0-or-later
// When sound devices are to hold more.
#include "speech/sound/output_depth.hpp"

#include <algorithm>
#include <chrono>
#include <vector>

#include <boost/test/unit_test.hpp>

namespace tactus::speech {

BOOST_AUTO_TEST_SUITE(output_depth)

namespace {

using namespace std::chrono_literals;
constexpr OutputDepth::Time opened{};

/// Depths at which streams are opened, in milliseconds, on a machine that is late twice a second: each time
/// as deep as was asked, but never less than `at_first`.
std::vector<long> depths_of(OutputDepth::Seconds at_first) {
  OutputDepth depth;
  std::vector<long> depths;
  for (int life = 0; life < 10; ++life) {
    auto const open = std::max(at_first, depth.at_least());
    depths.push_back(std::chrono::round<std::chrono::milliseconds>(open).count());
    depth.open(open);
    bool is_too_shallow = false;
    for (unsigned n = 0; n < 200 && !is_too_shallow; ++n)
      is_too_shallow = depth.is_too_shallow(n, opened + n * 500ms);
    if (!is_too_shallow) break;
    depth.deepen();
  }
  return depths;
}

BOOST_AUTO_TEST_CASE(a_stream_that_never_runs_dry_stays_as_it_is) {
  OutputDepth depth;
  depth.open(OutputDepth::Seconds{0});
  for (auto at = 0s; at < 3600s; ++at) BOOST_TEST(!depth.is_too_shallow(0, opened + at));
  BOOST_TEST(depth.at_least().count() == 0);
}

BOOST_AUTO_TEST_CASE(three_underruns_within_a_minute_are_too_many) {
  OutputDepth depth;
  depth.open(OutputDepth::Seconds{0});
  BOOST_TEST(!depth.is_too_shallow(1, opened + 1s));
  BOOST_TEST(!depth.is_too_shallow(2, opened + 30s));
  BOOST_TEST(!depth.is_too_shallow(2, opened + 60s));
  BOOST_TEST(depth.is_too_shallow(3, opened + 61s));
}

BOOST_AUTO_TEST_CASE(three_at_one_look_are_too_many) {
  OutputDepth depth;
  depth.open(OutputDepth::Seconds{0});
  BOOST_TEST(!depth.is_too_shallow(0, opened));
  BOOST_TEST(depth.is_too_shallow(3, opened + 100ms));
}

BOOST_AUTO_TEST_CASE(what_was_long_ago_does_not_count) {
  OutputDepth depth;
  depth.open(OutputDepth::Seconds{0});
  for (unsigned n = 1; n < 100; ++n) BOOST_TEST(!depth.is_too_shallow(n, opened + n * 31s));
}

BOOST_AUTO_TEST_CASE(it_is_asked_for_until_somebody_is_silent) {
  OutputDepth depth;
  depth.open(OutputDepth::Seconds{0});
  BOOST_TEST(depth.is_too_shallow(3, opened));
  BOOST_TEST(depth.is_too_shallow(3, opened + 10min));
}

BOOST_AUTO_TEST_CASE(other_streams_begin_at_the_depth_that_was_found_and_count_anew) {
  OutputDepth depth;
  depth.open(OutputDepth::Seconds{0});
  BOOST_TEST(depth.is_too_shallow(3, opened));
  depth.deepen();
  BOOST_TEST(depth.at_least().count() == 0.05);
  depth.open(depth.at_least());
  BOOST_TEST(!depth.is_too_shallow(2, opened + 1s));
  depth.open(depth.at_least());  // a device was pulled out and put in again
  BOOST_TEST(depth.at_least().count() == 0.05);
  BOOST_TEST(!depth.is_too_shallow(1, opened + 2s));
}

BOOST_AUTO_TEST_CASE(a_sound_server_begins_with_little) {
  std::vector<long> const expected{0, 50, 100, 150, 200};
  BOOST_TEST(depths_of(OutputDepth::Seconds{0}) == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(bare_alsa_goes_on_from_what_it_has) {
  std::vector<long> const expected{150, 200};
  BOOST_TEST(depths_of(OutputDepth::Seconds{0.15}) == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace tactus::speech
