// SPDX-License-Identifier: GPL-3.0-or-later
// Texts as keyboards, editors and telephones write them, compared with what could be typed.
#include "core/message/unicode.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus::unicode;

BOOST_AUTO_TEST_SUITE(unicode)

namespace {

struct Row {
  std::string typed, expected;
};
std::ostream& operator<<(std::ostream& out, Row const& row) { return out << row.typed; }

Row const to_compose[] = {{"Jo\u0308rg", "Jörg"},           {"ma\u0308a\u0308ra\u0308", "määrä"},
                          {"\u1112\u1161\u11ab", "\ud55c"}, {"e\u0323\u0302", "\u1ec7"},
                          {"\uff11\ufb01", "\uff11\ufb01"},  // what only looks alike stays
                          {"Anna A.", "Anna A."},           {"J\xf6rg", "J\xf6rg"}};

Row const to_fold[] = {{"MÄÄRÄ", "maara"},
                       {"ma\u0308a\u0308ra\u0308", "maara"},
                       {"Hjälp", "hjalp"},
                       {"RÉPÈTE", "repete"},
                       {"Straße", "strasse"},
                       {"Bjørn Æ. Łukasz", "bjorn ae. lukasz"},
                       {"İZMİR ıs", "izmir is"},
                       {"\u00a0\t a \u2009\u3000 b\r\n", "a b"},
                       {"O\u2013O\u2014O\u2212O\u2010O", "o-o-o-o-o"},
                       {"\uff25\uff14", "e4"},
                       {"\u00bd", "1/2"},
                       {"L\u2019été", "l'ete"},
                       {"АННА Ё", "анна е"},
                       {"ΆΝΝΑΣ", "αννασ"},
                       {"\xff HELP", "\xff help"},
                       {"", ""}};

Row const to_spell[] = {{"Züge", "zuege"},       {"ZU\u0308GE", "zuege"}, {"Över", "oever"},
                        {"Ålesund", "aalesund"}, {"Bjørn", "bjoern"},     {"groß", "gross"},
                        {"help", "help"}};

}  // namespace

BOOST_DATA_TEST_CASE(a_letter_and_its_accent_become_one_sign, boost::unit_test::data::make(to_compose), row) {
  BOOST_TEST(composed(row.typed) == row.expected);
  BOOST_TEST(composed(row.expected) == row.expected);
}

BOOST_DATA_TEST_CASE(what_is_typed_any_way_is_compared_one_way, boost::unit_test::data::make(to_fold), row) {
  BOOST_TEST(folded(row.typed) == row.expected);
  BOOST_TEST(folded(row.expected) == row.expected);
}

BOOST_DATA_TEST_CASE(who_cannot_type_an_accent_spells_it, boost::unit_test::data::make(to_spell), row) {
  BOOST_TEST(spelled_out(row.typed) == row.expected);
  BOOST_TEST(is_typed_for(row.expected, row.typed));
  BOOST_TEST(is_typed_for(folded(row.typed), row.typed));
  BOOST_TEST(!is_typed_for(row.expected + "x", row.typed));
}

BOOST_AUTO_TEST_CASE(broken_text_is_no_utf_8) {
  for (char const* const broken : {"J\xf6rg", "\xc0\xaf", "\xed\xa0\x80", "a\xe2\x80", "\xf5\x80\x80\x80"})
    BOOST_TEST(!is_utf8(broken));
  for (char const* const whole : {"", "a", "Jörg", "周", "\xf0\x9f\x98\x80"}) BOOST_TEST(is_utf8(whole));
}

BOOST_AUTO_TEST_CASE(capitals_and_blanks_change_and_nothing_else) {
  BOOST_TEST(in_small_letters("MÄÄRÄ ŒUVRE ΑΒΓ Straße") == "määrä œuvre αβγ straße");
  BOOST_TEST(in_small_letters("A\xff"
                              "B") ==
             "a\xff"
             "b");
  BOOST_TEST(with_plain_blanks("\u00a0e4\u202f\ufeff") == " e4  ");
  BOOST_TEST(with_plain_blanks("määrä\u2013x\xe2\x80") == "määrä\u2013x\xe2\x80");
}

BOOST_AUTO_TEST_CASE(a_sign_is_of_one_kind) {
  auto const all = [](std::u32string const& signs, SignKind kind) {
    for (char32_t const sign : signs)
      BOOST_TEST((kind_of(sign) == kind), "U+" << std::hex << static_cast<unsigned>(sign));
  };
  all(U"\n\r\u001b\u007f\u0085\u00ad\u061c\u200b\u200e\u200f\u2028\u202e\u2060\u2066\u2069\ufeff\U000e0021"
      U"\u3164",
      SignKind::hidden);
  all(U" \u00a0\u2009\u202f\u3000", SignKind::blank);
  all(U"-\u2010\u2013\u2014\u2212\uff0d", SignKind::dash);
  all(U"\u200c\u200d", SignKind::joiner);
  all(U"שم", SignKind::right_to_left);
  all(U"aÄ周Ж\u0301\u0964'<&\ufffd", SignKind::shown);
}

BOOST_AUTO_TEST_SUITE_END()
