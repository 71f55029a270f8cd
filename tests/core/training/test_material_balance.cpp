// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chess/move_description.hpp"
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/training/position_queries.hpp"
#include "tests/core/chess/random_walk.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using chess::Kind;

BOOST_AUTO_TEST_SUITE(material_balances)

BOOST_AUTO_TEST_CASE(the_pieces_of_both_are_counted_from_the_queen_to_the_pawn) {
  auto const balance = training::material_of(test::position_of("1q2k3/p7/8/8/8/8/PP6/R3KBN1 w - - 0 1"));
  BOOST_TEST(balance.lead == 5 + 3 + 3 + 2 - 9 - 1);
  Kind const order[] = {Kind::queen, Kind::rook, Kind::bishop, Kind::knight, Kind::pawn};
  unsigned const white[] = {0, 1, 1, 1, 2};
  unsigned const black[] = {1, 0, 0, 0, 1};
  for (std::size_t i = 0; i < 5; ++i) {
    BOOST_TEST((balance.kinds[i].kind == order[i]));
    BOOST_TEST(balance.kinds[i].white == white[i]);
    BOOST_TEST(balance.kinds[i].black == black[i]);
  }
}

BOOST_AUTO_TEST_CASE(nobody_is_ahead_at_the_start) {
  BOOST_TEST(training::material_of(chess::Position::initial()).lead == 0);
}

BOOST_AUTO_TEST_CASE(a_quiet_move_changes_nothing_and_a_capture_what_was_taken) {
  test::walk_randomly(12, 40, 35, [](chess::Position const& position) {
    for (chess::Move const m : position.legal_moves()) {
      if (m.is_promotion()) continue;
      auto const taken = chess::describe(position, m).captured;
      int const sign = position.turn() == chess::Color::white ? 1 : -1;
      int const change = taken ? sign * static_cast<int>(training::worth_of(*taken)) : 0;
      BOOST_REQUIRE_EQUAL(training::material_of(position.after(m)).lead,
                          training::material_of(position).lead + change);
    }
  });
}

BOOST_AUTO_TEST_SUITE_END()
