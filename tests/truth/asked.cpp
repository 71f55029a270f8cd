// SPDX-License-Identifier: GPL-3.0-or-later
// What scripts/truth asks for: measures by act, the shortest list of acts for each fault, the story of a
// game.
#include "tests/truth/trial.hpp"

#include <chrono>
#include <cstdlib>
#include <iostream>

#include <boost/test/unit_test.hpp>

namespace tactus::truth {

BOOST_AUTO_TEST_SUITE(asked)

namespace {

std::string setting(char const* name, std::string otherwise) {
  char const* const text = std::getenv(name);
  return text == nullptr ? std::move(otherwise) : text;
}

/// Those whose name has this part.
std::vector<std::size_t> acts_with(std::string const& part) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < acts().size(); ++i)
    if (!part.empty() && acts()[i].name.find(part) != std::string_view::npos) found.push_back(i);
  return found;
}

void print_shortest(Measure measure, Plan const& plan) {
  Plan const less = shortest(plan, measure);
  std::cout << name_of(measure) << ": seed " << less.seed << ", " << less.plies << " plies, "
            << text_of(less.acts) << '\n';
  for (Verdict const& v : tried(less).verdicts)
    if (v.measure == measure) std::cout << "    " << v.why << '\n';
}

}  // namespace

BOOST_AUTO_TEST_CASE(games, *boost::unit_test::disabled()) {
  std::uint64_t const seed = std::stoull(setting("TACTUS_TRUTH_SEED", "1"));
  std::uint64_t const count = std::stoull(setting("TACTUS_TRUTH_GAMES", "300"));
  std::string const wanted = setting("TACTUS_TRUTH_ACT", "");
  bool const is_watched = !setting("TACTUS_TRUTH_WATCH", "").empty();
  auto const chosen = acts_with(wanted);
  BOOST_REQUIRE_MESSAGE(wanted.empty() || !chosen.empty(), "no act is named like that: " << wanted);
  Measures measures;
  std::map<std::pair<Measure, std::set<std::size_t>>, Plan> failed;  // one game for each choice of acts
  auto const begun = std::chrono::steady_clock::now();
  for (std::uint64_t i = 0; i < count; ++i) {
    Plan const plan =
        plan_of(seed + i, chosen.empty() ? std::nullopt : std::optional{chosen[i % chosen.size()]});
    Trial const trial = tried(plan);
    measures.add(plan, trial);
    if (is_watched) print_story(std::cout, plan, trial);
    std::set<std::size_t> done;
    for (PlannedAct const& each : plan.acts) done.insert(each.act);
    for (Verdict const& v : trial.verdicts) failed.try_emplace({v.measure, done}, plan);
  }
  std::chrono::duration<double> const took = std::chrono::steady_clock::now() - begun;
  measures.print(std::cout);
  std::cout << static_cast<double>(count) / took.count() << " games a second\n";
  for (auto const& [of, plan] : failed) print_shortest(of.first, plan);
  BOOST_TEST(measures.by_act().size() > 0U);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus::truth
