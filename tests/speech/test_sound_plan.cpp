// SPDX-License-Identifier: GPL-3.0-or-later
// What a person types for a sound device, and who may hear from which.
#include "core/message/written.hpp"
#include "speech/sound/sound_plan.hpp"

#include <ostream>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

namespace tactus::speech {

BOOST_AUTO_TEST_SUITE(sound_plan)

namespace {

struct RouteRow {
  char const* typed;
  SoundRoute route;
  char const* text;
};
std::ostream& operator<<(std::ostream& out, RouteRow const& row) { return out << row.typed; }

RouteRow const routes[] = {
    {"default", {"", Side::both}, "default"},
    {"left", {"", Side::left}, "default:left"},
    {"default:right", {"", Side::right}, "default:right"},
    {"USB Audio: - (hw:1,0)", {"USB Audio: - (hw:1,0)", Side::both}, "USB Audio: - (hw:1,0)"},
    {"USB Audio: - (hw:1,0):right", {"USB Audio: - (hw:1,0)", Side::right}, "USB Audio: - (hw:1,0):right"},
    {"bright", {"bright", Side::both}, "bright"},
    {"left:left", {"left", Side::left}, "left:left"},
};

BOOST_DATA_TEST_CASE(a_route_is_read_and_written, boost::unit_test::data::make(routes), row) {
  auto const route = read_sound_route(row.typed);
  BOOST_REQUIRE(route.has_value());
  BOOST_TEST((*route == row.route));
  BOOST_TEST(text_of(*route) == row.text);
  BOOST_TEST((read_sound_route(row.text) == route));
}

BOOST_AUTO_TEST_CASE(no_device_is_a_clear_error) {
  auto const route = read_sound_route("");
  BOOST_REQUIRE(!route.has_value());
  BOOST_TEST(written(route.error()).find("expected default, left, right") == 0U);
}

BOOST_AUTO_TEST_CASE(a_private_message_takes_no_other_device_than_its_own) {
  SoundPlan plan;
  for (auto const to : {table::Audience::table, table::Audience::white, table::Audience::black})
    BOOST_TEST(plan.may_take_another_device(to));  // one device for all
  plan.white = {"earphone", Side::both};
  BOOST_TEST(plan.may_take_another_device(table::Audience::table));
  BOOST_TEST(!plan.may_take_another_device(table::Audience::white));
  BOOST_TEST(!plan.may_take_another_device(table::Audience::black));  // the other one may be White's
}

BOOST_AUTO_TEST_CASE(an_assistant_is_heard_only_where_he_has_a_device_of_his_own) {
  using table::Audience;
  SoundPlan plan;
  plan.white_assistant = plan.table;
  BOOST_TEST((*plan.of(Audience::white_assistant) == plan.table));
  BOOST_TEST((plan.of(Audience::black_assistant) == nullptr));
  plan.black_assistant = SoundRoute{"earphone", Side::left};
  BOOST_TEST((*plan.of(Audience::black_assistant) == SoundRoute{"earphone", Side::left}));
  BOOST_TEST((*plan.of(Audience::white_assistant) == plan.table));
  for (auto const to : {Audience::white_assistant, Audience::black_assistant})
    BOOST_TEST(!plan.may_take_another_device(to));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace tactus::speech
