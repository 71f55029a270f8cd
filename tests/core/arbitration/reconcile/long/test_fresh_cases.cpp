// SPDX-License-Identifier: GPL-3.0-or-later
// Fresh cases from random games: nobody is accused falsely, nearly all are settled, and what changes nothing
// for the Laws changes nothing in the answer.
#include "core/legal/position.hpp"
#include "tests/core/arbitration/reconcile/long/fresh_verdict.hpp"
#include "tests/core/chess/outside_data.hpp"

#include <algorithm>
#include <map>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::test;
using ours::Answer;
using ours::Settlement;

BOOST_AUTO_TEST_SUITE(fresh_cases)

namespace {

unsigned const cases_of_a_mishap = static_cast<unsigned>(budget(1500, 60, 15));

FreshOptions options_for(unsigned seed) { return {random_hands(seed)}; }

/// Calls visit(seed, case) for cases of all mishaps.
template <class Visit>
void for_fresh_cases(unsigned count, bool has_slips, Visit visit) {
  for (Mishap const mishap : all_mishaps)
    for (unsigned seed = 1; seed <= count; ++seed) {
      FreshOptions options = options_for(seed);
      options.has_slips = has_slips;
      if (auto const fresh = fresh_case(seed, mishap, options)) visit(seed, mishap, *fresh);
    }
}

bool is_same_ruling(Answer const& one, Answer const& other) {
  return one.verdict == other.verdict && one.plies() == other.plies() && one.corrects == other.corrects;
}

char mirrored(char c) { return c >= '1' && c <= '8' ? static_cast<char>('1' + '8' - c) : c; }

chess::Square mirrored(chess::Square s) { return chess::Square::from_index(s.index() ^ 56U); }

chess::Placement mirrored(chess::Placement const& board) {
  chess::Placement other;
  for (chess::Square const s : board.occupied())
    other.put(mirrored(s), {opposite(board.at(s)->color), board.at(s)->kind});
  return other;
}

ours::FoundBoard mirrored(ours::FoundBoard const& board) {
  if (board.pieces() != nullptr) return ours::FoundBoard{mirrored(*board.pieces())};
  return ours::FoundBoard{chess::SquareSet{__builtin_bswap64(board.occupied().bits())}};
}

/// Colours and sides of the board exchanged: Black moves first.
ours::Case mirrored(ours::Case found) {
  auto setup = found.start.setup();
  setup.placement = mirrored(setup.placement);
  setup.turn = opposite(setup.turn);
  setup.castling_rooks = chess::SquareSet{__builtin_bswap64(setup.castling_rooks.bits())};
  if (setup.en_passant) setup.en_passant = mirrored(*setup.en_passant);
  found.start = chess::Position::from(setup).value();
  std::swap(found.boards.white, found.boards.black);
  std::swap(found.sheets.white, found.sheets.black);
  for (Color const p : both_colors) {
    found.boards[p] = mirrored(found.boards[p]);
    for (ours::SheetLine& line : found.sheets[p].lines)
      for (std::string* const cell : {&line.left, &line.right})
        for (char& c : *cell) c = mirrored(c);
  }
  if (found.clocks.presses)
    for (ours::LoggedPress& press : *found.clocks.presses) press.side = opposite(press.side);
  return found;
}

}  // namespace

BOOST_AUTO_TEST_CASE(the_mirrored_twin_is_settled_alike) {
  for_fresh_cases(cases_of_a_mishap / 10, true, [](unsigned seed, Mishap mishap, FreshCase const& fresh) {
    auto const found = fresh.table.handed_in();
    auto answer = settle(mirrored(found)).answer;
    std::swap(answer.corrects.white, answer.corrects.black);
    BOOST_TEST(is_same_ruling(settle(found).answer, answer), name_of(mishap) << " " << seed);
  });
}

BOOST_AUTO_TEST_CASE(other_languages_and_styles_are_settled_alike) {
  for_fresh_cases(cases_of_a_mishap / 10, false, [](unsigned seed, Mishap mishap, FreshCase const& fresh) {
    if (mishap == Mishap::pen) return;  // a long form can refute what a short one leaves open
    FreshOptions other{random_hands(seed + 1'000'000)};
    other.has_slips = false;
    auto const rewritten = fresh_case(seed, mishap, other);
    BOOST_TEST_REQUIRE(rewritten.has_value());
    BOOST_TEST(
        is_same_ruling(settle(fresh.table.handed_in()).answer, settle(rewritten->table.handed_in()).answer),
        name_of(mishap) << " " << seed);
  });
}

BOOST_AUTO_TEST_CASE(a_clean_sheet_never_makes_a_right_answer_wrong) {
  for_fresh_cases(cases_of_a_mishap / 10, true, [](unsigned seed, Mishap mishap, FreshCase const& fresh) {
    bool const was_right = is_right(fresh, settle(fresh.table.handed_in()));
    for (Color const p : both_colors) {
      FreshOptions options = options_for(seed);
      options.is_clean[p] = true;
      auto const cleaner = fresh_case(seed, mishap, options);
      BOOST_TEST_REQUIRE(cleaner.has_value());
      BOOST_TEST((!was_right || is_right(*cleaner, settle(cleaner->table.handed_in()))), name_of(mishap)
                                                                                             << " " << seed);
    }
  });
}

BOOST_AUTO_TEST_SUITE_END()
