// SPDX-License-Identifier: GPL-3.0-or-later
// The generator against counts: a small set that always runs, and the large sets where the data is there.
#include "core/chess/perft.hpp"

#include "core/notation/fen.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;

namespace {

struct Count {
  char const* fen;
  unsigned depth;
  std::uint64_t nodes;
};
std::ostream& operator<<(std::ostream& out, Count const& c) {
  return out << c.fen << " at depth " << c.depth;
}

// Counts of positions 1 to 6 of the chess programming wiki; the others were counted by two engines that
// agree.
std::vector<Count> const counts{
    {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 4, 197281},
    {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 3, 97862},
    {"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 5, 674624},
    {"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 4, 422333},
    {"bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 0 1", 4, 326672},
    {"r1k1r2q/p1ppp1pp/8/8/8/8/P1PPP1PP/R1K1R2Q w KQkq - 0 1", 4, 285754},
    {"8/8/8/4B2b/6nN/8/5P2/2R1K2k w Q - 0 1", 4, 118388},
};

}  // namespace

BOOST_DATA_TEST_CASE(known_positions_have_their_known_number_of_lines, boost::unit_test::data::make(counts),
                     row) {
  auto const setup = notation::read_fen(row.fen);
  BOOST_REQUIRE(setup);
  auto const position = chess::Position::from(*setup);
  BOOST_REQUIRE(position);
  BOOST_TEST(chess::perft(*position, row.depth) == row.nodes);
}
