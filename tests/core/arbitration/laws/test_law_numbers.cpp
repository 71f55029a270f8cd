// SPDX-License-Identifier: GPL-3.0-or-later
// The table of article numbers: what must be unique is, and provisions are found by their numbers.
#include "core/arbitration/book/law.hpp"

#include <map>
#include <set>

#include <boost/test/unit_test.hpp>

using namespace tactus::arbitration::laws;

BOOST_AUTO_TEST_SUITE(law_numbers_table)

namespace {

void check_found(std::string_view number, RuleSet rules, Law law) {
  BOOST_TEST_CONTEXT(name_of(rules) << " " << number) {
    BOOST_TEST((number_in(law, rules) == number));
    BOOST_TEST((law_numbered(number, rules) == law));
  }
}

}  // namespace

BOOST_AUTO_TEST_CASE(no_key_stands_twice) {
  std::set<std::string_view> keys;
  for (LawNumbers const& numbers : law_numbers) BOOST_TEST(keys.insert(numbers.key).second, numbers.key);
}

BOOST_AUTO_TEST_CASE(a_key_is_the_number_in_the_newest_text) {
  for (LawNumbers const& numbers : law_numbers) {
    BOOST_TEST_CONTEXT(numbers.key) {
      if (!numbers.fide_2023.empty())
        BOOST_TEST(numbers.key == numbers.fide_2023);
      else if (!numbers.fide_2017.empty())
        BOOST_TEST(numbers.key == "2017 " + std::string(numbers.fide_2017));
      else if (!numbers.fide_2014.empty())
        BOOST_TEST(numbers.key == "2014 " + std::string(numbers.fide_2014));
      else
        BOOST_TEST(numbers.key == numbers.finnish);
    }
  }
}

BOOST_AUTO_TEST_CASE(provisions_of_one_number_are_parts_of_it) {
  // 2014 numbers only to the letter; the 2017 transcript has lost some numbers of the fourth level.
  std::map<std::string_view, unsigned> of_2017;
  std::map<std::string_view, unsigned> of_2023;
  for (LawNumbers const& numbers : law_numbers) {
    ++of_2017[numbers.fide_2017];
    ++of_2023[numbers.fide_2023];
  }
  std::set<std::string_view> const lost{"", "8.1.1", "A.3.1", "A.4.1", "B.3.1"};
  for (auto const& [number, count] : of_2017) BOOST_TEST((count == 1 || lost.contains(number)), number);
  for (auto const& [number, count] : of_2023) BOOST_TEST((count == 1 || number.empty()), number);
}

BOOST_AUTO_TEST_CASE(one_number_may_mean_different_things_in_different_editions) {
  check_found("7.5.3", RuleSet::fide_2023, law("7.5.3"));  // press without a move
  check_found("7.5.3", RuleSet::fide_2017, law("7.5.5"));  // penalties
  check_found("7.5.b", RuleSet::fide_2014, law("7.5.5"));
  check_found("D.2.8", RuleSet::fide_2014, law("D.2.9"));  // different positions
  check_found("D.2.8", RuleSet::fide_2017, law("D.2.8"));  // slip of the tongue
  check_found("B.4", RuleSet::fide_2017, law("B.3"));
  check_found("A.3", RuleSet::fide_2014, law("A.4"));
  check_found("6.11.a", RuleSet::fide_2014, law("III.3.1.1"));
  check_found("E.8.c", RuleSet::fide_2014, law("I.8.3"));
  check_found("9.7", RuleSet::fide_2014, law("2014 9.7"));
  BOOST_TEST(!law_numbered("9.7", RuleSet::fide_2023));
  BOOST_TEST(!number_in(law("7.5.3"), RuleSet::fide_2014));
}

BOOST_AUTO_TEST_CASE(finnish_sets_stand_on_the_fide_laws_of_2023) {
  check_found("FI-12", RuleSet::fi_blitz_2024_fixed, law("FI-12"));
  check_found("7.5.3", RuleSet::fi_blitz_2024_increment, law("7.5.3"));
  check_found("FI-10c", RuleSet::fi_blitz_increment_old, law("FI-10c"));
  BOOST_TEST(!number_in(law("FI-10c"), RuleSet::fi_blitz_2024_fixed));
  BOOST_TEST(!number_in(law("FI-11"), RuleSet::fide_2023));
  BOOST_TEST(!number_in(law("2017 7.7.2"), RuleSet::fi_blitz_2024_fixed));
}

BOOST_AUTO_TEST_SUITE_END()
