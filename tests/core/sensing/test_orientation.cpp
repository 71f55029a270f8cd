// SPDX-License-Identifier: GPL-3.0-or-later
// Which way round a board lies, found from what it shows.
#include "core/chess/stated_position.hpp"
#include "core/sensing/orientation.hpp"

#include <boost/test/unit_test.hpp>

namespace tactus::sensing {

BOOST_AUTO_TEST_SUITE(orientation)

namespace {

using chess::Color;
using chess::Kind;
using chess::Placement;
using chess::Square;
using chess::SquareSet;

constexpr Orientation turned{half_turn};
constexpr chess::Piece white_pawn{Color::white, Kind::pawn};
Instant const now{std::chrono::hours{480'000}};

Square square(char const* name) { return *Square::parse(name); }
Placement start() { return chess::StatedPosition::initial().placement(); }
chess::Diagram start_diagram() { return chess::Diagram{start(), Color::white}; }

Placement without(std::vector<char const*> const& names) {
  auto placement = start();
  for (char const* name : names) placement.clear(square(name));
  return placement;
}

std::vector<Observation> only(Observation const& one) { return {one}; }

BoardSense occupancy_board(SquareSet filled) {
  BoardSense board{false, start(), now};
  board.see(AllOccupied{filled}, now);
  return board;
}

}  // namespace

BOOST_AUTO_TEST_CASE(turned_by_the_rest_of_a_whole_turn_all_is_as_it_was) {
  for (unsigned quarters = 0; quarters < 8; ++quarters) {
    Orientation const one{quarters}, rest{4 - quarters % 4};
    BOOST_TEST((rest.seen(one.seen(start())) == start()));
    BOOST_TEST((one.told(one.seen(start().occupied())) == start().occupied()));
    BOOST_TEST((one.turned_by(4 - quarters % 4) == Orientation{}));
  }
  BOOST_TEST((turned.seen(square("a1")) == square("h8")));
  BOOST_TEST((Orientation{1}.seen(square("a1")) != square("a1")));
}

BOOST_AUTO_TEST_CASE(the_start_position_tells_how_a_board_lies_whether_it_is_told_as_a_whole_or_set_up) {
  OrientationByPieces whole;
  BOOST_TEST((whole.seen(AllPieces{turned.seen(start())}) == only(AllPieces{start()})));
  BOOST_TEST((whole.seen(SquarePiece{square("d7"), {}}) == only(SquarePiece{square("e2"), {}})));
  BOOST_TEST((whole.seen(AllPieces{start()}) == only(AllPieces{start()})), "it was turned back");

  OrientationByPieces set_up;
  set_up.seen(AllPieces{turned.seen(without({"e2"}))});
  auto const found = set_up.seen(SquarePiece{turned.seen(square("e2")), white_pawn});
  Placement seen = turned.seen(without({"e2"}));  // as it was read until now
  for (auto const& each : found) {
    auto const& change = std::get<SquarePiece>(each);
    change.piece ? seen.put(change.square, *change.piece) : seen.clear(change.square);
  }
  BOOST_TEST((seen == start()));
}

BOOST_AUTO_TEST_CASE(a_board_that_comes_back_the_other_way_round_fits_what_the_game_expects) {
  OrientationByPieces board;
  board.expect(without({"e2", "d7"}));
  auto const now_there = without({"e2", "d7", "g8"});
  BOOST_TEST((board.seen(AllPieces{turned.seen(now_there)}) == only(AllPieces{now_there})));
  BOOST_TEST((board.seen(SquareOccupied{square("a1"), false}) == only(SquareOccupied{square("h8"), false})));
  board.forget();
  BOOST_TEST((board.seen(AllPieces{now_there}) == only(AllPieces{now_there})));
}

BOOST_AUTO_TEST_CASE(a_board_with_some_pieces_in_the_air_is_not_taken_for_a_turned_one) {
  OrientationByPieces board;
  board.expect(start());
  auto const placement = without({"e2", "d1", "d8", "e7"});
  BOOST_TEST((board.seen(AllPieces{placement}) == only(AllPieces{placement})));
}

BOOST_AUTO_TEST_CASE(king_and_queen_exchanged_are_no_start_the_other_way_round) {
  OrientationByPieces board;
  auto swapped = start();
  for (Color const c : {Color::white, Color::black}) {
    Square const d = square(c == Color::white ? "d1" : "d8"), e = square(c == Color::white ? "e1" : "e8");
    swapped.put(d, {c, Kind::king});
    swapped.put(e, {c, Kind::queen});
  }
  BOOST_TEST((board.seen(AllPieces{swapped}) == only(AllPieces{swapped})));
}

BOOST_AUTO_TEST_CASE(what_an_occupancy_board_tells_is_left_as_it_is) {
  OrientationByPieces board;
  board.seen(AllPieces{turned.seen(start())});
  AllOccupied const filled{SquareSet{square("a1")}};
  BOOST_TEST((board.seen(filled) == only(filled)));
  BOOST_TEST((board.seen(SquareOccupied{square("a1"), false}) == only(SquareOccupied{square("a1"), false})));
}

BOOST_AUTO_TEST_CASE(without_identity_play_tells_the_way_round) {
  auto const position = start_diagram();
  auto const after = [&](char const* from, char const* to) {
    auto filled = start().occupied();
    filled.erase(square(from));
    filled.insert(square(to));
    return filled;
  };
  // b1-c3 turned is g8-f6: no move of White.
  auto const turned_move = occupancy_board(turned.seen(after("b1", "c3")));
  BOOST_TEST(stands_turned_after_move(turned_move, position));
  BOOST_TEST(!stands_turned_after_move(occupancy_board(after("b1", "c3")), position));
  BOOST_TEST(!stands_turned_after_move(occupancy_board(start().occupied()), position));
  BOOST_TEST(!may_stand_turned(occupancy_board(start().occupied()), position));
  BOOST_TEST(!stands_turned(occupancy_board(start().occupied()), position), "both ways look alike");
}

BOOST_AUTO_TEST_CASE(the_start_position_across_the_board_is_found) {
  auto const across = [](unsigned quarters) { return Orientation{4 - quarters}.seen(start().occupied()); };
  BOOST_TEST((quarters_across(occupancy_board(across(1)), start()) == 1U));
  BOOST_TEST((quarters_across(occupancy_board(across(3)), start()) == 1U), "both look alike");
  BOOST_TEST(!quarters_across(occupancy_board(start().occupied()), start()).has_value());
  BoardSense pieces{true, start(), now};
  pieces.see(AllPieces{Orientation{1}.seen(start())}, now);
  BOOST_TEST((quarters_across(pieces, start()) == 3U));
}

BOOST_AUTO_TEST_CASE(a_lifted_king_tells_the_way_round) {
  SquareSet const home{square("e1")};
  BOOST_TEST((quarters_by_lifted(home, square("e1")) == 0U));
  BOOST_TEST((quarters_by_lifted(home, square("d8")) == half_turn));
  BOOST_TEST(!quarters_by_lifted(home, square("d1")).has_value());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus::sensing
