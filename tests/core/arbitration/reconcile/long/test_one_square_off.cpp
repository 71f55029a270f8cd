// SPDX-License-Identifier: GPL-3.0-or-later
// A player puts a piece one square off, on his own board, when he moves or when he copies, and it is found at
// once or up to ten plies later: what people did is known, and so is who did it (D.2.9).
#include "core/arbitration/reconcile/sheets/written_move.hpp"
#include "tests/core/arbitration/reconcile/long/fresh_case.hpp"
#include "tests/core/arbitration/reconcile/one_square_off.hpp"
#include "tests/core/chess/outside_data.hpp"

#include <array>
#include <map>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::test;
using ours::Verdict;

BOOST_AUTO_TEST_SUITE(one_square_off)

namespace {

bool are_unlike(chess::Placement const& one, chess::Placement const& other) { return one != other; }
bool is_rare(chess::Position const&, chess::Move m) { return m.is_castling() || m.is_promotion(); }
constexpr TableKind on_paper{40, true, is_rare, are_unlike};

ours::Case case_of(OneSquareOff const& one) {
  auto const start = chess::Position::initial();
  auto const announced = played(start, one.said);
  auto const made = played(start, one.made);
  WrittenTable table = announced;
  table.found.boards[one.erred] = ours::FoundBoard{made.end().placement()};
  if (one.does_his_sheet_follow()) table.entries[one.erred] = made.entries[one.erred];
  if (one.sheets == Sheets::gap_of_who_erred) table.entries[one.erred][one.ply] = "?";
  if (one.sheets == Sheets::gap_of_the_other) table.entries[opposite(one.erred)][one.ply] = "?";
  ours::Case found = table.handed_in();
  // Who moved counts his own board as the one that completed the ply.
  bool const is_movers = (one.ply % 2 == 0) == (one.erred == Color::white);
  auto const& completed = is_movers ? one.made : one.said;
  found.record = record_of(start, completed, one.ply + (one.is_claimed ? 1 : 0));
  return found;
}

bool is_right(OneSquareOff const& one, ours::Answer const& answer) {
  bool const goes_back = answer.verdict == Verdict::restore && answer.plies() == one.ply;
  bool const names_him = answer.verdict == Verdict::correct_board && answer.corrects[one.erred] &&
                         !answer.corrects[opposite(one.erred)] && answer.moves == one.said;
  return one.does_his_sheet_follow() ? goes_back : names_him;
}

}  // namespace

BOOST_AUTO_TEST_CASE(nobody_is_named_wrongly_and_with_certainty) {
  auto const wanted = static_cast<unsigned>(budget(2000, 400, 60));
  unsigned made = 0;
  std::map<std::pair<Sheets, bool>, std::array<unsigned, 3>> counts;
  for (unsigned seed = 1; made < wanted && seed < 100 * wanted; ++seed) {
    auto const one = test::one_square_off(seed, on_paper);
    if (!one) continue;
    ++made;
    auto const settlement = settle(case_of(*one));
    bool const right = is_right(*one, settlement.answer);
    auto& count = counts[{one->sheets, one->is_claimed}];
    ++count[0];
    count[1] += right ? 1 : 0;
    count[2] += !right && !settlement.is_ambiguous() ? 1 : 0;
    BOOST_TEST((right || settlement.is_ambiguous()), seed << ": sheets " << static_cast<int>(one->sheets)
                                                          << ", claimed " << one->is_claimed << ", "
                                                          << one->said.size() - one->ply << " plies");
    BOOST_TEST(settlement.answer.plies() <= one->said.size(), seed);
  }
  // Where each sheet follows its own board, or both have the game, the answer is the Law's own.
  for (auto const& [kind, count] : counts)
    BOOST_TEST((kind.first == Sheets::gap_of_the_other || 100 * count[1] >= 98 * count[0]));
  for (auto const& [kind, count] : counts)
    BOOST_TEST_MESSAGE("sheets " << static_cast<int>(kind.first) << " claimed " << kind.second << ": "
                                 << count[1] << " right of " << count[0] << ", wrong and certain "
                                 << count[2]);
  BOOST_TEST(made == wanted);
}

BOOST_AUTO_TEST_SUITE_END()
