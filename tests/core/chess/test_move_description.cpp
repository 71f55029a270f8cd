// SPDX-License-Identifier: GPL-3.0-or-later
// The facts of a move that sheets and speech are made from.
#include "core/chess/move_description.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/move_text.hpp"
#include "tests/core/chess/random_walk.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using chess::CheckState;
using chess::Kind;

namespace {

chess::MoveDescription described(char const* fen, char const* uci) {
  auto const position = test::position_of(fen);
  auto const read = notation::read_uci(position, uci);
  BOOST_REQUIRE(std::holds_alternative<chess::Move>(read));
  return describe(position, std::get<chess::Move>(read));
}

struct Origin {
  char const* fen;
  char const* uci;
  bool needs_file, needs_rank;
};
std::ostream& operator<<(std::ostream& out, Origin const& o) { return out << o.fen << ' ' << o.uci; }

std::vector<Origin> const origins{
    {"7k/8/8/8/8/8/8/R6K w - - 0 1", "a1a3", false, false},
    {"7k/8/8/R7/8/8/8/R6K w - - 0 1", "a1a3", false, true},
    {"4k3/8/8/8/8/8/6K1/R6R w - - 0 1", "a1d1", true, false},
    {"k7/8/8/8/8/1N3N2/8/1N3N1K w - - 0 1", "b1d2", true, true},
    {"6k1/8/8/8/Q6Q/8/8/2K4Q w - - 0 1", "h1d1", true, false},
    {"4k3/8/8/8/4r3/8/4N3/4K1N1 w - - 0 1", "g1f3", false, false},   // the other knight is pinned
    {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "a1d1", false, false},  // castling is no move of a rook
    {"4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1", "c4d5", true, false},
    {"4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", true, false},
    {"4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "e4e5", false, false},
};

}  // namespace

BOOST_DATA_TEST_CASE(the_origin_is_needed_only_against_other_legal_moves,
                     boost::unit_test::data::make(origins), row) {
  auto const d = described(row.fen, row.uci);
  BOOST_TEST(d.needs_file == row.needs_file);
  BOOST_TEST(d.needs_rank == row.needs_rank);
}

BOOST_AUTO_TEST_CASE(en_passant_takes_a_pawn) {
  auto const d = described("rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3", "e5d6");
  BOOST_TEST(d.is_en_passant);
  BOOST_TEST((d.captured == Kind::pawn));
}

BOOST_AUTO_TEST_CASE(castling_names_the_square_where_the_king_ends_and_takes_nothing) {
  auto const d = described("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1c1");
  BOOST_TEST(d.is_long_castling);
  BOOST_TEST(!d.is_short_castling);
  BOOST_TEST(d.to.name() == "c1");
  BOOST_TEST(!d.captured.has_value());
  BOOST_TEST((d.piece.kind == Kind::king));
}

BOOST_AUTO_TEST_CASE(a_promotion_that_takes_and_checks_says_all_of_it) {
  auto const d = described("1n5k/P7/8/8/8/8/8/K7 w - - 0 1", "a7b8q");
  BOOST_TEST((d.promotion == Kind::queen));
  BOOST_TEST((d.captured == Kind::knight));
  BOOST_TEST((d.gives == CheckState::check));
  BOOST_TEST((d.piece == chess::Piece{chess::Color::white, Kind::pawn}));
}

BOOST_AUTO_TEST_CASE(mate_is_told_from_check) {
  BOOST_TEST((described("6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "a1a8").gives == CheckState::mate));
  BOOST_TEST((described("6k1/4pp1p/8/8/8/8/8/R3K3 w Q - 0 1", "a1a8").gives == CheckState::check));
  BOOST_TEST((described("6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "a1a7").gives == CheckState::none));
}
