// SPDX-License-Identifier: GPL-3.0-or-later
// Rule R1: what is dropped from an entry; R3: what is one slip.
#include "core/arbitration/reconcile/sheets/sheet.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus::arbitration::reconcile;

BOOST_AUTO_TEST_SUITE(entry_text)

namespace {

struct Row {
  char const* cell;
  char const* form;
};
std::ostream& operator<<(std::ostream& os, Row const& row) { return os << row.cell << " / " << row.form; }

constexpr Row same[] = {{"Nf3", "Nf3"},   {"N:f3+", "Nf3"},     {"N x f3", "Nf3"}, {"e8=Q#", "e8Q"},
                        {"e8(Q)", "e8Q"}, {"exd6 e.p.", "ed6"}, {"O-O", "00"},     {"0-0-0", "000"},
                        {"00!", "00"},    {"N?3", "Nf3"},       {"N?3", "Ng3"}};
constexpr Row slips[] = {{"Nf4", "Nf3"}, {"N3f", "Nf3"},    {"Bf3", "Nf3"}, {"f3", "Nf3"},  {"Nff3", "Nf3"},
                         {"0-0", "000"}, {"e4xd5", "e4d6"}, {"5e", "e5"},   {"Sf3", "Nf3"}, {"N?4", "Nf3"}};
constexpr Row strangers[] = {{"Nf3", "Ng4"}, {"nf3", "Nf4"},         {"3Nf", "Nf3"},  {"Nf3", "e4"},
                             {"", "e4"},     {"e2e4e5e6e7", "e2e4"}, {"1gf4", "g1f3"}};

bool equals(Row const& row) {
  return EntryText::of(row.cell, tactus::notation::english).equals(Signs{row.form});
}
bool is_slip(Row const& row) {
  return EntryText::of(row.cell, tactus::notation::english).is_one_slip_from(Signs{row.form});
}

}  // namespace

BOOST_DATA_TEST_CASE(marks_that_tell_nothing_are_dropped, boost::unit_test::data::make(same), row) {
  BOOST_TEST(equals(row));
}

BOOST_DATA_TEST_CASE(one_sign_wrong_missing_added_or_two_swapped_is_a_slip,
                     boost::unit_test::data::make(slips), row) {
  BOOST_TEST(!equals(row));
  BOOST_TEST(is_slip(row));
}

BOOST_DATA_TEST_CASE(more_than_that_is_no_slip, boost::unit_test::data::make(strangers), row) {
  BOOST_TEST(!equals(row));
  BOOST_TEST(!is_slip(row));
}

BOOST_AUTO_TEST_CASE(case_counts) { BOOST_TEST(!equals({"bc3", "Bc3"})); }

BOOST_AUTO_TEST_CASE(nothing_legible_is_silent) {
  for (char const* const cell : {"", "?", "??", " ", "-", "?!", "x"})
    BOOST_TEST(EntryText::of(cell, tactus::notation::english).is_silent(), cell);
  for (char const* const cell : {"e4", "?4"})
    BOOST_TEST(!EntryText::of(cell, tactus::notation::english).is_silent(), cell);
}

BOOST_AUTO_TEST_SUITE_END()
