// SPDX-License-Identifier: GPL-3.0-or-later
// Why a board may have come off the line: each slip of a hand or an ear is recognised, and every slip that
// fits is listed.
#include "core/arbitration/reconcile/likely_cause.hpp"
#include "core/legal/position.hpp"
#include "core/notation/fen.hpp"
#include "tests/core/arbitration/reconcile/written_table.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::arbitration::reconcile;
using chess::Placement;
using chess::Position;
using chess::Square;

BOOST_AUTO_TEST_SUITE(causes)

namespace {

char const* const names_of_causes[]{
    "one_aperture_off",  "rook_forgotten", "captured_piece_left", "en_passant",   "promotion_piece",
    "other_piece_moved", "misheard",       "move_not_made",       "other_square", "displaced"};

std::string text_of(std::vector<LikelyCause> const& causes) {
  std::string text;
  for (LikelyCause const& each : causes)
    text += std::string(names_of_causes[static_cast<int>(each.cause)]) + ' ' + std::to_string(each.ply) +
            ' ' + each.piece.fen_letter() + each.expected.name() + each.found.name() + ';';
  return text;
}

/// Squares set by hand: "Nf3" puts, "-e5" empties.
Placement changed(Placement board, std::string_view changes) {
  for (; !changes.empty(); changes.remove_prefix(std::min<std::size_t>(changes.size(), 4))) {
    Square const square = Square::parse(changes.substr(1, 2)).value();
    board.clear(square);
    if (changes[0] != '-') board.put(square, chess::Piece::from_fen_letter(changes[0]).value());
  }
  return board;
}

struct SlipRow {
  char const* name;
  char const* fen;  // empty: the initial position
  char const* moves;
  char const* changes;  // against the end of the line
  char const* causes;
};
std::ostream& operator<<(std::ostream& out, SlipRow const& row) { return out << row.name; }

SlipRow const rows[]{
    {"a right board", "", "e4 e5", "", ""},
    {"one aperture off", "", "e4 e5 Nf3 Nc6", "-c6 nb6", "one_aperture_off 4 nc6b6;"},
    {"the rook stayed", "4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1", "O-O", "-f1 Rh1", "rook_forgotten 1 Rf1h1;"},
    {"the captured piece was put down", "", "e4 d5 exd5", "ph6", "captured_piece_left 3 pd5h6;"},
    {"the pawn stayed after en passant", "", "e4 a6 e5 d5 exd6", "pd5", "en_passant 5 pd5d5;"},
    {"another promotion piece", "8/P6k/8/8/8/8/8/K7 w - - 0 1", "a8=R", "Qa8", "promotion_piece 1 Ra8a8;"},
    {"the pawn was not exchanged", "8/P6k/8/8/8/8/8/K7 w - - 0 1", "a8=R Kg6", "Pa8",
     "promotion_piece 1 Ra8a8;"},
    {"the other knight", "", "d4 d5 Nf3 e6 Nbd2", "-f3 Nb1", "other_piece_moved 5 Nd2f3;"},
    {"the last move is missing", "", "e4 e5 Nf3", "-f3 Ng1", "move_not_made 3 Nf3g1;"},
    {"another square altogether", "", "e4 e5 Bc4", "-c4 Ba6", "other_square 3 Bc4a6;"},
    {"too much for one slip", "", "e4 e5", "-a2 -b2 -c2 -d2 -f2 -g2 -h2 -a7 -b7", ""},
};

}  // namespace

BOOST_DATA_TEST_CASE(a_slip_is_recognised, boost::unit_test::data::make(rows), row) {
  Position const start =
      *row.fen == '\0' ? Position::initial() : Position::from(notation::read_fen(row.fen).value()).value();
  auto const line = test::moves_of(row.moves, start);
  auto const board = changed(position_after(start, line).placement(), row.changes);
  auto const found = likely_causes(start, line, FoundBoard{board});
  BOOST_TEST(text_of(found) == row.causes);
}

BOOST_AUTO_TEST_CASE(two_and_three_are_taken_for_one_another) {
  auto const line = test::moves_of("e4 e5 Bd3");
  auto const board = test::disturbed(position_after(Position::initial(), line).placement(), "d3", "e2");
  auto const off = likely_causes(Position::initial(), line, board);
  BOOST_TEST(text_of(off) == "one_aperture_off 3 Bd3e2;");
  auto const start = Position::from(notation::read_fen("4k3/8/8/8/8/8/8/R3K3 w - - 0 1").value()).value();
  auto const heard = likely_causes(start, test::moves_of("Ra3 Kd8", start),
                                   FoundBoard{notation::read_placement("3k4/8/8/8/8/8/R7/4K3").value()});
  BOOST_TEST(text_of(heard) == "one_aperture_off 1 Ra3a2;misheard 1 Ra3a2;");  // both fit: neither is claimed
}

BOOST_AUTO_TEST_CASE(a_slip_long_ago_is_found_behind_later_moves) {
  auto const line = test::moves_of("e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6 d3 d6");
  auto const board = test::disturbed(position_after(Position::initial(), line).placement(), "f1", "h1");
  auto const found = likely_causes(Position::initial(), line, board);
  BOOST_TEST_REQUIRE(found.size() == 1u);
  BOOST_TEST((found[0].cause == Cause::rook_forgotten));
  BOOST_TEST(found[0].ply == 7u);
}

BOOST_AUTO_TEST_CASE(what_a_pressed_move_left_behind_is_found_by_that_move) {
  auto const before = position_after(Position::initial(), test::moves_of("e4 a6 e5 d5"));
  auto const board = changed(before.placement(), "-e5 Pd6");
  BOOST_TEST(text_of(likely_slips_of_press(before, 5, FoundBoard{board})) == "en_passant 5 pd5d5;");
  BOOST_TEST(text_of(likely_slips_of_press(before, 5, FoundBoard{board.occupied()})) ==
             "en_passant 5 pd5d5;");
  BOOST_TEST(likely_slips_of_press(before, 5, FoundBoard{before.placement()}).empty());
}

BOOST_AUTO_TEST_CASE(a_piece_that_never_moved_is_displaced) {
  auto const line = test::moves_of("e4 e5");
  auto const board = test::disturbed(position_after(Position::initial(), line).placement(), "g2", "g3");
  BOOST_TEST(text_of(likely_causes(Position::initial(), line, board)) == "displaced 0 Pg2g3;");
}

BOOST_AUTO_TEST_CASE(a_board_of_filled_squares_is_explained_too) {
  auto const line = test::moves_of("e4 e5 Nf3 Nc6");
  auto const board = test::disturbed(position_after(Position::initial(), line).placement(), "c6", "b6");
  BOOST_TEST(text_of(likely_causes(Position::initial(), line, FoundBoard{board.occupied()})) ==
             "one_aperture_off 4 nc6b6;");
}

BOOST_AUTO_TEST_CASE(different_entries_may_have_been_misheard) {
  auto const position = Position::initial();
  auto const cause = [&](char const* one, char const* other) {
    auto const found =
        cause_of_difference(position, 1, test::moves_of(one).front(), test::moves_of(other).front());
    return found ? text_of({*found}) : "none";
  };
  BOOST_TEST(cause("d4", "e4") == "misheard 1 Pd4e4;");
  BOOST_TEST(cause("a4", "h4") == "misheard 1 Pa4h4;");
  BOOST_TEST(cause("e4", "f4") == "none");
  BOOST_TEST(cause("e4", "Nf3") == "none");
}

BOOST_AUTO_TEST_SUITE_END()
