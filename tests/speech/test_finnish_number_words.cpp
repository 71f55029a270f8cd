// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers and times as Finnish words.
#include "speech/finnish_number_words.hpp"

#include <ostream>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

namespace tactus::speech {
namespace {

struct FinnishNumberRow {
  std::uint32_t number;
  char const* words;
};
std::ostream& operator<<(std::ostream& out, FinnishNumberRow const& row) { return out << row.number; }
FinnishNumberRow const finnish_numbers[] = {
    {0, "nolla"},
    {7, "seitsemän"},
    {10, "kymmenen"},
    {11, "yksitoista"},
    {19, "yhdeksäntoista"},
    {20, "kaksikymmentä"},
    {64, "kuusikymmentäneljä"},
    {100, "sata"},
    {218, "kaksi sataa kahdeksantoista"},
    {1001, "tuhat yksi"},
    {12345, "kaksitoista tuhatta kolme sataa neljäkymmentäviisi"},
    {2'000'000, "kaksi miljoonaa"},
    {4294967295U,
     "neljä miljardia kaksi sataa yhdeksänkymmentäneljä miljoonaa yhdeksän sataa kuusikymmentäseitsemän "
     "tuhatta kaksi sataa yhdeksänkymmentäviisi"},
};

struct FinnishTimeRow {
  std::int64_t ms;
  char const* words;
};
std::ostream& operator<<(std::ostream& out, FinnishTimeRow const& row) { return out << row.ms << " ms"; }
FinnishTimeRow const finnish_times[] = {
    {4325000, "yksi tunti kaksitoista minuuttia viisi sekuntia"},
    {7200000, "kaksi tuntia"},
    {61000, "yksi minuutti yksi sekunti"},
    {999, "alle yksi sekunti"},
    {0, "ei aikaa"},
    {-1, "ei aikaa"},
};

BOOST_AUTO_TEST_SUITE(finnish_number_words_)

BOOST_DATA_TEST_CASE(a_number_is_said_in_finnish_words, boost::unit_test::data::make(finnish_numbers), row) {
  BOOST_TEST(finnish_number_words(row.number) == row.words);
}

BOOST_DATA_TEST_CASE(a_time_is_said_in_finnish_words, boost::unit_test::data::make(finnish_times), row) {
  BOOST_TEST(finnish_time_words(Millis{row.ms}) == row.words);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace tactus::speech
