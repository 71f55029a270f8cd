// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/truth/twist.hpp"

#include <algorithm>

#include <boost/test/unit_test.hpp>

namespace tactus::truth {
namespace {

constexpr std::uint64_t most_games = 200;

struct Has {
  Trial const& trial;
  bool operator()(std::monostate /*nothing*/) const { return true; }
  bool operator()(Kind kind) const {
    return std::ranges::any_of(trial.said.list, [&](Statement const& s) { return s.kind == kind; });
  }
  bool operator()(program::Happening told) const {
    return std::ranges::any_of(trial.views.incidents,
                               [&](ToldIncident const& each) { return each.incident.is(told); });
  }
};

Trial right_game(Twist const& twist) {
  auto const act = act_named(twist.act);
  BOOST_TEST_REQUIRE(act.has_value());
  for (std::uint64_t seed = 1; seed < most_games; ++seed) {
    Trial trial = tried(plan_of(seed, act));
    if (trial.verdicts.empty() && std::visit(Has{trial}, twist.wanted)) return trial;
  }
  BOOST_FAIL("no game of this act is right: " << twist.act);
  return {};
}

}  // namespace

std::ostream& operator<<(std::ostream& out, Twist const& twist) { return out << twist.what; }

void check_noticed(Twist const& twist) {
  Trial trial = right_game(twist);
  twist.twist(trial);
  trial.verdicts = verdicts_on(trial);
  BOOST_TEST(has(trial, twist.noticed));
}

}  // namespace tactus::truth
