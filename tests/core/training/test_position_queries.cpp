// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/legal/position.hpp"
#include "core/training/position_queries.hpp"
#include "tests/core/chess/random_walk.hpp"

#include <set>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using chess::Color;
using chess::Square;
using chess::SquareSet;
using training::Moves;
using training::PieceOn;

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

BOOST_AUTO_TEST_CASE(moves_come_by_piece_kings_first_and_pawns_last) {
  auto const position = test::position_of("7k/8/8/8/8/1P6/R6P/K6N w - - 0 1");
  std::string order;
  for (chess::Move const m : training::legal_moves(position)) order += m.from().name() + m.to().name() + ' ';
  BOOST_TEST(
      order ==
      "a1b1 a1b2 a2b2 a2c2 a2d2 a2e2 a2f2 a2g2 a2a3 a2a4 a2a5 a2a6 a2a7 a2a8 h1f2 h1g3 b3b4 h2h3 h2h4 ");
}

BOOST_AUTO_TEST_CASE(captures_are_counted_with_en_passant_and_without_castling) {
  auto const position = test::position_of("r3k3/8/8/3pP3/8/8/8/R3K2R w KQ d6 0 1");
  auto const captures = training::legal_moves(position, Moves::captures);
  BOOST_REQUIRE_EQUAL(captures.size(), 2U);
  BOOST_TEST(captures[0].to().name() == "a8");
  BOOST_TEST(captures[1].to().name() == "d6");
  BOOST_TEST(training::legal_moves_from(position, sq("a1"), Moves::captures).size() == 1U);
  BOOST_TEST(training::legal_moves_from(position, sq("h1"), Moves::captures).empty());
}

BOOST_AUTO_TEST_CASE(moves_of_all_squares_are_together_the_legal_moves) {
  test::walk_randomly(24, 60, 31, [](chess::Position const& position) {
    std::set<chess::Move> legal, asked;
    for (chess::Move const m : position.legal_moves()) legal.insert(m);
    for (unsigned i = 0; i < 64; ++i)
      for (chess::Move const m : training::legal_moves_from(position, Square::from_index(i))) asked.insert(m);
    BOOST_REQUIRE((asked == legal));
    BOOST_REQUIRE_EQUAL(training::legal_moves(position).size(), legal.size());
  });
}

BOOST_AUTO_TEST_CASE(captures_are_the_moves_that_leave_a_piece_less) {
  test::walk_randomly(24, 60, 32, [](chess::Position const& position) {
    std::set<chess::Move> fewer, asked;
    for (chess::Move const m : position.legal_moves())
      if (position.after(m).occupied().size() < position.occupied().size()) fewer.insert(m);
    for (chess::Move const m : training::legal_moves(position, Moves::captures)) asked.insert(m);
    BOOST_REQUIRE((asked == fewer));
  });
}

BOOST_AUTO_TEST_CASE(attackers_are_all_pieces_of_the_colour_that_bear_on_the_square_pinned_or_not) {
  auto const position = test::position_of("3rk3/8/2n5/4p3/3B4/5N2/3K4/8 w - - 0 1");
  BOOST_TEST(
      (training::attackers_of(position, sq("e5"), Color::white) == squares({"d4", "f3"})));  // d4 is pinned
  BOOST_TEST((training::attackers_of(position, sq("d4"), Color::black) == squares({"d8", "c6", "e5"})));
  BOOST_TEST(training::attackers_of(position, sq("h8"), Color::white).empty());  // e5 is in the way
}

BOOST_AUTO_TEST_CASE(an_enemy_attacks_and_a_friend_defends) {
  auto const position = test::position_of("3rk3/8/2n5/4p3/3B4/5N2/3K4/8 w - - 0 1");
  auto const pawn = training::bearing_on(position, sq("e5"));
  BOOST_TEST((pawn.attackers == squares({"d4", "f3"})));
  BOOST_TEST((pawn.defenders == squares({"c6"})));
  auto const bishop = training::bearing_on(position, sq("d4"));
  BOOST_TEST((bishop.attackers == squares({"c6", "d8", "e5"})));
  BOOST_TEST((bishop.defenders == squares({"f3"})));
}

BOOST_AUTO_TEST_CASE(who_attacks_an_enemy_can_capture_it_unless_pinned_or_in_check) {
  test::walk_randomly(24, 60, 33, [](chess::Position const& position) {
    for (chess::Move const m : training::legal_moves(position, Moves::captures)) {
      if (m.kind() == chess::MoveKind::en_passant) continue;
      BOOST_REQUIRE(training::bearing_on(position, m.to()).attackers.contains(m.from()));
    }
  });
}

BOOST_AUTO_TEST_CASE(pieces_are_listed_by_kind_and_pawns_from_a_to_h) {
  auto const position = chess::Position::initial();
  std::string list;
  for (auto const& each : training::pieces_by_kind(position, position.pieces(Color::black)))
    list += each.piece.fen_letter() + each.square.name() + ' ';
  BOOST_TEST(list == "ke8 qd8 ra8 rh8 bc8 bf8 nb8 ng8 pa7 pb7 pc7 pd7 pe7 pf7 pg7 ph7 ");
  auto const rooks = training::pieces_of(position, {Color::white, chess::Kind::rook});
  BOOST_REQUIRE_EQUAL(rooks.size(), 2U);
  BOOST_TEST(rooks[0].square.name() == "a1");
  BOOST_TEST(rooks[1].square.name() == "h1");
}

BOOST_AUTO_TEST_CASE(a_file_is_read_upwards_and_a_rank_from_a_to_h) {
  auto const position = test::position_of("4k3/p7/8/8/P6q/8/8/R3K2R w - - 0 1");
  auto const names = [](std::vector<PieceOn> const& pieces) {
    std::string list;
    for (PieceOn const& each : pieces) list += each.piece.fen_letter() + each.square.name() + ' ';
    return list;
  };
  BOOST_TEST(names(training::pieces_on(position, chess::File::a)) == "Ra1 Pa4 pa7 ");
  BOOST_TEST(names(training::pieces_on(position, chess::Rank::r1)) == "Ra1 Ke1 Rh1 ");
  BOOST_TEST(names(training::pieces_on(position, chess::Rank::r4)) == "Pa4 qh4 ");
  BOOST_TEST(names(training::pieces_on(position, chess::File::b)) == "");
}
