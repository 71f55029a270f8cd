// SPDX-License-Identifier: GPL-3.0-or-later
// apply() is total: any input at any time is survived, deadlines lie ahead, and a replay gives the same.
#include "tests/core/table/any_input.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::table;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(total)

BOOST_DATA_TEST_CASE(any_input_at_any_time_is_survived, data::xrange(60U), seed) {
  AnyInput any(seed);
  TableState state;
  TableState again;
  Instant now{Millis{0}};
  for (int i = 0; i < 400; ++i) {
    Input const input = i == 3 ? Input{GameStarted{any_setup(any)}} : any.next(state);
    now += Millis{static_cast<int>(any.number(900)) - 50};  // also backwards
    auto const plies = state.line().plies();
    auto step = apply(std::move(state), {now, input});
    auto const same = apply(std::move(again), {now, input});
    state = std::move(step.state);
    again = same.state;
    BOOST_REQUIRE(step.effects.size() == same.effects.size());
    for (std::size_t e = 0; e < step.effects.size(); ++e)
      BOOST_REQUIRE(text_of(step.effects[e]) == text_of(same.effects[e]));
    if (auto const deadline = state.next_deadline()) BOOST_REQUIRE(*deadline > now);
    BOOST_REQUIRE(state.line().plies() >= plies);
    BOOST_REQUIRE(state.completed().size() == state.line().plies());
  }
}

BOOST_DATA_TEST_CASE(what_is_announced_is_recorded_as_told, data::xrange(20U), seed) {
  AnyInput any(1000 + seed);
  TableState state;
  Instant now{Millis{0}};
  for (int i = 0; i < 300; ++i) {
    Input const input = i == 0 ? Input{GameStarted{any_setup(any)}} : any.next(state);
    auto step = apply(std::move(state), {now += Millis{300}, input});
    state = std::move(step.state);
    std::vector<std::string> told;
    std::vector<std::string> said;
    for (auto const& effect : step.effects) {
      auto const text = text_of(effect);
      if (text.starts_with("told ")) told.push_back(text.substr(5));
      if (text.starts_with("say ")) said.push_back(text.substr(4));
    }
    BOOST_REQUIRE(told == said);
  }
}

BOOST_AUTO_TEST_SUITE_END()
