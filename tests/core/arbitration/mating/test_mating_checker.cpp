// SPDX-License-Identifier: GPL-3.0-or-later
// The second opinion itself: false answers are refused, and the slow proofs hold where they should and
// nowhere else.
#include "tests/core/arbitration/mating/questions.hpp"
#include "tests/core/arbitration/mating/slow_proofs.hpp"
#include "tests/core/arbitration/mating/slow_skeleton.hpp"

#include <boost/test/data/test_case.hpp>

using namespace tactus;
using arbitration::CanMate;
using arbitration::CannotMate;
using arbitration::MatingProof;
using chess::Color;
using chess::Move;
using chess::Square;
using test::Ruling;
using test::SkeletonRuling;

BOOST_AUTO_TEST_SUITE(mating_checker)

namespace {

constexpr std::size_t enough = 20'000;

Ruling::Kind ruling_on(char const* fen, arbitration::MatingVerdict const& verdict) {
  return test::check_answer(test::playable(fen).setup(), Color::white, verdict, enough).kind;
}

Square square(char const* name) { return Square::parse(name).value(); }

char const* const rook_mates = "k7/2K5/8/8/8/8/8/1R6 w - - 0 1";

SkeletonRuling skeleton_ruling(char const* fen) {
  return test::slow_skeleton_never_mates(test::playable(fen).setup(), Color::white, enough);
}

}  // namespace

BOOST_AUTO_TEST_CASE(only_lines_that_are_legal_and_mate_are_accepted) {
  BOOST_TEST((ruling_on(rook_mates, CanMate{{Move{square("b1"), square("a1")}}}) == Ruling::Kind::accepted));
  BOOST_TEST((ruling_on(rook_mates, CanMate{{Move{square("b1"), square("b2")}}}) == Ruling::Kind::refused));
  BOOST_TEST((ruling_on(rook_mates, CanMate{{Move{square("b1"), square("c2")}}}) == Ruling::Kind::refused));
  BOOST_TEST((ruling_on(rook_mates, CanMate{}) == Ruling::Kind::refused));
}

BOOST_AUTO_TEST_CASE(no_proof_stands_where_there_is_a_mate) {
  for (auto const proof : {MatingProof::game_over, MatingProof::material, MatingProof::reach,
                           MatingProof::skeleton, MatingProof::exhausted})
    BOOST_TEST((ruling_on(rook_mates, CannotMate{proof, {}, 1}) == Ruling::Kind::refused), name_of(proof));
}

BOOST_AUTO_TEST_CASE(forced_moves_have_to_be_the_only_ones) {
  constexpr char const* two_kings = "8/8/8/8/8/1k6/1q6/K7 w - - 0 1";
  BOOST_TEST((ruling_on(two_kings, CannotMate{MatingProof::game_over, {}, 0}) == Ruling::Kind::accepted));
  CannotMate const chosen{MatingProof::material, {Move{square("e4"), square("e5")}}, 0};
  BOOST_TEST((ruling_on("7k/8/8/8/4K3/8/8/8 w - - 0 1", chosen) == Ruling::Kind::refused));
}

BOOST_AUTO_TEST_CASE(locked_pawns_are_proven_by_kings_and_pawns_alone) {
  for (char const* const fen : {
           "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1",
           "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4KB2 b - - 0 1",
           "1b1bk3/8/8/p1p1p1p1/P1P1P1P1/8/8/4KB2 w - - 0 1",
       })
    BOOST_TEST((skeleton_ruling(fen) == SkeletonRuling::never_mates), fen);
}

BOOST_AUTO_TEST_CASE(what_may_be_mate_is_not_proven_by_kings_and_pawns) {
  for (char const* const fen : {
           "4k3/8/8/8/8/8/8/3RK3 w - - 0 1",
           "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/2B1K3 w - - 0 1",
           "4k3/8/p7/Pp1p1p1p/1P1P1P1P/8/8/4K3 w - b6 0 1",
           "r3k2r/8/8/p1p1p1p1/P1P1P1P1/8/8/R3K2R w KQkq - 0 1",
       })
    BOOST_TEST((skeleton_ruling(fen) == SkeletonRuling::not_proven), fen);
}

BOOST_AUTO_TEST_CASE(too_many_frames_are_not_a_proof) {
  auto const setup = test::playable("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1").setup();
  BOOST_TEST((test::slow_skeleton_never_mates(setup, Color::white, 3) == SkeletonRuling::too_large));
}

BOOST_AUTO_TEST_SUITE_END()
