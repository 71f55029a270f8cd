// SPDX-License-Identifier: GPL-3.0-or-later
// Every provision has a text in every rule set that has it, and every difference between editions is told.
#include "core/arbitration/book/law_lookup.hpp"

#include <array>

#include <boost/test/unit_test.hpp>

using namespace tactus::arbitration::laws;

BOOST_AUTO_TEST_SUITE(law_texts)

namespace {

constexpr std::array fide{RuleSet::fide_2014, RuleSet::fide_2017, RuleSet::fide_2023};
constexpr std::array all_sets{RuleSet::fide_2014,           RuleSet::fide_2017,
                              RuleSet::fide_2023,           RuleSet::fi_blitz_2024_increment,
                              RuleSet::fi_blitz_2024_fixed, RuleSet::fi_blitz_increment_old};

}  // namespace

BOOST_AUTO_TEST_CASE(every_provision_has_one_text_where_it_stands) {
  for (unsigned i = 0; i < law_numbers.size(); ++i) {
    Law const law = Law::from_index(i);
    for (RuleSet const rules : all_sets) {
      BOOST_TEST_CONTEXT(name_of(rules) << " " << law.numbers().key) {
        BOOST_TEST(text_of(law, rules).has_value() == number_in(law, rules).has_value());
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(an_edition_that_differs_says_what_it_changed) {
  for (unsigned i = 0; i < law_numbers.size(); ++i) {
    Law const law = Law::from_index(i);
    for (unsigned later = 1; later < fide.size(); ++later) {
      auto const before = text_of(law, fide[later - 1]);
      auto const after = text_of(law, fide[later]);
      BOOST_TEST((before == after || change_of(law, edition_of(fide[later]))),
                 law.numbers().key << " in " << name_of(fide[later]));
      BOOST_TEST((before != after || !change_of(law, edition_of(fide[later]))),
                 law.numbers().key << " is told to differ in " << name_of(fide[later]));
    }
  }
}

BOOST_AUTO_TEST_CASE(nowhere_has_a_provision_two_texts_or_two_changes) {
  for (LawText const& text : all_law_texts())
    for (LawText const& other : all_law_texts())
      if (&text != &other && text.law == other.law && text.is_change == other.is_change)
        BOOST_TEST((text.where & other.where) == 0u, text.law.numbers().key);
}

BOOST_AUTO_TEST_CASE(texts_are_short_sentences_without_open_arguments) {
  for (LawText const& text : all_law_texts()) {
    BOOST_TEST_CONTEXT(text.law.numbers().key) {
      BOOST_TEST(text.english.size() >= 10u);
      BOOST_TEST(text.english.size() <= 330u);
      BOOST_TEST(text.english.back() == '.');
      BOOST_TEST((text.english.find('{') == std::string_view::npos));
    }
  }
}

BOOST_AUTO_TEST_CASE(a_finnish_set_has_its_own_rule_twelve) {
  auto const increment = text_of(law("FI-12"), RuleSet::fi_blitz_2024_increment);
  BOOST_TEST((increment == text_of(law("FI-12"), RuleSet::fi_blitz_increment_old)));
  BOOST_TEST((increment != text_of(law("FI-12"), RuleSet::fi_blitz_2024_fixed)));
  BOOST_TEST(!text_of(law("FI-12"), RuleSet::fide_2023));
  BOOST_TEST(
      (text_of(law("5.1.2"), RuleSet::fi_blitz_2024_fixed) == text_of(law("5.1.2"), RuleSet::fide_2023)));
}

BOOST_AUTO_TEST_SUITE_END()
