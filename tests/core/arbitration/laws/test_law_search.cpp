// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers as they are typed, and the table of words.
#include "core/arbitration/book/law_lookup.hpp"
#include "core/arbitration/book/law_search.hpp"

#include <algorithm>
#include <sstream>

#include <boost/test/unit_test.hpp>

using namespace tactus::arbitration::laws;

BOOST_AUTO_TEST_SUITE(law_search)

namespace {

/// The first reading under which the rule set has something.
std::string found(std::string_view typed, RuleSet rules) {
  for (std::string const& number : numbers_meant(typed, rules))
    if (!laws_numbered(number, rules).empty() || !laws_below(number, rules).empty()) return folded(number);
  return "none";
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_number_is_read_as_it_is_printed_and_said) {
  struct Typed {
    std::string_view text;
    RuleSet rules;
    std::string number;
  };
  Typed const all[] = {
      {"7.5a", RuleSet::fide_2014, "7.5.a"},
      {"7.5 a", RuleSet::fide_2014, "7.5.a"},
      {"7.5. a.", RuleSet::fide_2014, "7.5.a"},
      {"6.2.a(1)", RuleSet::fide_2014, "6.2.a"},
      {"D.2 3.a", RuleSet::fide_2014, "d.2.3.a"},
      {"D.2 3. a", RuleSet::fide_2014, "d.2.3.a"},
      {"Article 7.5.5", RuleSet::fide_2023, "7.5.5"},
      {"artikla 6.9.", RuleSet::fide_2023, "6.9"},
      {"Liite D", RuleSet::fide_2023, "d"},
      {"Appendix B", RuleSet::fide_2023, "b"},
      {"guideline III", RuleSet::fide_2023, "iii"},
      {"11", RuleSet::fide_2023, "11"},
      {"11", RuleSet::fi_blitz_2024_increment, "fi-11"},
      {"kohta 11", RuleSet::fi_blitz_2024_increment, "fi-11"},
      {"kohdan 10", RuleSet::fi_blitz_2024_fixed, "fi-10"},
      {"sääntö 2", RuleSet::fi_blitz_increment_old, "fi-2"},
      {"10a", RuleSet::fi_blitz_2024_fixed, "fi-10a"},
      {"10 c", RuleSet::fi_blitz_2024_increment, "fi-10c"},
      {"FI 12", RuleSet::fi_blitz_2024_increment, "fi-12"},
      {"7.5.1", RuleSet::fi_blitz_2024_increment, "7.5.1"},
      {"A.5.2", RuleSet::fi_blitz_2024_increment, "a.5.2"},
      {"FI-practice", RuleSet::fide_2023, "fi-practice"},
      {"9.2.3.1", RuleSet::fide_2023, "9.2.2.1"},
      {"9.2.3.2", RuleSet::fide_2017, "9.2.2.2"},
      {"3.8.2.1.1", RuleSet::fide_2023, "3.8.2.1"},
      {"3.8.2.2.2", RuleSet::fide_2023, "3.8.2.2"},
      {"C.10.1.1", RuleSet::fide_2023, "c.10.1"},
      {"C.10.3.4", RuleSet::fide_2023, "c.10.3"},
      {"D.2.6.1.1", RuleSet::fide_2023, "d.2.6.2.1"},
      {"I.3.2.7.4", RuleSet::fide_2023, "ii.3.2.7.4"},
      {"7.5.99", RuleSet::fide_2023, "none"},
      {"", RuleSet::fide_2023, "none"},
      {"()", RuleSet::fide_2023, "none"},
  };
  for (Typed const& typed : all) BOOST_TEST(found(typed.text, typed.rules) == typed.number, typed.text);
}

BOOST_AUTO_TEST_CASE(every_row_of_words_names_provisions_that_there_are) {
  BOOST_TEST(all_law_words().size() > 100u);
  for (LawWords const& row : all_law_words()) {
    BOOST_TEST(!row.keys.empty(), row.phrases);
    std::istringstream keys{std::string(row.keys)};
    for (std::string key; keys >> key;)
      BOOST_TEST(std::ranges::any_of(law_numbers, [&](LawNumbers const& each) { return each.key == key; }),
                 row.phrases << ": " << key);
    BOOST_TEST(folded(row.phrases) == row.phrases);
  }
}

BOOST_AUTO_TEST_CASE(letters_of_the_languages_of_the_book_become_small) {
  BOOST_TEST(folded("SÄÄNTÖ Å Ü Š, J\xe2\x80\x99"
                    "ADOUBE 7.5.A") == "sääntö å ü š, j'adoube 7.5.a");
}

BOOST_AUTO_TEST_CASE(short_words_stand_for_themselves) {
  auto const called = [](std::string const& word) { return !laws_called(std::vector{word}).empty(); };
  BOOST_TEST(called("ill"));
  BOOST_TEST(called("flags"));
  BOOST_TEST(!called("illustration"));
  BOOST_TEST(!called("hexagon"));
}

BOOST_AUTO_TEST_SUITE_END()
