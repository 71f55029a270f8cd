// SPDX-License-Identifier: GPL-3.0-or-later
// Names at their entrance: refused with a sentence, or one line that says the same everywhere.
#include "core/message/name.hpp"
#include "core/message/plain_line.hpp"
#include "core/message/unicode.hpp"
#include "core/message/written.hpp"
#include "tests/names_of_all_kinds.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(name)

namespace {

struct Given {
  std::string bytes;
  Charset charset;
  std::string expected;  // the name, or how the refusal begins
};
std::ostream& operator<<(std::ostream& out, Given const& row) { return out << row.expected; }

Given const taken[] = {{"  Anna A.\u3000", Charset::utf8, "Anna A."},
                       {"Jo\u0308rg", Charset::utf8, "Jörg"},
                       {"J\xf6rg", Charset::latin1, "Jörg"},
                       {"Jörg", Charset::latin1, "Jörg"},
                       {"\xa6imon \xa4", Charset::latin9, "Šimon €"},
                       {"\x8aimon \x80", Charset::windows_1252, "Šimon €"},
                       {"", Charset::utf8, ""}};

Given const refused[] = {
    {"J\xf6rg", Charset::utf8, "expected a name in UTF-8, given: J\ufffdrg"},
    {"Anna\nresult: 1-0", Charset::utf8,
     "expected a name without line breaks or hidden characters, given: Anna<U+000A>"},
    {"\u202eannA", Charset::utf8,
     "expected a name without line breaks or hidden characters, given: <U+202E>annA"},
    {"Anna\x85", Charset::latin1, "expected a name without line breaks"},
    {" \u00a0\t", Charset::utf8, "expected a name, given: only spaces"},
    {std::string(101, 'a'), Charset::utf8, "expected a name of at most 100 characters, given: 101"}};

bool is_right_to_left(std::string_view text) { return isolated(text) != text; }

}  // namespace

BOOST_DATA_TEST_CASE(a_name_is_taken_as_it_is_meant, boost::unit_test::data::make(taken), row) {
  auto const name = Name::read(row.bytes, row.charset);
  BOOST_TEST_REQUIRE(name.has_value());
  BOOST_TEST(name->text() == row.expected);
}

BOOST_DATA_TEST_CASE(what_is_no_name_is_refused_in_a_sentence, boost::unit_test::data::make(refused), row) {
  auto const name = Name::read(row.bytes, row.charset);
  BOOST_TEST_REQUIRE(!name.has_value());
  std::string const told = written(name.error());
  BOOST_TEST(told.starts_with(row.expected), told);
  BOOST_TEST(is_plain_line(told));
}

BOOST_AUTO_TEST_CASE(a_hundred_signs_of_any_script_are_a_name) {
  std::string name;
  for (int i = 0; i < 100; ++i) name += "周";
  BOOST_TEST(Name::read(name).value().text() == name);
  BOOST_TEST(!Name::read(name + "周").has_value());
}

BOOST_AUTO_TEST_CASE(a_locale_names_the_signs_of_its_terminal) {
  BOOST_TEST((charset_of_locale("de_DE.ISO-8859-1") == Charset::latin1));
  BOOST_TEST((charset_of_locale("fi_FI.iso885915@euro") == Charset::latin9));
  BOOST_TEST((charset_of_locale("fi_FI@euro") == Charset::latin9));
  BOOST_TEST((charset_of_locale("en_US.CP1252") == Charset::windows_1252));
  for (char const* const each : {"C", "POSIX", "", "fi_FI", "sv_SE.UTF-8", "C.utf8"})
    BOOST_TEST((charset_of_locale(each) == Charset::utf8), each);
  BOOST_TEST(!charset_of_locale("ru_RU.KOI8-R").has_value());
}

BOOST_AUTO_TEST_CASE(five_thousand_names_are_refused_or_say_the_same_twice) {
  std::size_t refusals = 0, right_to_left = 0;
  for (std::string const& each : test::names_of_all_kinds(5'000)) {
    auto const name = Name::read(each);
    Name const shown = Name::shown(each);
    BOOST_TEST(is_plain_line(shown.text()), shown);
    BOOST_TEST(unicode::length(shown.text()) <= longest_name, shown);
    BOOST_TEST(Name::shown(shown.text()) == shown, shown);
    if (!name) {
      ++refusals;
      BOOST_TEST(is_plain_line(written(name.error())), written(name.error()));
      continue;
    }
    BOOST_TEST(*name == shown);
    BOOST_TEST(Name::read(name->text()).value() == *name);
    right_to_left += is_right_to_left(name->text()) ? 1 : 0;
  }
  BOOST_TEST(refusals > 1'000u);
  BOOST_TEST(refusals < 4'000u);
  BOOST_TEST(right_to_left > 100u);
}

BOOST_AUTO_TEST_CASE(whatever_stands_in_a_sentence_writes_no_line_and_turns_nothing_round) {
  for (std::string const& each : test::names_of_all_kinds(5'000)) {
    std::string const line = written(say("{white} and {black}", {{"white", each}, {"black", "Bo"}}));
    BOOST_TEST(line.find_first_of("\n\r\x1b\a\b\x7f") == std::string::npos);
    BOOST_TEST(as_plain_line_of_texts(line) == line);
    BOOST_TEST(line.ends_with(" and Bo"));
    // A sentence inside another one is not escaped twice.
    BOOST_TEST(written(say("{what}", {{"what", line}})) == line);
  }
}

BOOST_AUTO_TEST_CASE(two_names_from_right_to_left_keep_their_places) {
  auto const both = say("{white} – {black}", {{"white", "רות"}, {"black", "محمد"}});
  BOOST_TEST(written(both) == "\u2068רות\u2069 – \u2068محمد\u2069");
  BOOST_TEST(written(say("White: {name}", {{"name", "רות"}})) == "White: רות");
  BOOST_TEST(written(say("{white} – {black}", {{"white", "Anna"}, {"black", "Нина"}})) == "Anna – Нина");
}

BOOST_AUTO_TEST_CASE(an_isolate_that_is_not_closed_is_shown) {
  BOOST_TEST(written(say("{what}", {{"what", "a\u2068b"}})) == "a<U+2068>b");
  BOOST_TEST(written(say("{what}", {{"what", "a\u2069b"}})) == "a<U+2069>b");
}

BOOST_AUTO_TEST_SUITE_END()
