// SPDX-License-Identifier: GPL-3.0-or-later
// Boards that are seen late: on a busy machine, or by a slow scan, several changes come with one time. Their
// order counts, a move is left open rather than guessed, and a sensor that has spoken is not dead.
#include "tests/core/chess/random_walk.hpp"
#include "tests/core/sensing/strokes.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::sensing;
using namespace tactus::sensing::test;
using tactus::test::position_of;

BOOST_AUTO_TEST_SUITE(recogniser_seen_late)

namespace {

namespace data = boost::unit_test::data;
constexpr char const* initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr char const* exchange = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1";

struct Late {
  char const* name;
  char const* fen;
  char const* strokes;
  char const* moves;
};
std::ostream& operator<<(std::ostream& out, Late const& late) { return out << late.name; }

Late const rows[] = {
    {"a move in one instant", initial, "e2- e4+ +900 w!", "e2e4[e2]"},
    {"lifted and captured in one instant, the enemy piece out before", exchange, "d5- +900 e4- d5+ +900 w!",
     "e4d5[d5 e4]"},
    {"an enemy piece put back at the instant of the lift is not captured", exchange,
     "d5- +900 d5+ e4- +400 e5+ +900 w!", "e4e5[d5 e4]"},
    {"a capture in one instant may be a piece in the hand: open", exchange, "d5- e4- d5+ +9000 w!", ""},
    {"the square that speaks when the press comes is no reason to suspect another one", initial,
     "e2- +1500 w! +1600 e4+ +2000", "e2e4[e2]"},
    {"a dead square needs two moves: one may be a piece in the hand", initial, "e2- +1500 w! +9000", ""},
};

}  // namespace

BOOST_DATA_TEST_CASE(order_counts_where_times_are_equal, data::make(rows), late) {
  BOOST_TEST(words(recognise(board_at(position_of(late.fen), false), read_strokes(late.strokes))) ==
             late.moves);
}

BOOST_AUTO_TEST_SUITE_END()
