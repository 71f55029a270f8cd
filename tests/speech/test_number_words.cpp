// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers and times as words.
#include "speech/words/sentences.hpp"

#include <ostream>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

namespace tactus::speech {

BOOST_AUTO_TEST_SUITE(number_words_)

namespace {

struct NumberRow {
  std::uint32_t number;
  char const* words;
};
std::ostream& operator<<(std::ostream& out, NumberRow const& row) { return out << row.number; }
NumberRow const number_rows[] = {
    {0, "zero"},
    {1, "one"},
    {9, "nine"},
    {10, "ten"},
    {13, "thirteen"},
    {19, "nineteen"},
    {20, "twenty"},
    {21, "twenty-one"},
    {40, "forty"},
    {99, "ninety-nine"},
    {100, "one hundred"},
    {105, "one hundred five"},
    {218, "two hundred eighteen"},
    {1000, "one thousand"},
    {1100, "one thousand one hundred"},
    {12345, "twelve thousand three hundred forty-five"},
    {1'000'000, "one million"},
    {4294967295U,
     "four billion two hundred ninety-four million nine hundred sixty-seven thousand two hundred "
     "ninety-five"},
};

struct TimeRow {
  std::int64_t ms;
  char const* words;
};
std::ostream& operator<<(std::ostream& out, TimeRow const& row) { return out << row.ms << " ms"; }
TimeRow const time_rows[] = {
    {4325000, "one hour twelve minutes five seconds"},
    {7384000, "two hours three minutes four seconds"},
    {60000, "one minute"},
    {61000, "one minute one second"},
    {3600000, "one hour"},
    {3601000, "one hour one second"},
    {59999, "fifty-nine seconds"},
    {1000, "one second"},
    {999, "less than one second"},
    {1, "less than one second"},
    {0, "no time"},
    {-1, "no time"},
    {-5000, "no time"},
    {360000000, "one hundred hours"},
};

BOOST_DATA_TEST_CASE(a_number_is_said_in_words, boost::unit_test::data::make(number_rows), row) {
  BOOST_TEST(Sentences{}.number(row.number) == row.words);
}

BOOST_DATA_TEST_CASE(a_time_is_said_in_words_without_its_zero_parts, boost::unit_test::data::make(time_rows),
                     row) {
  BOOST_TEST(Sentences{}.time(Millis{row.ms}) == row.words);
}

struct BadRules {
  char const* text;
  char const* fault;
};
std::ostream& operator<<(std::ostream& out, BadRules const& row) { return out << row.text; }
BadRules const bad_rules[] = {
    {"", "expected words for the number 0"},
    {"0=zero; one", "expected a number rule like 20=twenty[->], 60/20=... or 1:f=..., not one="},
    {"0=zero; x=one", "expected a number rule like 20=twenty[->], 60/20=... or 1:f=..., not x=one"},
    {"0=<", "expected a number rule like 20=twenty[->], 60/20=... or 1:f=..., not 0=<"},
    {"1=<", "expected a number rule like 20=twenty[->], 60/20=... or 1:f=..., not 1=<"},
    {"5/6=<", "expected a number rule like 20=twenty[->], 60/20=... or 1:f=..., not 5/6=<"},
    {"5/2=five", "expected a number rule like 20=twenty[->], 60/20=... or 1:f=..., not 5/2=five"},
    {"99999999999=<", "expected a number rule like 20=twenty[->], 60/20=... or 1:f=..., not 99999999999=<"},
    {"0=zero; 1=one; 3=three", "expected words for the number 2"},
    {"0=zero; 1=no 1", "expected words for the number 1"},
    {"0=zero; 1=one; 2/2=many",
     "expected a number rule like 20=twenty[->], 60/20=... or 1:f=..., not 2/2=many"},
};

BOOST_DATA_TEST_CASE(bad_rules_are_told, boost::unit_test::data::make(bad_rules), row) {
  auto const rules = NumberRules::read(row.text);
  BOOST_TEST_REQUIRE(!rules.has_value());
  BOOST_TEST(rules.error() == row.fault);
}

BOOST_AUTO_TEST_CASE(a_form_is_asked_for_by_the_sentence_and_passes_to_the_remainder) {
  auto const rules = NumberRules::read("0=o; 1=i; 1:f=a; 2/2=(<)[, >]");
  BOOST_TEST_REQUIRE(rules.has_value());
  BOOST_TEST(rules->words(1, "f") == "a");
  BOOST_TEST(rules->words(1, "g") == "i");
  BOOST_TEST(rules->words(2, "f") == "(i)");
  BOOST_TEST(rules->words(3, "f") == "(i), a");
  BOOST_TEST(rules->words(7) == "((i), i), i");
}

BOOST_AUTO_TEST_CASE(a_language_without_number_words_says_so_and_counts_in_english) {
  Sentences const bare{Language::swedish, [](std::string_view english) {
                         return english.starts_with("0=zero") ? std::string{"0=noll"} : std::string{english};
                       }};
  BOOST_TEST(bare.fault() == "expected words for the number 1");
  BOOST_TEST(bare.number(21) == "twenty-one");
  BOOST_TEST(Sentences{}.fault().empty());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace tactus::speech
