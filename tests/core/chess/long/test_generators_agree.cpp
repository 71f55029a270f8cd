// SPDX-License-Identifier: GPL-3.0-or-later
// The fast generator against the slow one, over random games.
#include "core/legal/generation/move_generator.hpp"
#include "core/legal/position.hpp"
#include "core/legal/setup_faults.hpp"
#include "tests/core/chess/long/slow_generator.hpp"
#include "tests/core/chess/outside_data.hpp"
#include "tests/core/chess/random_walk.hpp"

#include <algorithm>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using test::SlowMove;

namespace {

constexpr unsigned games = static_cast<unsigned>(test::budget(6000, 1200, 60));
constexpr unsigned plies = 90;

std::vector<chess::Move> sorted(chess::MoveList const& list) {
  std::vector<chess::Move> moves(list.begin(), list.end());
  std::sort(moves.begin(), moves.end());
  return moves;
}

std::vector<chess::Move> sorted(std::vector<SlowMove> const& list) {
  std::vector<chess::Move> moves;
  for (SlowMove const& each : list) moves.push_back(each.move);
  std::sort(moves.begin(), moves.end());
  return moves;
}

chess::PositionWords words_of(chess::Position const& position) {
  chess::PositionWords words = chess::words_without_rights(position.setup());
  words.castling_rooks = position.castling_rooks().bits();
  if (auto const passed = position.en_passant())
    words.en_passant = static_cast<std::uint8_t>(passed->index());
  return words;
}

void require_same_moves(chess::Position const& position) {
  auto const slow = sorted(test::slow_legal_moves(position.setup()));
  auto const fast = sorted(position.legal_moves());
  BOOST_REQUIRE_MESSAGE(fast == slow, notation::write_fen(position));
  BOOST_REQUIRE_MESSAGE(position.count_legal_moves() == fast.size(), notation::write_fen(position));
}

// Rare things that random games may pass by.
std::vector<char const*> const rare_positions{
    "4rk2/8/8/2PpP3/8/8/8/4K3 w - d6 0 1",  // two pawns could take en passant, one of them is pinned on its
                                            // file
    "4k3/8/8/2PpP3/8/8/8/3K4 w - d6 0 1",   // both may
    "1b2k3/8/8/3pP3/8/8/7K/8 w - d6 0 1",   // pinned on the diagonal along which it takes
    "4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1",    // the rank would be laid bare
    "4k3/b7/8/2pP4/3K4/8/8/8 w - c6 0 1",   // the pawn that gives check is taken en passant
    "4k3/8/8/b1pP4/8/8/3K4/8 w - - 0 1",    // no right to take en passant
    "8/8/8/8/2k1Pp1R/8/8/4K3 b - e3 0 1",   // the captured pawn shields the king on the rank
    "8/8/7k/8/3Pp3/8/8/2B1K3 b - d3 0 1",   // in check by a bishop, en passant does not help
    "4k3/8/8/8/8/8/8/rR2K1N1 w Q - 0 1",    // Chess960: the castling rook shields the king
    "4k3/8/8/8/8/8/8/RR2K1rn w Q - 0 1",    // in check: no castling
    "4k3/8/8/8/8/8/8/1r1K1R2 w F - 0 1",    // in check along the rank
    "4k3/8/8/8/8/8/8/RK5R w KQ - 0 1",      // king and rook jump over each other
    "4k3/8/8/8/8/8/8/5RKR w HF - 0 1",      // a rook in the way of either castling
    "4k3/8/8/8/8/8/8/2RK3R w KQ - 0 1",     // king goes where its rook stands
    "1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1",     // b1 may be attacked
    "2r1k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",   // c1 may not, the other side is free
    "3rk3/8/8/8/8/8/8/R3K2R w KQ - 0 1",    // d1 may not
    "4k2r/6P1/8/8/8/8/8/4K3 w k - 0 1",     // promotion takes the rook that could castle
    "k7/8/8/3q4/8/8/6P1/7K w - - 0 1",      // a pinned pawn that may take the piece that pins it or not
    "4r2k/8/8/8/4N3/8/4R3/4K3 w - - 0 1",   // two shields are no pin
    "4r2k/8/8/8/8/2n5/8/4K3 w - - 0 1",     // knight and rook attack squares around the king
    "4k3/8/5n2/8/8/8/4R3/B3K3 b - - 0 1",   // pinned by a rook and attacked from afar
    "4k3/8/3N4/8/4R3/8/8/4K3 b - - 0 1",    // double check
    "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",       // stalemate
};

}  // namespace

