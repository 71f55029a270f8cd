// SPDX-License-Identifier: GPL-3.0-or-later
// The conditions of the Competition Rules in rapid and blitz, under the numbers of each edition.
#include "core/arbitration/laws/decide.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus::arbitration::laws;

BOOST_AUTO_TEST_SUITE(supervision_rulings)

namespace {

constexpr Regime in(Phase phase, RuleSet rules = RuleSet::fide_2023) { return {rules, phase, std::nullopt}; }

fact::EventRegulations mode(std::string number) { return {std::move(number), std::nullopt}; }
fact::EventRegulations text(std::string number) { return {std::nullopt, std::move(number)}; }

Ruling classified(Regime regime, std::vector<Item> items) {
  auto const ruling = decide({regime, std::move(items), Ask::classify});
  if (!ruling) BOOST_FAIL("no ruling: " + ruling.error().fact);
  BOOST_TEST(!ruling->articles.empty());
  return *ruling;
}

bool are_met(Phase phase, unsigned arbiters, unsigned games, bool recorded) {
  return classified(in(phase), {fact::Arbiters{arbiters, games, recorded}}).are_conditions_met.value();
}

}  // namespace

BOOST_AUTO_TEST_CASE(three_games_in_rapid_one_in_blitz_and_all_recorded) {
  BOOST_TEST(are_met(Phase::rapid, 1, 3, true));
  BOOST_TEST(!are_met(Phase::rapid, 1, 4, true));
  BOOST_TEST(are_met(Phase::rapid, 2, 6, true));
  BOOST_TEST(!are_met(Phase::rapid, 1, 3, false));
  BOOST_TEST(are_met(Phase::blitz, 1, 1, true));
  BOOST_TEST(!are_met(Phase::blitz, 1, 2, true));
  BOOST_TEST(!are_met(Phase::blitz, 0, 1, true));
}

BOOST_AUTO_TEST_CASE(modes_have_other_numbers_in_older_editions) {
  fact::Arbiters const enough{1, 1, true};
  BOOST_TEST(
      classified(in(Phase::rapid, RuleSet::fide_2014), {enough, mode("A.3")}).are_conditions_met.value());
  BOOST_TEST(
      classified(in(Phase::blitz, RuleSet::fide_2017), {enough, mode("B.3")}).are_conditions_met.value());
  auto const wrong = decide({in(Phase::rapid), {enough, mode("A.3")}, Ask::classify});
  BOOST_REQUIRE(!wrong.has_value());
  BOOST_TEST(wrong.error().fact == "event-regulations.mode");
  auto const other_phase = decide({in(Phase::blitz), {enough, mode("A.4")}, Ask::classify});
  BOOST_CHECK(other_phase.error().kind == FactFault::Kind::contradictory);
}

BOOST_AUTO_TEST_CASE(the_event_chooses_one_of_two_modes) {
  auto const rapid = classified(in(Phase::rapid), {text("A.6")});
  BOOST_CHECK((rapid.modes == std::vector{law("A.4"), law("A.5")}));
  BOOST_TEST(rapid.notices.size() == 1U);  // the printed text names one of them twice
  auto const blitz = classified(in(Phase::blitz, RuleSet::fide_2014), {text("B.5")});
  BOOST_CHECK((blitz.modes == std::vector{law("B.2"), law("B.3")}));
  BOOST_TEST(blitz.notices.empty());
}

BOOST_AUTO_TEST_SUITE_END()
