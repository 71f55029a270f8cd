// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/training/position_queries.hpp"

#include "tests/core/chess/random_walk.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using chess::Color;
using chess::Square;
using chess::SquareSet;

namespace {

Square sq(char const* name) { return *Square::parse(name); }

SquareSet squares(std::initializer_list<char const*> names) {
  SquareSet set;
  for (char const* name : names) set.insert(sq(name));
  return set;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_piece_is_answered_with_its_legal_moves_only) {
  auto const position = test::position_of("4k3/8/8/8/4r3/8/4N3/4K1N1 w - - 0 1");
  BOOST_TEST(training::legal_moves_from(position, sq("e2")).empty());  // pinned
  BOOST_TEST(training::legal_moves_from(position, sq("e4")).empty());  // has not the move
  BOOST_TEST(training::legal_moves_from(position, sq("a1")).empty());  // nothing there
  auto const moves = training::legal_moves_from(position, sq("g1"));
  BOOST_REQUIRE_EQUAL(moves.size(), 2U);
  BOOST_TEST(moves[0].to().name() == "f3");
  BOOST_TEST(moves[1].to().name() == "h3");
}

BOOST_AUTO_TEST_CASE(moves_of_all_squares_are_together_the_legal_moves) {
  test::walk_randomly(24, 60, 31, [](chess::Position const& position) {
    std::size_t sum = 0;
    for (unsigned i = 0; i < 64; ++i)
      sum += training::legal_moves_from(position, Square::from_index(i)).size();
    BOOST_REQUIRE_EQUAL(sum, position.legal_moves().size());
  });
}

BOOST_AUTO_TEST_CASE(attackers_are_all_pieces_of_the_colour_that_bear_on_the_square_pinned_or_not) {
  auto const position = test::position_of("3rk3/8/2n5/4p3/3B4/5N2/3K4/8 w - - 0 1");
  BOOST_TEST(
      (training::attackers_of(position, sq("e5"), Color::white) == squares({"d4", "f3"})));  // d4 is pinned
  BOOST_TEST((training::attackers_of(position, sq("d4"), Color::black) == squares({"d8", "c6", "e5"})));
  BOOST_TEST(training::attackers_of(position, sq("h8"), Color::white).empty());  // e5 is in the way
}
