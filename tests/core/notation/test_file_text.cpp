// SPDX-License-Identifier: GPL-3.0-or-later
// One text, saved by editors of all kinds, is read as the same text.
#include "core/message/file_text.hpp"
#include "core/message/unicode.hpp"
#include "core/message/written.hpp"
#include "tests/names_of_all_kinds.hpp"

#include <sstream>
#include <vector>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(file_text)

namespace {

std::string utf16(std::u16string const& text, bool is_big) {
  std::string bytes;
  for (char16_t const unit : text) {
    char const high = static_cast<char>(unit >> 8U), low = static_cast<char>(unit & 0xFFU);
    bytes += is_big ? high : low;
    bytes += is_big ? low : high;
  }
  return bytes;
}

struct Saved {
  char const* how;
  std::string bytes;
  SavedAs as;
};
std::ostream& operator<<(std::ostream& out, Saved const& row) { return out << row.how; }

Saved const saved[] = {
    {"as it is", "Jörg\ne4\n", SavedAs::utf8},
    {"no end", "Jörg\ne4", SavedAs::utf8},
    {"CR LF", "Jörg\r\ne4\r\n", SavedAs::utf8},
    {"CR", "Jörg\re4\r", SavedAs::utf8},
    {"mark", "\xEF\xBB\xBFJörg\r\ne4", SavedAs::utf8},
    {"UTF-16, small end first", utf16(u"\ufeffJörg\r\ne4\r\n", false), SavedAs::utf16},
    {"UTF-16, great end first", utf16(u"\ufeffJörg\ne4", true), SavedAs::utf16},
    {"Latin-1", "J\xf6rg\r\ne4", SavedAs::windows_1252},
};

}  // namespace

BOOST_DATA_TEST_CASE(a_text_is_the_same_however_it_was_saved, boost::unit_test::data::make(saved), row) {
  auto const read = text_in(row.bytes);
  BOOST_TEST(read.text == "Jörg\ne4\n");
  BOOST_TEST((read.as == row.as));
}

BOOST_AUTO_TEST_CASE(utf_16_without_a_mark_is_known_by_its_zeros) {
  for (bool const is_big : {false, true}) {
    auto const read = text_in(utf16(u"white = \"Jörg 周 \U0001F600\"", is_big));
    BOOST_TEST((read.as == SavedAs::utf16));
    BOOST_TEST(read.text == "white = \"Jörg 周 \U0001F600\"\n");
  }
}

namespace {

std::vector<std::string> lines_from(std::string const& bytes) {
  std::istringstream in{bytes};
  TextLines lines{in};
  std::vector<std::string> all;
  for (std::string line; lines.next(line);) all.push_back(line);
  return all;
}

}  // namespace

BOOST_AUTO_TEST_CASE(lines_that_are_piped_are_the_same_however_their_file_was_saved) {
  std::vector<std::string> const expected{"Jörg", "", "e4"};
  for (std::string const& bytes :
       {std::string{"J\xc3\xb6rg\n\ne4"}, std::string{"\xef\xbb\xbfJ\xc3\xb6rg\r\n\r\ne4\r\n"},
        std::string{"J\xf6rg\n\ne4\n"}, utf16(u"\ufeffJörg\n\ne4", false),
        utf16(u"\ufeffJörg\r\n\r\ne4\r\n", true), utf16(u"Jörg\n\ne4\n", false)})
    BOOST_TEST(lines_from(bytes) == expected, boost::test_tools::per_element());
  BOOST_TEST(lines_from("").empty());
  BOOST_TEST(lines_from("\xff\xfe").empty());
}

BOOST_AUTO_TEST_CASE(a_line_that_was_typed_is_there_before_the_next_one_comes) {
  std::stringstream pipe;
  TextLines lines{pipe};
  pipe << "e4\n";
  std::string line;
  BOOST_TEST_REQUIRE(lines.next(line));
  BOOST_TEST(line == "e4");
  pipe << "e5\n";
  BOOST_TEST_REQUIRE(lines.next(line));
  BOOST_TEST(line == "e5");
}

BOOST_AUTO_TEST_CASE(what_may_be_read_wrongly_is_said) {
  BOOST_TEST(!reading_note("a.txt", SavedAs::utf8).has_value());
  BOOST_TEST(!reading_note("a.txt", SavedAs::utf16).has_value());
  BOOST_TEST(written(reading_note("a.txt", SavedAs::windows_1252).value()) ==
             "a.txt is not UTF-8 and was read as Latin-1");
}

BOOST_AUTO_TEST_CASE(any_bytes_become_a_text) {
  BOOST_TEST(text_in("").text == "");
  for (std::string const& each : test::names_of_all_kinds(2'000)) {
    auto const read = text_in(each);
    BOOST_TEST(unicode::is_utf8(read.text));
    BOOST_TEST(read.text.find('\r') == std::string::npos);
    BOOST_TEST(text_in(read.text).text == read.text);
  }
  // Half a pair, and half a unit.
  BOOST_TEST(text_in(std::string{"\xff\xfe\x00\xd8x\x00y", 7}).text == "\ufffdx\n");
}

BOOST_AUTO_TEST_SUITE_END()
