// SPDX-License-Identifier: GPL-3.0-or-later
// Time controls as people write them.
#include "core/clock/time_control.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::clock;
using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;

BOOST_AUTO_TEST_SUITE(time_control_text)

BOOST_AUTO_TEST_CASE(the_usual_controls_are_understood) {
  BOOST_TEST((read_time_control("90m/40+30m+30s") ==
              TimeControl{{{40, minutes{90}}, {std::nullopt, minutes{30}}}, seconds{30}, {}}));
  BOOST_TEST((read_time_control("2h/40+1h/20+15m+30s") ==
              TimeControl{{{40, hours{2}}, {20, hours{1}}, {std::nullopt, minutes{15}}}, seconds{30}, {}}));
  BOOST_TEST((read_time_control("5m") == TimeControl{{{std::nullopt, minutes{5}}}, {}, {}}));
  BOOST_TEST((read_time_control("3m+2s") == TimeControl{{{std::nullopt, minutes{3}}}, seconds{2}, {}}));
  for (char const* text : {"90+30", "90 + 30", "90m + 30s", " 90M+30S "})
    BOOST_TEST((read_time_control(text) == read_time_control("90m+30s")), text);
  BOOST_TEST((read_time_control("25m+d10s") == TimeControl{{{std::nullopt, minutes{25}}}, {}, seconds{10}}));
}

BOOST_DATA_TEST_CASE(any_other_text_is_refused,
                     boost::unit_test::data::make({"", "+", "90", "90m+", "+30s", "m", "0m", "90m/", "90m/40",
                                                   "90m/0+30m", "90m+30m", "90m+30s+30s", "90+", "90+30+30",
                                                   "-5m", "99999m", "90m/40+30s+", "90m+d10m", "90m+30x"}),
                     text) {
  BOOST_TEST(!read_time_control(text).has_value());
}

BOOST_DATA_TEST_CASE(what_is_written_is_read_again,
                     boost::unit_test::data::make({"90m/40+30m+30s", "2h/40+1h/20+15m+30s", "5m", "3m+2s",
                                                   "25m+d10s", "90s"}),
                     text) {
  auto const control = read_time_control(text);
  BOOST_TEST_REQUIRE(control.has_value());
  BOOST_TEST(text_of(*control) == text);
}

BOOST_AUTO_TEST_CASE(pgn_has_its_own_way_of_writing) {
  BOOST_TEST(pgn_text_of(*read_time_control("90m/40+30m+30s")) == "40/5400+30:1800+30");
  BOOST_TEST(pgn_text_of(*read_time_control("5m")) == "300");
  BOOST_TEST(pgn_text_of(*read_time_control("25m+d10s")) == "1500");
}

BOOST_AUTO_TEST_SUITE_END()
