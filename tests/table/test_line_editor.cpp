// SPDX-License-Identifier: GPL-3.0-or-later
// A line as it is typed: what the screen shows is always the prompt and the line, whatever the keys.
#include "src/table/console/console.hpp"
#include "tests/fuzz/screen_model.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using program::LineEditor;

BOOST_AUTO_TEST_SUITE(line_editor)

namespace {

struct Row {
  std::string keys;
  std::vector<std::string> lines;
  std::string rest;
};
std::ostream& operator<<(std::ostream& out, Row const& row) { return out << row.rest; }

std::string const broken = "\xEF\xBF\xBD";

Row const rows[] = {
    {"e4\rNf3\n", {"e4", "Nf3"}, ""},
    {"zü\b\x7f", {}, ""},
    {"pää\b", {}, "pä"},
    {"\b\x15", {}, ""},
    {"abc\x15"
     "de",
     {},
     "de"},
    {"record\t12w", {}, "record 12w"},
    {"e\x1b[A\x1b[1;5C\x1bOP\x1b[[B4", {}, "e4"},
    {"\x1bO-O\x1b"
     "e\x1b\x1b",
     {},
     "O-Oe"},
    {"a\xE4z\xC3", {}, "a" + broken + "z"},
    {"\xED\xA0\x80\xC0\x80\xC2\x9B\xE0\x81\x81\xF4\x90\x80\x80",
     {},
     broken + broken + broken + broken + broken + broken},
    {"\xF0\x9F\x98\x80\xE4\xBD\xA0\b", {}, "\xF0\x9F\x98\x80"},
    {"a\x01\x0b\x0c\x1a\x04", {}, "a"},
};

}  // namespace

BOOST_DATA_TEST_CASE(keys_become_lines_and_the_screen_shows_them, boost::unit_test::data::make(rows), row) {
  LineEditor editor;
  test::Screen screen{LineEditor::prompt};
  std::vector<std::string> lines;
  for (char const key : row.keys) {
    auto typed = editor.take({&key, 1});
    lines.insert(lines.end(), typed.lines.begin(), typed.lines.end());
    screen.show(typed.echo);
    BOOST_TEST(screen.last_line() == std::string{LineEditor::prompt} + std::string{editor.shown()});
  }
  BOOST_TEST(lines == row.lines, boost::test_tools::per_element());
  BOOST_TEST(editor.shown() == row.rest);
}

BOOST_AUTO_TEST_CASE(what_is_typed_unseen_shows_nothing_but_enter) {
  LineEditor editor;
  editor.hide(true);
  BOOST_TEST(editor.take("secre\bet\x15 secret w\n").echo == "\n> ");
  auto const typed = editor.take("rests");
  BOOST_TEST(typed.echo == "");
  BOOST_TEST(editor.shown() == "");
  editor.hide(false);
  BOOST_TEST(editor.shown() == "rests");
}

BOOST_AUTO_TEST_CASE(ctrl_d_ends_an_empty_line_only) {
  LineEditor editor;
  BOOST_TEST(!editor.take("e\x04").is_end);
  BOOST_TEST(editor.take("\b\x04quit\n").is_end);
  BOOST_TEST(editor.shown().empty());
}

BOOST_AUTO_TEST_CASE(a_line_that_is_too_long_rings_and_stays_as_it_is) {
  LineEditor editor;
  editor.take(std::string(LineEditor::longest_line, 'x'));
  auto const typed = editor.take("y");
  BOOST_TEST(typed.echo == "\a");
  BOOST_TEST(editor.shown().size() == LineEditor::longest_line);
}

BOOST_AUTO_TEST_CASE(a_line_that_may_fill_a_row_is_written_anew_instead_of_going_back) {
  LineEditor editor;
  editor.take(std::string(45, 'x'));
  BOOST_TEST(editor.take("\b").echo == "\n> " + std::string(44, 'x'));
}

BOOST_AUTO_TEST_SUITE_END()
