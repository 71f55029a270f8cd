// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/braille/cells.hpp"

#include <set>

#include <boost/test/unit_test.hpp>

using namespace tactus::braille;

BOOST_AUTO_TEST_SUITE(cells)

namespace {

std::string brf(CellView cells) {
  Cells const lines[] = {Cells(cells)};
  return write_file(lines, FileForm::brf);
}

}  // namespace

BOOST_AUTO_TEST_CASE(ascii_braille_has_the_known_letters_digits_and_signs) {
  BOOST_TEST(brf(U"⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵") == "ABCDEFGHIJKLMNOPQRSTUVWXYZ\r\n");
  BOOST_TEST(brf(U"⠴⠂⠆⠒⠲⠢⠖⠶⠦⠔") == "0123456789\r\n");
  BOOST_TEST(brf(U"⠀⠠⠼⠤⠄⠿") == " ,#-'=\r\n");
}

BOOST_AUTO_TEST_CASE(every_cell_is_another_character_and_reads_back) {
  Cells all;
  for (Cell cell = blank + 1; cell < blank + 64; ++cell) all += cell;
  std::string const text = brf(all);
  BOOST_TEST(std::set<char>(text.begin(), text.end()).size() == 65u);  // with CR and LF
  std::vector<Cells> const expected{all};
  BOOST_TEST((read_file(text).value() == expected));
  BOOST_TEST((read_file(write_file(expected, FileForm::unicode)).value() == expected));
  std::string small = text;
  for (char& c : small)
    if (c >= '@' && c <= '^') c = static_cast<char>(c + 0x20);
  BOOST_TEST((read_file(small).value() == expected));
}

BOOST_AUTO_TEST_CASE(a_form_feed_stands_between_pages_only) {
  std::vector<Cells> const lines(50, U"⠁");
  std::string const text = write_file(lines, FileForm::brf);
  BOOST_TEST(text.find('\f') == 25u * 3u);
  BOOST_TEST(text.rfind('\f') == 25u * 3u);
  BOOST_TEST((read_file(text).value() == lines));
}

BOOST_AUTO_TEST_CASE(line_ends_and_blanks_of_others_are_understood) {
  std::vector<Cells> const expected{U"⠁⠀⠃", U"", U"⠉"};
  for (char const* text : {"A B\r\n\r\nC\r\n", "a b  \n\nc", "A B\n\n\fC", "⠁⠀⠃\n\n⠉\n", "⠁ ⠃\n⠀\n⠉"})
    BOOST_TEST((read_file(text).value() == expected), text);
  BOOST_TEST(read_file("").value().empty());
}

BOOST_AUTO_TEST_CASE(what_is_no_cell_is_told_with_its_place) {
  BOOST_TEST((read_file("AB\nC\xC3\xA4").error() == CellError{CellFault::not_braille, 2, 2}));
  BOOST_TEST((read_file("A\fB\x80").error() == CellError{CellFault::not_braille, 2, 2}));
  BOOST_TEST((read_file("\t").error() == CellError{CellFault::not_braille, 1, 1}));
  BOOST_TEST((read_file("⡀").error() == CellError{CellFault::dot_7_or_8, 1, 1}));
  BOOST_TEST((read_file(std::string_view("A\0", 2)).error() == CellError{CellFault::not_braille, 1, 2}));
}

BOOST_AUTO_TEST_CASE(long_text_goes_on_in_the_third_cell) {
  Cells text(39, U'⠁');
  text += U"⠀⠃⠃";
  BOOST_TEST((wrapped(text) == std::vector<Cells>{Cells(39, U'⠁'), U"⠀⠀⠃⠃"}));
  BOOST_TEST((wrapped(Cells(41, U'⠁')) == std::vector<Cells>{Cells(40, U'⠁'), U"⠀⠀⠁"}));
  BOOST_TEST((wrapped(U"⠁⠀⠀⠃") == std::vector<Cells>{U"⠁⠀⠃"}));
}

BOOST_AUTO_TEST_SUITE_END()
