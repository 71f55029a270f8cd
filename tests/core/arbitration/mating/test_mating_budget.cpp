// SPDX-License-Identifier: GPL-3.0-or-later
// What a question may cost, in positions and in time, is kept.
#include "core/legal/position.hpp"
#include "tests/core/arbitration/mating/questions.hpp"
#include "tests/core/chess/random_walk.hpp"

using namespace tactus;
using arbitration::can_mate;
using arbitration::CannotMate;
using arbitration::MatingBudget;
using arbitration::MatingVerdict;
using arbitration::NotKnown;
using chess::Color;
using test::both_colors;

BOOST_AUTO_TEST_SUITE(mating_budget)

namespace {

// Questions that take many positions: pieces that shuffle behind locked pawns for long.
std::vector<std::string> const hard{
    "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4KB2 w - - 0 1",
    "4k1b1/8/8/p1p1p1p1/P1P1P1P1/8/8/4KBB1 w - - 0 1",
    "1b1bk3/8/8/p1p1p1p1/P1P1P1P1/8/8/4KB2 w - - 0 1",
    "2b1kb2/b3b3/8/1p1p1p1p/1P1P1P1P/8/3B4/2B1KB2 w - - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
};

std::vector<chess::Position> questions() {
  std::vector<chess::Position> positions;
  positions.reserve(hard.size());
  for (auto const& fen : hard) positions.push_back(test::playable(fen));
  test::walk_randomly(36, 60, 3, [&positions](chess::Position const& position) {
    if (position.halfmove_clock() == 3) positions.push_back(position);
  });
  return positions;
}

std::size_t positions_of(MatingVerdict const& verdict) {
  if (auto const* const open = std::get_if<NotKnown>(&verdict)) return open->positions;
  if (auto const* const no = std::get_if<CannotMate>(&verdict)) return no->positions;
  return 0;
}

}  // namespace

BOOST_AUTO_TEST_CASE(no_more_positions_are_looked_at_than_allowed) {
  for (auto const& position : questions())
    for (Color const player : both_colors)
      for (std::size_t const allowed : {1'000U, 5'000U, 20'000U})
        BOOST_TEST(positions_of(can_mate(position, player, {allowed, nullptr})) <= allowed + allowed / 10,
                   test::words_of(position, player) << " with " << allowed);
}

BOOST_AUTO_TEST_CASE(a_question_too_large_for_its_positions_stays_open) {
  unsigned open = 0;
  for (auto const& position : questions())
    for (Color const player : both_colors)
      open += std::holds_alternative<NotKnown>(can_mate(position, player, {10, nullptr})) ? 1U : 0U;
  BOOST_TEST(open > 0U);
}

BOOST_AUTO_TEST_CASE(the_same_budget_gives_the_same_answer) {
  for (auto const& position : questions())
    for (Color const player : both_colors)
      for (std::size_t const allowed : {100U, 5'000U}) {
        auto const once = can_mate(position, player, {allowed, nullptr});
        BOOST_TEST(test::text_of(can_mate(position, player, {allowed, nullptr})) == test::text_of(once),
                   test::words_of(position, player));
      }
}

BOOST_AUTO_TEST_CASE(a_larger_budget_never_contradicts_a_smaller_one) {
  for (auto const& position : questions())
    for (Color const player : both_colors) {
      auto const small = test::short_answer(can_mate(position, player, {300, nullptr}));
      if (small == "not known") continue;
      BOOST_TEST(test::short_answer(can_mate(position, player, {20'000, nullptr})) == small,
                 test::words_of(position, player));
    }
}

// Time is taken to pass with the questions about it. Once it is up nobody asks again, and what was looked at
// since the last question is at most a tenth of a budget of 30,000 positions.
BOOST_AUTO_TEST_CASE(time_is_asked_for_often_enough_and_its_end_is_the_end) {
  constexpr std::size_t most_between_questions = 3'000;
  unsigned ended = 0;
  for (auto const& position : questions())
    for (Color const player : both_colors)
      for (unsigned const last : {1U, 4U, 20U}) {  // from this question on, time is up
        unsigned asked = 0;
        auto const verdict = can_mate(position, player, {200'000, [&] { return ++asked >= last; }});
        BOOST_TEST(asked <= last, test::words_of(position, player));
        BOOST_TEST(positions_of(verdict) <= (asked + 1) * most_between_questions,
                   test::words_of(position, player));
        if (asked == last && std::holds_alternative<NotKnown>(verdict)) ++ended;
      }
  BOOST_TEST(ended > 10U, ended);
}

BOOST_AUTO_TEST_CASE(time_that_never_ends_changes_no_answer) {
  for (auto const& position : questions())
    for (Color const player : both_colors) {
      auto const timed = can_mate(position, player, {5'000, [] { return false; }});
      BOOST_TEST(test::text_of(timed) == test::text_of(can_mate(position, player, {5'000, nullptr})),
                 test::words_of(position, player));
    }
}

BOOST_AUTO_TEST_SUITE_END()
