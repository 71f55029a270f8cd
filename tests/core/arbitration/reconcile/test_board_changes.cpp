// SPDX-License-Identifier: GPL-3.0-or-later
// What hands do on a board: whatever is wrong, the orders followed one by one lead to the position.
#include "core/arbitration/reconcile/found_board.hpp"
#include "core/notation/fen.hpp"
#include "tests/core/arbitration/reconcile/written_table.hpp"

#include <random>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::arbitration::reconcile;
using chess::Placement;
using chess::Square;

BOOST_AUTO_TEST_SUITE(board_changes)

namespace {

Placement placement(std::string_view text) { return notation::read_placement(text).value(); }

/// Does what the orders say; complains about a hand that reaches for an empty square or onto a filled one.
Placement obeyed(Placement board, std::vector<PieceChange> const& changes) {
  for (PieceChange const& each : changes) {
    BOOST_TEST_REQUIRE((each.from || each.to));
    if (each.from) {
      BOOST_TEST((board.at(*each.from) == each.piece));
      board.clear(*each.from);
    }
    if (each.to) {
      BOOST_TEST(!board.at(*each.to).has_value());
      board.put(*each.to, each.piece.value());
    }
  }
  return board;
}

std::string text_of(PieceChange const& change) {
  return std::string(1, change.piece ? change.piece->fen_letter() : '?') +
         (change.from ? change.from->name() : "--") + (change.to ? change.to->name() : "--");
}

struct Row {
  char const* name;
  char const* board;
  char const* target;
  char const* orders;
};
std::ostream& operator<<(std::ostream& out, Row const& row) { return out << row.name; }

Row const rows[]{
    {"right already", "8/8/8/8/8/8/8/K7", "8/8/8/8/8/8/8/K7", ""},
    {"one aperture off", "8/3n4/8/8/8/8/8/8", "8/8/5n2/8/8/8/8/8", "nd7f6 "},
    {"captured piece left", "8/8/8/3Pp3/8/8/8/8", "8/8/8/3P4/8/8/8/8", "pe5-- "},
    {"piece missing", "8/8/8/8/8/8/8/8", "8/8/8/8/8/8/8/R7", "R--a1 "},
    {"wrong promotion piece", "R7/8/8/8/8/8/8/8", "Q7/8/8/8/8/8/8/8", "Ra8-- Q--a8 "},
    {"the nearest one goes", "8/8/8/8/8/8/8/NN6", "8/8/8/8/8/8/8/N1N5", "Nb1c1 "},
    {"two have changed places", "8/8/8/8/8/8/8/NB6", "8/8/8/8/8/8/8/BN6", "Na1-- Bb1a1 N--b1 "},
    {"the way is cleared first", "8/8/8/8/8/8/8/RN6", "8/8/8/8/8/8/8/1RN5", "Nb1c1 Ra1b1 "},
};

}  // namespace

BOOST_DATA_TEST_CASE(a_board_is_put_right_with_few_hands, boost::unit_test::data::make(rows), row) {
  auto const changes = changes_to(FoundBoard{placement(row.board)}, placement(row.target));
  std::string orders;
  for (PieceChange const& each : changes) orders += text_of(each) + ' ';
  BOOST_TEST(orders == row.orders);
  BOOST_TEST((obeyed(placement(row.board), changes) == placement(row.target)));
}

BOOST_AUTO_TEST_CASE(any_two_boards_are_made_alike) {
  std::mt19937 random{7};
  auto const any_board = [&] {
    Placement board;
    for (unsigned i = 0; i < 64; ++i)
      if (random() % 3 == 0)
        board.put(Square::from_index(i),
                  {static_cast<chess::Color>(random() % 2), static_cast<chess::Kind>(random() % 6)});
    return board;
  };
  for (int i = 0; i < 500; ++i) {
    Placement const board = any_board();
    Placement const target = any_board();
    BOOST_TEST((obeyed(board, changes_to(FoundBoard{board}, target)) == target));
  }
}

BOOST_AUTO_TEST_CASE(a_board_without_pieces_is_told_its_squares) {
  auto const changes =
      changes_to(FoundBoard{placement("8/3n4/8/8/8/8/8/8").occupied()}, placement("8/8/5n2/8/8/8/8/8"));
  BOOST_TEST_REQUIRE(changes.size() == 2u);
  BOOST_TEST(text_of(changes[0]) == "?d7--");
  BOOST_TEST(text_of(changes[1]) == "n--f6");
}

BOOST_AUTO_TEST_CASE(a_square_that_is_not_read_is_no_difference_and_no_change) {
  auto const target = placement("8/8/8/8/4P3/8/8/R7");
  auto const without_pawn = placement("8/8/8/8/8/8/8/R7");
  chess::SquareSet const e4{Square::parse("e4").value()};
  for (auto const& board : {FoundBoard{without_pawn, e4}, FoundBoard{without_pawn.occupied(), e4}}) {
    BOOST_TEST(board.shows(target));
    BOOST_TEST(changes_to(board, target).empty());
    BOOST_TEST(show_the_same(board, FoundBoard{target}));
  }
}

BOOST_AUTO_TEST_SUITE_END()
