// SPDX-License-Identifier: GPL-3.0-or-later
// What reaches the main thread of `tactus play`, and how far time has passed for it meanwhile.
#include "src/table/session/inbox.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using program::Inbox;

BOOST_AUTO_TEST_SUITE(inbox)

namespace {

Instant at(int seconds) { return Instant{std::chrono::seconds{seconds}}; }

program::PortNews bytes_at(int seconds) { return {0, devices::Chunk{at(seconds), {0x42}}}; }

void take(Inbox& inbox) { BOOST_TEST(inbox.take_until(Inbox::Moment::min()).has_value()); }

}  // namespace

BOOST_AUTO_TEST_CASE(time_passes_only_until_what_waits_arrived) {
  Inbox inbox;
  BOOST_TEST((inbox.passed(at(9)) == at(9)));
  inbox.put(bytes_at(1));  // the main thread writes to a slow disk from here to the ninth second
  inbox.put(program::LineTyped{at(3), "e4"});
  BOOST_TEST((inbox.passed(at(9)) == at(1)));
  take(inbox);
  BOOST_TEST((inbox.passed(at(9)) == at(3)));
  take(inbox);
  BOOST_TEST((inbox.passed(at(9)) == at(9)));
}

BOOST_AUTO_TEST_CASE(what_has_no_time_does_not_hold_it_up) {
  Inbox inbox;
  inbox.put(program::InputEnded{});
  BOOST_TEST((inbox.passed(at(9)) == at(9)));
  inbox.put(bytes_at(4));
  BOOST_TEST((inbox.passed(at(9)) == at(4)));
  BOOST_TEST((inbox.passed(at(2)) == at(2)));
}

BOOST_AUTO_TEST_SUITE_END()
