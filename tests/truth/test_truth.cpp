// SPDX-License-Identifier: GPL-3.0-or-later
// Three hundred games of people who make mistakes: nothing that is told them, the arbiter or the record is
// otherwise than it was.
#include "tests/truth/trial.hpp"

#include <algorithm>
#include <ostream>
#include <sstream>

#include <boost/test/unit_test.hpp>

namespace tactus::truth {

BOOST_AUTO_TEST_SUITE(truth)

namespace {

/// Of each act alone; then of several in one game, so that it is 300 in all.
constexpr std::uint64_t alone = 2, games = 300;

std::string story_of(std::uint64_t seed) {
  Plan const plan = plan_of(seed);
  std::ostringstream story;
  print_story(story, plan, tried(plan));
  return story.str();
}

/// The same games for an act, whatever other acts there are.
std::uint64_t seed_of(std::string_view act, std::uint64_t round) {
  std::uint64_t seed = round;
  for (char const c : act) seed = seed * 31 % 1'000'003 + static_cast<unsigned char>(c);
  return seed;
}

std::vector<Plan> plans() {
  std::vector<Plan> all;
  for (std::size_t act = 0; act < acts().size(); ++act)
    for (std::uint64_t round = 0; round < alone; ++round)
      all.push_back(plan_of(seed_of(acts()[act].name, round), act));
  for (std::uint64_t seed = 0; all.size() < games; ++seed)
    if (Plan const plan = plan_of(seed); plan.acts.size() > 1) all.push_back(plan);
  return all;
}

}  // namespace

BOOST_AUTO_TEST_CASE(nothing_is_told_that_is_not_so) {
  auto const all = plans();
  BOOST_TEST(all.size() == games);
  for (Plan const& plan : all) {
    Trial const trial = tried(plan);
    for (Measure const measure : all_measures) {
      if (!has(trial, measure)) continue;
      Plan const less = shortest(plan, measure);
      BOOST_ERROR(name_of(measure) << ", seed " << less.seed << ": " << text_of(less.acts));
    }
  }
}

BOOST_AUTO_TEST_CASE(one_seed_is_one_game_and_two_are_two) {
  for (std::uint64_t const seed : {1U, 7U, 40U}) {
    BOOST_TEST(story_of(seed) == story_of(seed));
    BOOST_TEST(story_of(seed) != story_of(seed + 1));
  }
}

/// A generator or a hash of another library would show here.
BOOST_AUTO_TEST_CASE(dice_are_the_same_on_every_machine) {
  Dice dice{7};
  BOOST_TEST(dice.of(1000) == 15U);
  BOOST_TEST(dice.between(10, 20).count() == 17);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus::truth
