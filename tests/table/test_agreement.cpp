// SPDX-License-Identifier: GPL-3.0-or-later
// What is agreed before a game: what the laws demand, and what does not go together.
#include "src/table/setup/agreement.hpp"

#include <string>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(agreement)

using namespace tactus::program;

namespace {

struct PairRow {
  char const* name;
  RuleSet rules;
  bool is_lacking;
};
std::ostream& operator<<(std::ostream& out, PairRow const& row) { return out << row.name; }
PairRow const pair_rows[] = {{"2014", RuleSet::fide_2014, false},
                             {"2017", RuleSet::fide_2017, true},
                             {"2023", RuleSet::fide_2023, true},
                             {"blitz", RuleSet::fi_blitz_2024_fixed, true}};

}  // namespace

BOOST_DATA_TEST_CASE(who_needs_an_assistant, boost::unit_test::data::make(pair_rows), row) {
  table::TableSetup setup;
  setup.regime.rules = row.rules;
  setup.white.is_blind = true;
  BOOST_TEST(!lacks_assistant(setup));
  setup.white.is_deaf = true;  // his opponent hears and sees
  BOOST_TEST(!lacks_assistant(setup));
  setup.black.is_deaf = true;
  BOOST_TEST(lacks_assistant(setup) == row.is_lacking);
  setup.white.assistant = "Cleo";
  BOOST_TEST(!lacks_assistant(setup));
}

namespace {

std::string fault_in(Regime const& regime, bool has_quickplay_finish = false, char const* control = "") {
  table::TableSetup setup;
  setup.regime = regime;
  setup.is_quickplay_finish_announced = has_quickplay_finish;
  setup.time_control = clock::read_time_control(control);
  auto const fault = agreement_fault(setup);
  return fault ? std::string{fault->english} : "";
}

}  // namespace

BOOST_AUTO_TEST_CASE(rules_and_phase_that_do_not_go_together_are_refused) {
  BOOST_TEST(fault_in({}) == "");
  BOOST_TEST(fault_in({RuleSet::fi_blitz_2024_fixed, Phase::rapid}) ==
             "these rules are for blitz; expected --phase blitz");
  BOOST_TEST(fault_in({RuleSet::fi_blitz_2024_fixed, Phase::blitz, Supervision::basic}) == "");
  BOOST_TEST(fault_in({RuleSet::fide_2023, Phase::standard, Supervision::basic}) ==
             "supervision is of rapid and blitz; expected --phase rapid or --phase blitz");
}

BOOST_AUTO_TEST_CASE(a_quickplay_finish_with_increment_or_in_blitz_is_refused) {
  auto const* const refused =
      "a quickplay finish is for standard and rapid games without increment; expected no --quickplay-finish";
  BOOST_TEST(fault_in({}, true) == "");
  BOOST_TEST(fault_in({}, true, "60m") == "");
  BOOST_TEST(fault_in({}, true, "60m+10s") == refused);
  BOOST_TEST(fault_in({}, false, "60m+10s") == "");
  BOOST_TEST(fault_in({RuleSet::fide_2014, Phase::blitz}, true, "5m") == refused);
  BOOST_TEST(fault_in({RuleSet::fi_blitz_2024_fixed, Phase::blitz}, true, "5m") == refused);
}

BOOST_AUTO_TEST_CASE(who_neither_sees_nor_hears_has_a_display) {
  table::TableSetup setup;
  setup.white.is_blind = setup.white.is_deaf = true;
  PlayOptions options;
  BOOST_TEST(channel_fault(options, setup).has_value());
  options.braille = {{speech::Whose::black}};
  BOOST_TEST(channel_fault(options, setup).has_value());
  for (auto const reader : {speech::Whose::white, speech::Whose::both}) {
    options.braille = {{reader}};
    BOOST_TEST(!channel_fault(options, setup).has_value());
  }
  options.braille = {};
  setup.white.guided.insert(table::DutyKind::tell_on_request);
  BOOST_TEST(!channel_fault(options, setup).has_value());  // his assistant spells into his hand
  setup.white.guided = {};
  setup.white.is_blind = false;
  BOOST_TEST(!channel_fault(options, setup).has_value());  // he reads the screen
}

BOOST_AUTO_TEST_SUITE_END()
