// SPDX-License-Identifier: GPL-3.0-or-later
// Finding provisions by number and by what differs between rule sets.
#include "core/arbitration/book/law_lookup.hpp"

#include <algorithm>

#include <boost/test/unit_test.hpp>

using namespace tactus::arbitration::laws;

BOOST_AUTO_TEST_SUITE(law_lookup)

namespace {

std::vector<std::string_view> keys_of(std::vector<Law> const& laws) {
  std::vector<std::string_view> keys;
  for (Law const law : laws) keys.push_back(law.numbers().key);
  return keys;
}

void check_keys(std::vector<Law> const& laws, std::vector<std::string_view> const& expected) {
  auto const keys = keys_of(laws);
  BOOST_CHECK_EQUAL_COLLECTIONS(keys.begin(), keys.end(), expected.begin(), expected.end());
}

LawDifference const* difference_of(std::vector<LawDifference> const& all, Law law) {
  auto const found =
      std::find_if(all.begin(), all.end(), [&](LawDifference const& each) { return each.law == law; });
  return found == all.end() ? nullptr : &*found;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_number_finds_every_provision_under_it) {
  check_keys(laws_numbered("7.5.a", RuleSet::fide_2014), {"7.5.1", "7.5.2"});
  check_keys(laws_numbered("7.5.3", RuleSet::fide_2017), {"7.5.5"});
  check_keys(laws_numbered("7.5.3", RuleSet::fi_blitz_2024_fixed), {"7.5.3"});
  check_keys(laws_numbered("fi-12", RuleSet::fi_blitz_2024_fixed), {"FI-12"});
  check_keys(laws_numbered("7.5.9", RuleSet::fide_2023), {});
  check_keys(laws_numbered("", RuleSet::fide_2023), {});
}

BOOST_AUTO_TEST_CASE(a_heading_has_provisions_below_it) {
  check_keys(laws_below("7.5", RuleSet::fide_2023), {"7.5.1", "7.5.2", "7.5.3", "7.5.4", "7.5.5"});
  check_keys(laws_below("7.8", RuleSet::fide_2017), {"7.5.3", "2017 7.8.2"});
  check_keys(laws_below("7.5.5", RuleSet::fide_2023), {});
  BOOST_TEST(laws_below("1", RuleSet::fide_2023).size() == 7u);  // not those of 10, 11 and 12
  BOOST_TEST(laws_below("FI", RuleSet::fi_blitz_2024_fixed).size() == 19u);
}

BOOST_AUTO_TEST_CASE(nearest_numbers_share_most_with_the_wrong_one) {
  check_keys(laws_near("7.5.9", RuleSet::fide_2023, 2), {"7.5.5", "7.5.4"});
  check_keys(laws_near("7.9", RuleSet::fide_2023, 1), {"7.6"});
  check_keys(laws_near("D.2.12", RuleSet::fide_2023, 1), {"D.2.11"});
  check_keys(laws_near("7.5.d", RuleSet::fide_2014, 1), {"7.5.5"});
  BOOST_TEST(laws_near("?", RuleSet::fide_2023, 3).size() == 3u);
}

BOOST_AUTO_TEST_CASE(what_differs_is_told_with_the_edition_that_changed_it) {
  auto const all = differences(RuleSet::fide_2017, RuleSet::fide_2023);
  auto const* const resigning = difference_of(all, law("5.1.2"));
  BOOST_TEST_REQUIRE(resigning != nullptr);
  BOOST_TEST(resigning->is_in_content);
  BOOST_TEST((resigning->what == std::vector{*change_of(law("5.1.2"), Edition::fide_2023)}));
  BOOST_TEST(difference_of(all, law("2017 7.7.2"))->is_in_content);
  BOOST_TEST(!difference_of(all, law("A.4"))->is_in_content);  // A.3 became A.4
  BOOST_TEST((difference_of(all, law("6.9")) == nullptr));
}

BOOST_AUTO_TEST_CASE(two_editions_apart_only_what_is_true_of_both_is_told) {
  auto const all = differences(RuleSet::fide_2014, RuleSet::fide_2023);
  auto const* const two_writers = difference_of(all, law("7.5.4"));
  BOOST_TEST(two_writers->what.empty());
  BOOST_TEST(!two_writers->before);
  BOOST_TEST((two_writers->after == text_of(law("7.5.4"), RuleSet::fide_2023)));
  auto const* const one_hand = difference_of(all, law("4.1"));
  BOOST_TEST((one_hand->before == text_of(law("4.1"), RuleSet::fide_2014)));
  BOOST_TEST((one_hand->after == text_of(law("4.1"), RuleSet::fide_2023)));
  BOOST_TEST(differences(RuleSet::fide_2023, RuleSet::fide_2014).size() == all.size());
}

BOOST_AUTO_TEST_CASE(finnish_sets_differ_from_each_other_in_two_rules) {
  auto const all = differences(RuleSet::fi_blitz_2024_increment, RuleSet::fi_blitz_2024_fixed);
  BOOST_TEST_REQUIRE(all.size() == 2u);
  BOOST_TEST((all[0].law == law("FI-10c")));
  BOOST_TEST((all[1].law == law("FI-12")));
  BOOST_TEST(differences(RuleSet::fi_blitz_2024_increment, RuleSet::fi_blitz_increment_old).empty());
}

BOOST_AUTO_TEST_CASE(an_exception_of_the_finnish_sets_is_one_of_their_rules) {
  for (unsigned i = 0; i < law_numbers.size(); ++i) {
    for (Law const exception : finnish_exceptions(Law::from_index(i))) {
      BOOST_TEST(!exception.numbers().finnish.empty(), law_numbers[i].key);
      BOOST_TEST(!law_numbers[i].fide_2023.empty(), law_numbers[i].key);
    }
  }
  check_keys(finnish_exceptions(law("9.2.1")), {"FI-10"});
  check_keys(finnish_exceptions(law("A.5.2")), {"FI-11", "FI-2"});
  check_keys(finnish_exceptions(law("4.3.1")), {});
}

BOOST_AUTO_TEST_SUITE_END()
