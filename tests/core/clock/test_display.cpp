// SPDX-License-Identifier: GPL-3.0-or-later
// Times as people write and read them.
#include "core/clock/reading.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using clock::display;
using clock::time_displayed;

BOOST_AUTO_TEST_SUITE(clock_display)

BOOST_AUTO_TEST_CASE(what_is_displayed_can_be_read_back) {
  for (Millis::rep const seconds : {0, 1, 59, 60, 3599, 3600, 5398, 35'999, 359'999})
    BOOST_TEST(time_displayed(display(Millis{seconds * 1000})).value().count() == seconds * 1000);
}

BOOST_DATA_TEST_CASE(a_text_that_is_no_time_is_refused,
                     boost::unit_test::data::make({"", ":", "1:30", "130:00:00", "1:60:00", "1:00:60",
                                                   "1:3:00", "-1:00:00", "1:30:00 ", "a:30:00", ":30:00",
                                                   "1:30-00", "1:+3:00", "1:30:0x"}),
                     text) {
  BOOST_TEST(!time_displayed(text).has_value());
}

BOOST_AUTO_TEST_SUITE_END()
