// SPDX-License-Identifier: GPL-3.0-or-later
// Two hands at a real rate of slips, without a record: nobody innocent is named, what is not decided says so,
// and the line that was played stands first or beside.
#include "core/legal/reading/pgn_reader.hpp"
#include "tests/core/arbitration/reconcile/long/two_writers.hpp"
#include "tests/core/chess/outside_data.hpp"

#include <algorithm>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::test;
using ours::Settlement;
using ours::Verdict;

BOOST_AUTO_TEST_SUITE(two_hands_without_a_record)

namespace {

bool is_not_decided(Settlement const& settlement) {
  return std::ranges::find(settlement.findings, ours::Finding::Kind::not_decided, &ours::Finding::kind) !=
         settlement.findings.end();
}

bool has_true_line(TwoWriters const& made, ours::Answer const& answer) {
  return answer.verdict == Verdict::correct_board && answer.corrects[made.erred] &&
         !answer.corrects[opposite(made.erred)] &&
         ours::position_after(made.table.start, answer.moves).placement() == made.table.end().placement();
}

bool names_innocent(TwoWriters const& made, ours::Answer const& answer) {
  return answer.corrects[opposite(made.erred)];
}

struct Counts {
  unsigned made = 0, first = 0, beside = 0, undecided = 0, back = 0, wrong_and_certain = 0;

  void add(TwoWriters const& hands, unsigned seed) {
    auto const settlement = settle(hands.table.handed_in());
    ++made;
    bool const is_first = has_true_line(hands, settlement.answer);
    bool const is_beside = std::ranges::any_of(
        settlement.alternatives, [&](ours::Answer const& each) { return has_true_line(hands, each); });
    first += is_first ? 1 : 0;
    beside += !is_first && is_beside ? 1 : 0;
    undecided += is_not_decided(settlement) ? 1 : 0;
    back += settlement.answer.verdict == Verdict::restore ? 1 : 0;
    BOOST_TEST(!names_innocent(hands, settlement.answer), seed);
    for (ours::Answer const& each : settlement.alternatives)
      innocent_beside += names_innocent(hands, each) ? 1 : 0;
    bool const is_lawful = is_first || settlement.answer.verdict == Verdict::restore;
    if (!is_lawful && !settlement.is_ambiguous()) ++wrong_and_certain;
    bool const says_so = std::ranges::any_of(
        settlement.explanation, [](Message const& each) { return each.english.starts_with("Not decided"); });
    BOOST_TEST(says_so == is_not_decided(settlement), seed);
  }
  void tell(char const* what) const {
    BOOST_TEST_MESSAGE(what << ": " << made << " tables; the line that was played first " << first
                            << ", beside " << beside << "; not decided " << undecided << ", back " << back
                            << ", wrong and certain " << wrong_and_certain << ", innocent named beside "
                            << innocent_beside);
  }
  unsigned innocent_beside = 0;
};

}  // namespace

BOOST_AUTO_TEST_CASE(the_line_that_was_played_stands_first_or_beside) {
  Counts counts;
  auto const wanted = static_cast<unsigned>(budget(300, 40, 6));
  for (unsigned seed = 1; counts.made < wanted; ++seed)
    if (auto const made = two_writers(seed, likely_game(seed, 40 + seed * 7 % 80))) counts.add(*made, seed);
  counts.tell("games by chance");
  BOOST_TEST(counts.wrong_and_certain == 0U);
  BOOST_TEST(10 * (counts.first + counts.beside) >= 8 * counts.made);
}

BOOST_AUTO_TEST_CASE(also_in_games_of_people, *with_outside_data) {
  struct Games : notation::PgnVisitor {
    void move(notation::PgnMove const& one) override { moves.push_back(one.move); }
    void end_game(notation::PgnGameEnd const& end) override {
      if (!end.error && moves.size() >= 40) all.push_back(moves);
      moves.clear();
    }
    std::vector<chess::Move> moves;
    std::vector<std::vector<chess::Move>> all;
  } games;
  notation::read_pgn(outside_text("games/otb-no-clocks.pgn"), games);
  Counts counts;
  auto const wanted = static_cast<unsigned>(budget(300, 40, 6));
  for (unsigned seed = 1; counts.made < wanted; ++seed)
    if (auto const made = two_writers(seed, games.all[seed * 37 % games.all.size()])) counts.add(*made, seed);
  counts.tell("games of people");
  BOOST_TEST(counts.wrong_and_certain == 0U);
  BOOST_TEST(10 * (counts.first + counts.beside) >= 8 * counts.made);
}

BOOST_AUTO_TEST_SUITE_END()
