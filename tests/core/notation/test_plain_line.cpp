// SPDX-License-Identifier: GPL-3.0-or-later
// Names that stand on one line of every screen and sheet, and those that would not.
#include "core/message/plain_line.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(plain_line)

namespace {

struct Row {
  std::string text, plain;
};
std::ostream& operator<<(std::ostream& out, Row const& row) { return out << row.plain; }

Row const not_plain[] = {{"Anna A.\nresult: 1-0, resigned", "Anna A.<U+000A>result: 1-0, resigned"},
                         {"\x1b[2JAnna\a", "<U+001B>[2JAnna<U+0007>"},
                         {"Anna\x7f", "Anna<U+007F>"},
                         {"Anna\xc2\x85", "Anna<U+0085>"},
                         {"\xe2\x80\xae"
                          "annA",
                          "<U+202E>annA"},
                         {"a\xe2\x81\xa6", "a<U+2066>"},
                         {"a\xe2\x80\x8f", "a<U+200F>"},
                         {"a\xd8\x9c", "a<U+061C>"},
                         {"a\xe2\x80\xa8"
                          "b",
                          "a<U+2028>b"},
                         {"a\xf3\xa0\x80\xa1", "a<U+E0021>"},
                         {"J\xf6rg", "J\xef\xbf\xbdrg"},
                         {"\xc0\xaf", "\xef\xbf\xbd\xef\xbf\xbd"},
                         {"\xed\xa0\x80", "\xef\xbf\xbd"},
                         {"a\xe2\x80", "a\xef\xbf\xbd\xef\xbf\xbd"}};

char const* const names[] = {"Anna A.", "Jörg Müller",       "O'Brien, Zoë", "רות כהן", "محمد",        "Нина",
                             "周",      "می‌خواهم", "क्‍ष", "",        "\xef\xbf\xbd"};

}  // namespace

BOOST_DATA_TEST_CASE(a_sign_that_does_something_to_a_line_is_refused_and_can_be_read,
                     boost::unit_test::data::make(not_plain), row) {
  BOOST_TEST(!is_plain_line(row.text));
  BOOST_TEST(as_plain_line(row.text) == row.plain);
  BOOST_TEST(is_plain_line(row.plain));
}

BOOST_DATA_TEST_CASE(names_of_people_stay_as_they_are, boost::unit_test::data::make(names), name) {
  BOOST_TEST(is_plain_line(name));
  BOOST_TEST(as_plain_line(name) == name);
}

BOOST_AUTO_TEST_CASE(a_long_text_is_cut_between_two_signs) {
  BOOST_TEST(shortened("määrä", 5) == "määrä");
  BOOST_TEST(shortened("määrä", 4) == "mää…");
  BOOST_TEST(shortened("周恩来", 2) == "周…");
  BOOST_TEST(shortened("", 5) == "");
}

BOOST_AUTO_TEST_SUITE_END()
