// SPDX-License-Identifier: GPL-3.0-or-later
// Rules R2 to R5: two damaged sheets read together.
#include "core/arbitration/reconcile/sheets/joint_reading.hpp"
#include "tests/core/arbitration/reconcile/written_table.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::arbitration::reconcile;
using test::played;

BOOST_AUTO_TEST_SUITE(joint_reading)

namespace {

constexpr std::string_view ruy_lopez =
    "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Nb8 d4 Nbd7";

JointReadings read(test::WrittenTable const& table, Effort const& effort = {}) {
  auto const found = table.handed_in();
  ByColor<Entries> const sheets{Entries{found.sheets.white}, Entries{found.sheets.black}};
  return read_jointly(sheets, {found.start}, effort);
}

using Entry = std::vector<std::string>;

struct DamagedSheet {
  char const* name;
  void (*damage_it)(Entry& entries);
  Damage damage;
};
std::ostream& operator<<(std::ostream& os, DamagedSheet const& row) { return os << row.name; }

void insert_line(Entry& entries, std::size_t at, std::string const& left, std::string const& right) {
  entries.insert(entries.begin() + static_cast<std::ptrdiff_t>(at), {left, right});
}

DamagedSheet const damaged_sheets[] = {
    {"illegible", [](Entry& e) { e[4] = "?"; }, damage::silent},
    {"missing", [](Entry& e) { e[7] = ""; }, damage::silent},
    {"one sign illegible, two moves fit", [](Entry& e) { e[2] = "N?3"; }, damage::incomplete},
    {"wrong square", [](Entry& e) { e[4] = "Bb9"; }, damage::slip},
    {"swapped", [](Entry& e) { e[4] = "B5b"; }, damage::slip},
    {"foreign letter", [](Entry& e) { e[4] = "Lb5"; }, damage::slip},
    {"unreadable", [](Entry& e) { e[4] = "Xyz"; }, damage::defective},
    {"one ply left out", [](Entry& e) { e.erase(e.begin() + 6); }, damage::left_out},
    {"one move left out", [](Entry& e) { e.erase(e.begin() + 6, e.begin() + 8); },
     damage::left_out + damage::left_out_again},
    {"blank line", [](Entry& e) { insert_line(e, 6, "", ""); }, damage::blank_line},
    {"line twice", [](Entry& e) { insert_line(e, 6, "Ba4", "Nf6"); }, damage::repeated_line},
    {"stopped", [](Entry& e) { e.resize(12); }, 0},
};

}  // namespace

BOOST_DATA_TEST_CASE(damage_of_one_sheet_is_made_good_by_the_other,
                     boost::unit_test::data::make(damaged_sheets), row) {
  for (Color const p : both_colors) {
    auto table = played(ruy_lopez);
    row.damage_it(table.entries[p]);
    auto const readings = read(table);
    BOOST_TEST_REQUIRE(!readings.best.empty());
    BOOST_TEST((readings.best.front().moves == table.moves));
    BOOST_TEST(readings.best.front().damage == row.damage);
    BOOST_TEST(!readings.best.front().difference.has_value());
    BOOST_TEST(readings.is_complete);
  }
}

BOOST_AUTO_TEST_CASE(a_ply_that_is_left_out_needs_three_entries_to_bear_it_out) {
  auto table = played(ruy_lopez);
  table.entries.white.erase(table.entries.white.end() - 3);  // only two are left after it
  auto const readings = read(table);
  for (JointReading const& each : readings.best)
    BOOST_TEST((each.moves != table.moves || each.damage > damage::left_out));
}

BOOST_AUTO_TEST_CASE(a_ply_that_neither_sheet_has_is_unknown) {
  auto table = played(ruy_lopez);
  table.entries.white[4] = table.entries.black[4] = "?";
  auto const readings = read(table);
  BOOST_TEST_REQUIRE(!readings.best.empty());
  BOOST_TEST(readings.best.front().damage == 2 * damage::silent + damage::both_silent);
  BOOST_TEST((readings.best.front().unknown_plies == std::vector<unsigned>{4}));
}

BOOST_AUTO_TEST_CASE(two_clear_entries_that_differ_are_a_difference) {
  auto table = played(ruy_lopez);
  table.entries.black.back() = "Nfd7";
  auto const readings = read(table);
  BOOST_TEST_REQUIRE(!readings.best.empty());
  auto const& difference = readings.best.front().difference;
  BOOST_TEST_REQUIRE(difference.has_value());
  BOOST_TEST(difference->ply == 19u);
  BOOST_TEST(difference->is_clear);
  BOOST_TEST(readings.best.size() == 2u);  // with either move
}

BOOST_AUTO_TEST_CASE(the_search_stops_with_its_effort_and_says_so) {
  auto table = played(ruy_lopez);
  for (Color const p : both_colors) table.entries[p].assign(12, "?");
  Effort few;
  few.positions = 50;
  BOOST_TEST(!read(table, few).is_complete);
  Effort none;
  none.is_time_up = [] { return true; };
  auto const readings = read(table, none);
  BOOST_TEST(!readings.is_complete);
  BOOST_TEST(readings.best.empty());
}

BOOST_AUTO_TEST_SUITE_END()
