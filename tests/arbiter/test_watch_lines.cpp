// SPDX-License-Identifier: GPL-3.0-or-later
// What the arbiter's watch says at once when a board differs: the first wrong square, and what fits as its
// cause.
#include "src/arbiter/watch_lines.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using chess::Color;
using chess::Square;
using table::Input;

BOOST_AUTO_TEST_SUITE(watch_lines)

BOOST_AUTO_TEST_CASE(a_difference_is_told_with_its_squares_and_what_could_be_its_cause) {
  program::WatchLines watch;
  auto const take = [&](table::TableEvent event) {
    return watch.take({Instant{Millis{1}}, std::move(event)});
  };
  table::TableSetup setup;
  setup.black_board = table::BoardKind::pieces;
  take(Input{table::GameStarted{setup}});
  auto placement = setup.start.placement();
  Square const home = Square::parse("g7").value();
  Square const beside = Square::parse("g6").value();
  placement.put(beside, *placement.at(home));
  placement.clear(home);
  take(Input{table::BoardSeen{Color::black, sensing::AllPieces{placement}}});
  take(Input{table::BoardSeen{Color::black, sensing::AllPieces{placement}}});
  auto squares = chess::SquareSet{home};
  squares.insert(beside);
  std::vector<std::string> const wanted{
      "Boards differ after ply 0 on g6: black pawn, must be empty, board of Black",
      "Boards differ after ply 0 on g7: empty, must be black pawn, board of Black",
      "could be: Pawn displaced: g6 for g7."};
  auto const lines = take(table::Outcome{table::BoardDiffers{Color::black, 0, squares}});
  BOOST_TEST(lines == wanted, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()
