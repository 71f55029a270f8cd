// SPDX-License-Identifier: GPL-3.0-or-later
// Blitz, rapid or standard: the borders of A.1 and B.1.
#include "core/arbitration/laws/decide.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace std::chrono_literals;
using namespace tactus;
using namespace tactus::arbitration::laws;

BOOST_AUTO_TEST_SUITE(time_control_classes)

namespace {

fact::TimeControl each(Millis base, Millis increment = {}) {
  fact::TimeControl control;
  control.base = base;
  control.increment = increment;
  return control;
}

fact::TimeControl periods(std::vector<fact::Period> periods, Millis increment = {}) {
  fact::TimeControl control;
  control.periods = std::move(periods);
  control.increment = increment;
  return control;
}

fact::TimeControl with_delay(Millis base, Millis delay) {
  fact::TimeControl control = each(base);
  control.delay = delay;
  return control;
}

RulingOrFault class_of(fact::TimeControl control, RuleSet rules = RuleSet::fide_2023) {
  return decide({{rules, Phase::standard, std::nullopt}, {std::move(control)}, Ask::classify});
}

void check_class(fact::TimeControl control, Phase expected, Millis total) {
  auto const ruling = class_of(std::move(control));
  BOOST_REQUIRE(ruling.has_value());
  BOOST_CHECK(ruling->outcome == Outcome::computed);
  BOOST_CHECK(ruling->time_class == expected);
  BOOST_CHECK(ruling->total_time == total);
  BOOST_CHECK((ruling->articles == std::vector{law("A.1"), law("B.1")}));
}

}  // namespace

BOOST_AUTO_TEST_CASE(ten_and_sixty_minutes_are_the_borders) {
  check_class(each(10min), Phase::blitz, 10min);
  check_class(each(10min + 1ms), Phase::rapid, 10min + 1ms);
  check_class(each(60min - 1ms), Phase::rapid, 60min - 1ms);
  check_class(each(60min), Phase::standard, 60min);
}

BOOST_AUTO_TEST_CASE(an_increment_counts_sixty_times) {
  check_class(each(5min, 5s), Phase::blitz, 10min);
  check_class(each(30min, 30s), Phase::standard, 60min);
  check_class(each(0min, 10s), Phase::blitz, 10min);
}

BOOST_AUTO_TEST_CASE(all_periods_count) {
  check_class(periods({{40, 90min}, {std::nullopt, 30min}}, 30s), Phase::standard, 150min);
}

BOOST_AUTO_TEST_CASE(a_delay_counts_with_a_notice) {
  auto const ruling = class_of(with_delay(5min, 6s));
  BOOST_REQUIRE(ruling.has_value());
  BOOST_CHECK(ruling->time_class == Phase::rapid);
  BOOST_TEST(ruling->notices.size() == 1U);
}

BOOST_AUTO_TEST_CASE(what_cannot_be_a_time_control_is_said) {
  BOOST_TEST(class_of({}).error().fact == "time-control.base_ms");
  BOOST_TEST(class_of(each(-1ms)).error().fact == "time-control.base_ms");
  BOOST_TEST(class_of(each(1min, -1s)).error().fact == "time-control.increment_ms");
  BOOST_TEST(class_of(periods({{std::nullopt, 1min}, {20, 1min}})).error().fact == "time-control.periods");
  fact::TimeControl both = periods({{std::nullopt, 2min}});
  both.base = 1min;
  auto const two = class_of(both);
  BOOST_CHECK(two.error().kind == FactFault::Kind::contradictory);
}

BOOST_AUTO_TEST_SUITE_END()
