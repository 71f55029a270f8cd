// SPDX-License-Identifier: GPL-3.0-or-later
// Mates found by playing for a plan: every line is played through with the legal moves.
#include "core/arbitration/mating/quick_mate.hpp"
#include "core/legal/position.hpp"
#include "tests/core/arbitration/mating/questions.hpp"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using chess::Color;
using chess::Position;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(quick_mates)

namespace {

bool mates(Position position, Color winner, std::vector<chess::Move> const& line) {
  for (chess::Move const m : line) {
    if (!position.is_legal(m)) return false;
    position = position.after(m);
  }
  return position.is_checkmate() && position.turn() == opposite(winner);
}

std::optional<std::vector<chess::Move>> quick_mate(Position const& position, Color winner) {
  return arbitration::QuickMate{position, winner}.play(12);
}

std::vector<std::string> const white_can_mate{
    "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",         // rook and king
    "4k3/8/8/8/8/8/8/3QK3 b - - 0 1",         // queen and king
    "8/8/8/3k4/8/8/P7/4K3 b - - 0 1",         // a pawn that has far to go
    "8/5k2/8/3pp3/3P4/8/8/4K3 w - - 0 1",     // a pawn with another one ahead
    "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1",  // behind the pawns
    "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1",
    "3q2k1/8/8/8/8/8/1K4P1/8 b - - 0 1",  // the enemy queen has to keep off
};
std::vector<std::string> const white_has_no_plan{
    "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
    "4k3/8/8/8/8/8/8/2B1K3 w - - 0 1",
};

}  // namespace

BOOST_DATA_TEST_CASE(a_line_is_found_and_ends_in_mate, data::make(white_can_mate), fen) {
  Position const position = test::playable(fen);
  auto const line = quick_mate(position, Color::white);
  BOOST_REQUIRE(line.has_value());
  BOOST_TEST(mates(position, Color::white, *line));
}

BOOST_AUTO_TEST_CASE(the_same_position_has_the_same_line) {
  Position const position = test::playable(white_can_mate[5]);
  BOOST_TEST((quick_mate(position, Color::black) == quick_mate(position, Color::black)));
}

BOOST_AUTO_TEST_CASE(mate_on_the_board_needs_no_move) {
  auto const line = quick_mate(test::playable("7k/5KQ1/8/8/8/8/8/8 b - - 0 1"), Color::white);
  BOOST_REQUIRE(line.has_value());
  BOOST_TEST(line->empty());
}

BOOST_AUTO_TEST_CASE(stalemate_is_no_mate) {
  BOOST_TEST(!quick_mate(test::playable("7k/5Q2/8/8/8/8/8/4K3 b - - 0 1"), Color::black).has_value());
  BOOST_TEST(!quick_mate(test::playable("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), Color::white).has_value());
}

BOOST_DATA_TEST_CASE(without_what_mates_none_is_claimed, data::make(white_has_no_plan), fen) {
  BOOST_TEST(!quick_mate(test::playable(fen), Color::white).has_value());
}

BOOST_AUTO_TEST_SUITE_END()
