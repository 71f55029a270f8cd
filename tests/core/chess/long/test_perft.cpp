// SPDX-License-Identifier: GPL-3.0-or-later
// The generator against counts: a small set that always runs, and the large sets where the data is there.
#include "core/chess/stated_position.hpp"
#include "core/legal/perft.hpp"
#include "core/legal/position.hpp"
#include "core/notation/fen.hpp"
#include "tests/core/chess/outside_data.hpp"

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

namespace {

/// Counts every depth that the row knows, as far as the number of nodes allows.
void check_row(test::Row const& row, std::size_t first_count, std::uint64_t most_nodes) {
  // Some rows of these tables are set-ups that no game reaches; they can be played on all the same.
  auto const accepted = chess::SetupFaults{chess::SetupFault::impossible_check} |
                        chess::SetupFault::too_many_checkers | chess::SetupFault::too_many_white_pieces |
                        chess::SetupFault::too_many_black_pieces | chess::SetupFault::too_many_white_pawns |
                        chess::SetupFault::too_many_black_pawns;
  auto const setup = notation::read_fen(row[0]);
  BOOST_REQUIRE_MESSAGE(setup, row[0]);
  auto const position = chess::Position::from(*setup, accepted);
  BOOST_REQUIRE_MESSAGE(position, row[0]);
  for (std::size_t column = first_count; column < row.size(); ++column) {
    if (row[column].empty()) continue;
    std::uint64_t const nodes = std::stoull(row[column]);
    if (nodes > most_nodes) continue;
    auto const depth = static_cast<unsigned>(column - first_count + 1);
    BOOST_TEST(chess::perft(*position, depth) == nodes, row[0] << " at depth " << depth);
  }
}

void check_table(char const* path, std::size_t first_count, std::uint64_t most_nodes) {
  auto const rows = test::outside_rows(path, ';');
  for (test::Row const& row : rows) check_row(row, first_count, most_nodes);
}

}  // namespace

// Largest count that is tried, by build: all of the standard rows in release and debug builds (but depth 7),
// Chess960 to depth 5 and 4; depth 3 of nearly all under sanitizers. sanitizers.
BOOST_AUTO_TEST_CASE(standard_positions_agree_with_two_other_engines, *test::with_outside_data) {
  check_table("perft/standard.csv", 1, test::budget(800'000'000, 250'000'000, 400'000));
}

BOOST_AUTO_TEST_CASE(all_chess960_arrays_agree_with_another_program, *test::with_outside_data) {
  check_table("perft/chess960.csv", 1, test::budget(20'000'000, 700'000, 20'000));
}

BOOST_AUTO_TEST_CASE(tricky_positions_agree_with_another_program, *test::with_outside_data) {
  check_table("perft/tricky.csv", 2, test::budget(10'000'000, 10'000'000, 600'000));
}
