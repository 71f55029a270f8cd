// SPDX-License-Identifier: GPL-3.0-or-later
// Many cases of two worn sheets beside the record of the game: what was really played is known.
#include "tests/core/arbitration/reconcile/long/fresh_verdict.hpp"
#include "tests/core/chess/outside_data.hpp"

#include <algorithm>
#include <random>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::test;
using ours::Case;

BOOST_AUTO_TEST_SUITE(recorded_fresh)

namespace {

/// Habits and mishaps of another kind than those of the generator: each leaves it to the reader which move it
/// is.
void write_otherwise(std::vector<ours::SheetLine>& lines, std::mt19937& random) {
  auto const for_each_cell = [&](auto const& change) {
    for (ours::SheetLine& line : lines)
      for (std::string* const cell : {&line.left, &line.right})
        if (!cell->empty() && *cell != "?") change(*cell);
  };
  switch (random() % 6) {
    case 0: return for_each_cell([](std::string& cell) { cell += ','; });
    case 1: return for_each_cell([&](std::string& cell) { cell += random() % 3 == 0 ? " 1:23" : ""; });
    case 2: return for_each_cell([&](std::string& cell) { cell += random() % 4 == 0 ? " remis?" : "!?"; });
    case 3: return for_each_cell([&](std::string& cell) { cell = random() % 4 == 0 ? "Kd4 " + cell : cell; });
    case 4:
      if (lines.size() > 8) lines.erase(lines.begin(), lines.begin() + 3);  // begun late
      return;
    default: return;
  }
}

}  // namespace

// What was really played is known: with the record up to two plies before the end nobody innocent is named,
// however worn both sheets are, and nearly each answer is right.
BOOST_AUTO_TEST_CASE(worn_sheets_beside_a_record_name_no_innocent) {
  unsigned made = 0, right = 0;
  auto const wanted = static_cast<unsigned>(budget(5000, 120, 40));
  for (unsigned seed = 1; made < wanted && seed < 100 * wanted; ++seed) {
    FreshOptions options{random_hands(seed)};
    options.wear = Wear::heavy;
    auto const fresh = fresh_case(seed, seed % 4 == 0 ? Mishap::none : Mishap::board_error, options);
    if (!fresh || fresh->table.moves.size() < 12) continue;
    ++made;
    std::mt19937 random{seed};
    Case found = fresh->table.handed_in();
    for (Color const p : both_colors) write_otherwise(found.sheets[p].lines, random);
    found.record =
        record_of(fresh->table.start, fresh->table.moves, fresh->table.moves.size() - random() % 3);
    auto const settlement = settle(found);
    BOOST_TEST(!accuses_falsely(*fresh, settlement), seed);
    BOOST_TEST((is_right(*fresh, settlement) || settlement.is_ambiguous()), seed);
    right += is_right(*fresh, settlement) ? 1 : 0;
  }
  BOOST_TEST(made == wanted);
  BOOST_TEST_MESSAGE(right << " right of " << made);
  BOOST_TEST(right * 100 >= made * 95);
}

BOOST_AUTO_TEST_CASE(a_readable_entry_more_never_makes_a_right_answer_wrong) {
  for (unsigned seed = 1; seed <= 20; ++seed) {
    FreshOptions options{random_hands(seed)};
    options.wear = Wear::heavy;
    auto const fresh = fresh_case(seed, Mishap::board_error, options);
    if (!fresh || fresh->table.moves.size() < 12) continue;
    Case found = fresh->table.handed_in();
    found.record = record_of(fresh->table.start, fresh->table.moves, fresh->table.moves.size() - 2);
    if (!is_right(*fresh, settle(found))) continue;
    auto const clean = entries_of(fresh->table.start, fresh->table.moves, fresh->table.hands.white);
    auto& lines = found.sheets.white.lines;
    for (std::size_t i = 0; i < std::min(lines.size(), clean.size() / 2); ++i)
      if (lines[i].left == "?") lines[i].left = clean[2 * i];
    BOOST_TEST(is_right(*fresh, settle(found)), seed);
  }
}

BOOST_AUTO_TEST_SUITE_END()
