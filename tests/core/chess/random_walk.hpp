// SPDX-License-Identifier: GPL-3.0-or-later
// Random games from openings, endings, Chess960 arrays and positions full of special moves; the same in every
// run.
#pragma once

#include "core/legal/position.hpp"
#include "core/notation/fen.hpp"

#include <array>
#include <random>
#include <vector>

#include <boost/test/unit_test.hpp>

namespace tactus::test {

inline constexpr std::array<char const*, 12> starts_of_walks{
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
    "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 0 1",
    "rk2r2b/ppp2b1p/1n4p1/3p1p2/3q1P2/1P1QN3/P1P1P2P/RK2R1BB w EAea - 0 12",
    "1rqbkrbn/1ppppp1p/1n6/p1N3p1/8/2P4P/PP1PPPP1/1RQBKRBN w FBfb - 0 9",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
    "r3k2r/8/8/3pP3/2Pp4/8/8/R3K2R w KQkq d6 0 1",
    "8/8/8/K1pP3r/1R3p1k/8/4P1P1/8 w - c6 0 1",
};

inline chess::Position position_of(std::string_view fen) {
  auto const setup = notation::read_fen(fen);
  BOOST_REQUIRE_MESSAGE(setup, fen);
  auto const position = chess::Position::from(*setup);
  BOOST_REQUIRE_MESSAGE(position, fen);
  return *position;
}

/// Calls visit(position) for every position of `games` random games of at most `plies` plies.
template <class Visit>
void walk_randomly(unsigned games, unsigned plies, unsigned seed, Visit visit) {
  std::mt19937 random(seed);
  for (unsigned game = 0; game < games; ++game) {
    chess::Position position = position_of(starts_of_walks[game % starts_of_walks.size()]);
    for (unsigned ply = 0; ply < plies; ++ply) {
      visit(position);
      chess::MoveList const moves = position.legal_moves();
      if (moves.empty()) break;
      position = position.after(moves[random() % moves.size()]);
    }
  }
}

}  // namespace tactus::test
