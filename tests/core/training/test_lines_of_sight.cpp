// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/legal/position.hpp"
#include "core/training/position_queries.hpp"
#include "tests/core/chess/random_walk.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using chess::Square;
using training::diagonals_from;
using training::straight_lines_from;

BOOST_AUTO_TEST_SUITE(lines_of_sight)

namespace {

Square at(char const* name) { return *Square::parse(name); }

/// "h7 Nf5; a8: ".
std::string text_of(std::vector<training::LineOfSight> const& lines) {
  std::string text;
  for (auto const& line : lines) {
    text += line.edge.name();
    for (auto const& each : line.pieces)
      text.append(" ").append(1, each.piece.fen_letter()).append(each.square.name());
    text += "; ";
  }
  return text;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_look_goes_to_the_edge_nearest_first_also_behind_others) {
  auto const position = test::position_of("4k3/7p/2b5/5N2/r3P2R/8/8/4K3 w - - 0 1");
  BOOST_TEST(text_of(diagonals_from(position, at("e4"))) == "h7 Nf5 ph7; a8 bc6; h1; b1; ");
  BOOST_TEST(text_of(straight_lines_from(position, at("e4"))) == "e8 ke8; e1 Ke1; h4 Rh4; a4 ra4; ");
}

BOOST_AUTO_TEST_CASE(from_a_corner_lines_that_leave_the_board_are_left_out) {
  auto const position = chess::Position::initial();
  BOOST_TEST(text_of(diagonals_from(position, at("a1"))) == "h8 Pb2 pg7 rh8; ");
  BOOST_TEST(text_of(straight_lines_from(position, at("h8"))) ==
             "h1 ph7 Ph2 Rh1; a8 ng8 bf8 ke8 qd8 bc8 nb8 ra8; ");
}

BOOST_AUTO_TEST_CASE(what_a_queen_may_take_is_the_first_piece_of_a_line) {
  test::walk_randomly(24, 40, 34, [](chess::Position const& position) {
    for (Square const from : position.pieces(chess::Piece{position.turn(), chess::Kind::queen})) {
      chess::SquareSet first;
      for (auto const& lines : {diagonals_from(position, from), straight_lines_from(position, from)})
        for (auto const& line : lines)
          if (!line.pieces.empty()) first.insert(line.pieces.front().square);
      for (chess::Move const m : training::legal_moves_from(position, from, training::Moves::captures))
        BOOST_REQUIRE(first.contains(m.to()));
    }
  });
}

BOOST_AUTO_TEST_SUITE_END()
