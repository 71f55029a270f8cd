// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers and times as words.
#include "speech/number_words.hpp"

#include <ostream>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

namespace tactus::speech {
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

BOOST_AUTO_TEST_SUITE(number_words_)

BOOST_DATA_TEST_CASE(a_number_is_said_in_words, boost::unit_test::data::make(number_rows), row) {
  BOOST_TEST(number_words(row.number) == row.words);
}

BOOST_DATA_TEST_CASE(a_time_is_said_in_words_without_its_zero_parts, boost::unit_test::data::make(time_rows),
                     row) {
  BOOST_TEST(time_words(Millis{row.ms}) == row.words);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace tactus::speech
