// SPDX-License-Identifier: GPL-3.0-or-later
// A player puts a piece one square off, on his own board, when he moves or when he copies, and it is found at
// once or up to ten plies later: what people did is known, and so is who did it (D.2.9).
#include "core/arbitration/reconcile/sheets/written_move.hpp"
#include "tests/core/arbitration/reconcile/long/fresh_case.hpp"
#include "tests/core/chess/outside_data.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <random>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::test;
using ours::Verdict;

BOOST_AUTO_TEST_SUITE(one_square_off)

namespace {

using Moves = std::vector<chess::Move>;

enum class Sheets { agree, each_follows_his_board, gap_of_who_erred, gap_of_the_other };
constexpr std::array all_sheets{Sheets::agree, Sheets::each_follows_his_board, Sheets::gap_of_who_erred,
                                Sheets::gap_of_the_other};

/// What happened at one table.
struct Happening {
  chess::Position start = chess::Position::initial();
  Moves said;           // the game as announced
  Moves made;           // the same on the board of who erred
  std::size_t ply = 0;  // before the move that differs
  Color erred = Color::white;
  Sheets sheets = Sheets::agree;
  bool is_claimed = false;  // the caller counts the ply that differs, too, as completed
};

bool is_one_square_beside(chess::Move one, chess::Move other) {
  auto const apart = [](auto a, auto b) { return std::abs(static_cast<int>(a) - static_cast<int>(b)); };
  return one.from() == other.from() && one != other && !one.is_castling() &&
         apart(one.to().file(), other.to().file()) <= 1 && apart(one.to().rank(), other.to().rank()) <= 2;
}

/// Castling to the other side and another promotion count, too.
std::optional<chess::Move> beside(chess::Position const& position, chess::Move said, std::mt19937& random) {
  Moves found;
  for (chess::Move const m : position.legal_moves())
    if (is_one_square_beside(said, m) || (said.is_castling() && m.from() == said.from() && m != said))
      found.push_back(m);
  if (found.empty()) return std::nullopt;
  return found[random() % found.size()];
}

std::optional<Happening> happening(unsigned seed) {
  std::mt19937 random{seed};
  Happening one;
  one.ply = 2 + random() % 40;
  std::size_t const later = random() % 11;
  one.erred = random() % 2 == 0 ? Color::white : Color::black;
  one.sheets = all_sheets[random() % all_sheets.size()];
  one.is_claimed = random() % 3 == 0;
  chess::Position position = one.start;
  chess::Position his = one.start;
  while (one.said.size() < one.ply + 1 + later) {
    auto const legal = position.legal_moves();
    if (legal.empty()) return std::nullopt;
    auto const special = std::find_if(legal.begin(), legal.end(),
                                      [&](chess::Move m) { return m.is_castling() || m.is_promotion(); });
    bool const takes_special = special != legal.end() && random() % 2 == 0;
    chess::Move const m = takes_special ? *special : legal[random() % legal.size()];
    std::optional<chess::Move> his_move = m;
    if (one.said.size() == one.ply) his_move = beside(position, m, random);
    if (!his_move || !his.is_legal(*his_move)) return std::nullopt;
    one.said.push_back(m);
    one.made.push_back(*his_move);
    position.play(m);
    his.play(*his_move);
  }
  if (position.placement() == his.placement()) return std::nullopt;
  return one;
}

ours::Case case_of(Happening const& one) {
  auto const announced = played(one.start, one.said);
  auto const made = played(one.start, one.made);
  PlayedTable table = announced;
  table.found.boards[one.erred] = ours::FoundBoard{made.end().placement()};
  if (one.sheets == Sheets::each_follows_his_board || one.sheets == Sheets::gap_of_the_other)
    table.entries[one.erred] = made.entries[one.erred];
  if (one.sheets == Sheets::gap_of_who_erred) table.entries[one.erred][one.ply] = "?";
  if (one.sheets == Sheets::gap_of_the_other) table.entries[opposite(one.erred)][one.ply] = "?";
  ours::Case found = table.handed_in();
  // Who moved counts his own board as the one that completed the ply.
  bool const is_movers = (one.ply % 2 == 0) == (one.erred == Color::white);
  Moves const& completed = is_movers ? one.made : one.said;
  found.record = record_of(one.start, completed, one.ply + (one.is_claimed ? 1 : 0));
  return found;
}

bool is_right(Happening const& one, ours::Answer const& answer) {
  bool const goes_back = answer.verdict == Verdict::restore && answer.plies() == one.ply;
  bool const names_him = answer.verdict == Verdict::correct_board && answer.corrects[one.erred] &&
                         !answer.corrects[opposite(one.erred)] && answer.moves == one.said;
  switch (one.sheets) {
    case Sheets::agree: return names_him;
    case Sheets::each_follows_his_board: return goes_back;
    case Sheets::gap_of_who_erred: return names_him;
    case Sheets::gap_of_the_other: return goes_back;
  }
  return false;
}

}  // namespace

BOOST_AUTO_TEST_CASE(nobody_is_named_wrongly_and_with_certainty) {
  auto const wanted = static_cast<unsigned>(budget(2000, 400, 60));
  unsigned made = 0;
  std::map<std::pair<Sheets, bool>, std::array<unsigned, 3>> counts;
  for (unsigned seed = 1; made < wanted && seed < 100 * wanted; ++seed) {
    auto const one = happening(seed);
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