BOOST_DATA_TEST_CASE(rare_positions_and_those_after_them_have_the_same_moves_in_both,
                     boost::unit_test::data::make(rare_positions), fen) {
  auto const position = test::position_of(fen);
  require_same_moves(position);
  for (chess::Move const m : position.legal_moves()) require_same_moves(position.after(m));
}

BOOST_AUTO_TEST_CASE(fast_and_slow_generator_find_the_same_moves) {
  unsigned seen = 0;
  test::walk_randomly(games, plies, 1, [&seen](chess::Position const& position) {
    require_same_moves(position);
    ++seen;
  });
  BOOST_TEST(seen > games * 20);
}

BOOST_AUTO_TEST_CASE(a_move_leads_to_the_position_that_the_slow_generator_reaches) {
  test::walk_randomly(games / 4, plies, 2, [](chess::Position const& position) {
    for (SlowMove const& each : test::slow_legal_moves(position.setup())) {
      auto const expected = chess::Position::from(each.after);
      BOOST_REQUIRE_MESSAGE(expected, notation::write_fen(each.after));
      chess::Position const reached = position.after(each.move);
      BOOST_REQUIRE_MESSAGE(reached == *expected,
                            notation::write_fen(reached) + " is not " + notation::write_fen(*expected));
    }
  });
}

BOOST_AUTO_TEST_CASE(the_en_passant_square_is_kept_exactly_where_a_legal_capture_exists) {
  unsigned kept = 0;
  test::walk_randomly(games * 4, plies, 3, [&kept](chess::Position const& position) {
    chess::MoveList const moves = position.legal_moves();
    bool const can_take = std::any_of(moves.begin(), moves.end(),
                                      [](chess::Move m) { return m.kind() == chess::MoveKind::en_passant; });
    BOOST_REQUIRE_MESSAGE(position.en_passant().has_value() == can_take, notation::write_fen(position));
    kept += can_take ? 1U : 0U;
  });
  BOOST_TEST(kept > 0U);
}

BOOST_AUTO_TEST_CASE(check_mate_and_stalemate_are_what_the_slow_generator_says) {
  test::walk_randomly(games, 300, 4, [](chess::Position const& position) {
    bool const attacked = test::slow_is_attacked(position.placement(), position.king(position.turn()),
                                                 opposite(position.turn()));
    BOOST_REQUIRE_MESSAGE(position.is_check() == attacked, notation::write_fen(position));
    bool const stuck = position.legal_moves().empty();
    BOOST_REQUIRE_MESSAGE(position.is_checkmate() == (attacked && stuck), notation::write_fen(position));
    BOOST_REQUIRE_MESSAGE(position.is_stalemate() == (!attacked && stuck), notation::write_fen(position));
  });
}

BOOST_AUTO_TEST_CASE(both_compilations_of_the_generator_give_the_same_moves_in_the_same_order) {
  auto const bmi2 = chess::bmi2_path();
  if (!bmi2) {
    BOOST_TEST_MESSAGE("passed over: this processor has no fast BMI2");
    return;
  }
  auto const portable = chess::portable_path();
  test::walk_randomly(games * 4, plies, 5, [&](chess::Position const& position) {
    chess::PositionWords const words = words_of(position);
    chess::MoveList one, other;
    bmi2->list(words, one);
    portable.list(words, other);
    BOOST_REQUIRE_MESSAGE(std::equal(one.begin(), one.end(), other.begin(), other.end()),
                          notation::write_fen(position));
    BOOST_REQUIRE_EQUAL(bmi2->count(words), one.size());
    BOOST_REQUIRE_EQUAL(portable.count(words), one.size());
  });
}
