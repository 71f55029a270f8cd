// SPDX-License-Identifier: GPL-3.0-or-later
// What the arbiter's watch is told of a board that differs.
#include "core/arbitration/judged_line.hpp"
#include "core/legal/position.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using arbitration::divergence;
using chess::Color;
using chess::Piece;
using chess::Square;

BOOST_AUTO_TEST_SUITE(divergences)

namespace {

Square at(std::string_view name) { return Square::parse(name).value(); }

/// White types 1.e2-e4; Black's board is read.
table::TableState after_one_move(table::BoardKind kind, Instant now) {
  table::TableSetup setup;
  setup.black_board = kind;
  auto state = table::apply({}, {now, table::GameStarted{setup}}).state;
  chess::Move const e2e4{at("e2"), at("e4"), chess::MoveKind::double_push};
  return table::apply(state, {now, table::MoveEntered{Color::white, notation::pattern_of(e2e4), "e4"}}).state;
}

table::TableState see(table::TableState state, Instant now, sensing::Observation observation) {
  return table::apply(std::move(state), {now, table::BoardSeen{Color::black, observation}}).state;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_wrong_copy_is_listed_square_by_square_with_the_first_ply_that_it_misses) {
  Instant now{Millis{5000}};
  auto state = after_one_move(table::BoardKind::pieces, now);
  Piece const pawn{Color::white, chess::Kind::pawn};
  state = see(state, now + Millis{100}, sensing::SquarePiece{at("e2"), std::nullopt});
  state = see(state, now + Millis{900}, sensing::SquarePiece{at("d4"), pawn});
  auto const found = divergence(state, Color::black);
  BOOST_REQUIRE(found.has_value());
  BOOST_TEST(found->first_ply == 1U);
  BOOST_TEST(!found->is_settled);
  std::vector<arbitration::SquareFact> const expected{{at("d4"), std::nullopt, true, pawn},
                                                      {at("e4"), pawn, false, std::nullopt}};
  BOOST_TEST((found->squares == expected));
  state = see(state, now + Millis{1000}, sensing::AllPieces{[&] {
                auto placement = chess::Position::initial().placement();
                placement.clear(at("e2"));
                placement.put(at("d4"), pawn);
                return placement;
              }()});
  state = table::apply(state, {now + Millis{4000}, table::TimePassed{}}).state;
  BOOST_TEST(divergence(state, Color::black)->is_settled);
}

BOOST_AUTO_TEST_CASE(an_occupancy_board_says_only_that_something_stands_there) {
  Instant now{Millis{5000}};
  auto state = after_one_move(table::BoardKind::occupancy, now);
  state = see(state, now + Millis{100}, sensing::SquareOccupied{at("e2"), false});
  state = see(state, now + Millis{900}, sensing::SquareOccupied{at("d4"), true});
  auto const found = divergence(state, Color::black);
  BOOST_REQUIRE(found.has_value());
  BOOST_TEST((found->squares.front() == arbitration::SquareFact{at("d4"), std::nullopt, true, std::nullopt}));
}

BOOST_AUTO_TEST_CASE(a_board_that_stands_right_and_a_keyboard_have_no_divergence) {
  Instant now{Millis{5000}};
  auto state = after_one_move(table::BoardKind::pieces, now);
  Piece const pawn{Color::white, chess::Kind::pawn};
  state = see(state, now + Millis{100}, sensing::SquarePiece{at("e2"), std::nullopt});
  state = see(state, now + Millis{900}, sensing::SquarePiece{at("e4"), pawn});
  BOOST_TEST(!divergence(state, Color::black).has_value());
  BOOST_TEST(!divergence(state, Color::white).has_value());
  state = see(state, now + Millis{2000}, sensing::SquarePiece{at("e7"), std::nullopt});
  BOOST_TEST(!divergence(state, Color::black).has_value());  // he is making his own move
}

BOOST_AUTO_TEST_SUITE_END()
