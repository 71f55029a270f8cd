// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/braille/literary.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus::braille;

BOOST_AUTO_TEST_SUITE(literary)

namespace {

bool is(std::string_view text, LiteraryCode const& code, CellView cells) {
  return write_literary(text, code).cells == cells;
}

}  // namespace

BOOST_AUTO_TEST_CASE(letters_of_the_language_have_their_own_cells) {
  BOOST_TEST(is("Müller", german_literary, U"⠨⠍⠳⠇⠇⠑⠗"));
  BOOST_TEST(is("Äiß", german_literary, U"⠨⠜⠊⠮"));
  BOOST_TEST(is("Väinö Åse", finnish_literary, U"⠠⠧⠜⠊⠝⠪⠀⠠⠡⠎⠑"));
  BOOST_TEST(is("Öl", english_literary, U"⠠⠘⠒⠕⠇"));
  for (LiteraryCode const* code : {&english_literary, &german_literary, &finnish_literary})
    BOOST_TEST(write_literary("Heß", *code).replaced.size() == (code == &english_literary ? 1u : 0u));
}

BOOST_AUTO_TEST_CASE(digits_have_one_number_sign_and_letters_behind_them_a_sign) {
  BOOST_TEST(is("90", english_literary, U"⠼⠊⠚"));
  BOOST_TEST(is("2026.11", english_literary, U"⠼⠃⠚⠃⠋⠲⠼⠁⠁"));
  BOOST_TEST(is("2b", english_literary, U"⠼⠃⠰⠃"));
  BOOST_TEST(is("2b", german_literary, U"⠼⠃⠠⠃"));
  BOOST_TEST(is("2k 2B", english_literary, U"⠼⠃⠅⠀⠼⠃⠠⠃"));
}

BOOST_AUTO_TEST_CASE(what_is_missing_is_replaced_and_told_once) {
  auto const text = write_literary("Ñoño Жx Жx", english_literary);
  BOOST_TEST((text.cells == U"⠠⠝⠕⠝⠕⠀⠦⠭⠀⠦⠭"));
  BOOST_TEST((text.replaced == std::vector<Replacement>{{"Ñ", "N"}, {"ñ", "n"}, {"Ж", "?"}}));
}

BOOST_AUTO_TEST_CASE(bytes_that_are_no_text_are_replaced) {
  auto const text = write_literary("a\xFF\xC3z\n", english_literary);
  BOOST_TEST((text.cells == U"⠁⠦⠦⠵⠀"));
  BOOST_TEST((text.replaced == std::vector<Replacement>{{"\xEF\xBF\xBD", "?"}}));
}

BOOST_AUTO_TEST_SUITE_END()
