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
  BOOST_TEST((text.cells == U"⠠⠝⠕⠝⠕⠀⠠⠵⠓⠭⠀⠠⠵⠓⠭"));
  BOOST_TEST((text.replaced == std::vector<Replacement>{{"Ñ", "N"}, {"ñ", "n"}, {"Ж", "Zh"}}));
}

BOOST_AUTO_TEST_CASE(a_name_in_two_signs_a_letter_is_composed_first) {
  auto const composed = write_literary("Jörg", german_literary);
  auto const apart = write_literary("Jo\u0308rg", german_literary);
  BOOST_TEST((apart.cells == composed.cells));
  BOOST_TEST(apart.replaced.empty());
}

BOOST_AUTO_TEST_CASE(a_name_of_another_script_is_one_note) {
  struct Row {
    char const *name, *latin;
  };
  for (auto const& [name, latin] :
       {Row{"Нина Ёлкина", "Nina Elkina"}, Row{"Щукін", "Shchukin"}, Row{"Ζωή", "Zoi"}, Row{"ნონა", "nona"},
        Row{"Լևոն", "Levon"}, Row{"Nguyễn", ""}, Row{"周恩来", "???"}, Row{"רות", "???"}}) {
    auto const written = write_literary(name, english_literary);
    bool const is_latin = std::string_view{latin}.empty();  // its letter alone is replaced
    bool const is_unknown = std::string_view{latin}.starts_with('?');
    auto const expected = is_latin ? Replacement{"ễ", "e"} : Replacement{name, latin, is_unknown};
    BOOST_TEST((written.replaced == std::vector{expected}), name);
    std::string const plain = is_latin ? "Nguyen" : latin;
    BOOST_TEST((written.cells == write_literary(plain, english_literary).cells), name);
  }
}

BOOST_AUTO_TEST_CASE(signs_that_nobody_sees_have_no_cells) {
  auto const written = write_literary("\u2068Anna\u2069 B\u200d.", english_literary);
  BOOST_TEST((written.cells == write_literary("Anna B.", english_literary).cells));
  BOOST_TEST(written.replaced.empty());
}

BOOST_AUTO_TEST_CASE(bytes_that_are_no_text_are_replaced) {
  auto const text = write_literary("a\xFF\xC3z\n", english_literary);
  BOOST_TEST((text.cells == U"⠁⠦⠦⠵⠀"));
  BOOST_TEST((text.replaced == std::vector<Replacement>{{"\uFFFD\uFFFD", "??"}}));
}

BOOST_AUTO_TEST_SUITE_END()
