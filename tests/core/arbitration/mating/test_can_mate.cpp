// SPDX-License-Identifier: GPL-3.0-or-later
// Can this side still mate? Positions with their answers, and what holds for every answer.
#include "core/legal/position.hpp"
#include "tests/core/arbitration/mating/answered_rows.hpp"
#include "tests/core/arbitration/mating/questions.hpp"
#include "tests/core/chess/outside_data.hpp"
#include "tests/core/chess/random_walk.hpp"

#include <boost/test/data/test_case.hpp>

using namespace tactus;
using arbitration::can_mate;
using arbitration::MatingVerdict;
using arbitration::NotKnown;
using chess::Color;
using test::both_colors;
using test::playable;
using test::short_answer;
using test::text_of;
using test::answered::all_rows;

BOOST_AUTO_TEST_SUITE(answers)

namespace {

constexpr std::size_t most_for_shuffles = 20'000;

MatingVerdict checked_answer(chess::Position const& position, Color player,
                             arbitration::MatingBudget const& budget = {}) {
  MatingVerdict verdict = can_mate(position, player, budget);
  auto const ruling = test::check_answer(position.setup(), player, verdict, most_for_shuffles);
  BOOST_TEST((ruling.kind == test::Ruling::Kind::accepted),
             test::words_of(position, player) << ": " << ruling << ", " << text_of(verdict));
  return verdict;
}

}  // namespace

BOOST_DATA_TEST_CASE(each_side_has_its_answer_and_the_checker_accepts_it,
                     boost::unit_test::data::make(all_rows()), row) {
  chess::Position const position = playable(row.fen);
  BOOST_TEST(short_answer(checked_answer(position, Color::white)) == row.white);
  BOOST_TEST(short_answer(checked_answer(position, Color::black)) == row.black);
}

// Searches keep whose turn it is in the empty squares.
BOOST_AUTO_TEST_CASE(a_board_without_an_empty_square_gets_no_false_answer) {
  for (char const* const fen : {
           "bNBBBBBn/pPKPnbpN/BBbNppnP/PBNPPnbP/PBBbnBBn/pBbNnbpB/PPbbBnNk/bnBbBbbB b - - 0 1",
           "bnbnNbKb/BppppNnP/nPbnbbnP/NNnbPBnk/PbpNnnbn/PBnpPppp/NbBNPbBn/nnnnBnNN b - - 0 1",
       })
    for (Color const player : both_colors) checked_answer(playable(fen), player, {2'000, nullptr});
}

BOOST_AUTO_TEST_CASE(positions_of_random_games_have_answers_that_the_checker_accepts) {
  constexpr auto games = static_cast<unsigned>(test::budget(240, 24, 12));
  unsigned known = 0, asked = 0;
  test::walk_randomly(games, 200, 5, [&](chess::Position const& position) {
    if (position.halfmove_clock() % 25 != 24) return;
    for (Color const player : both_colors) {
      auto const verdict = checked_answer(position, player);
      auto const other = can_mate(test::mirrored(position), opposite(player));
      ++asked;
      if (std::holds_alternative<NotKnown>(verdict)) {
        BOOST_TEST_MESSAGE("not known: " << test::words_of(position, player));
        continue;
      }
      ++known;
      if (!std::holds_alternative<NotKnown>(other))
        BOOST_TEST(short_answer(other) == short_answer(verdict), test::words_of(position, player));
    }
  });
  BOOST_TEST(known * 100 >= asked * 99, known << " of " << asked);
  BOOST_TEST(asked > games);
}

BOOST_AUTO_TEST_SUITE_END()
