// SPDX-License-Identifier: GPL-3.0-or-later
// What a board shows after changes and full states.
#include "core/legal/judged_basis.hpp"
#include "core/sensing/board_sense.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::sensing;
using chess::Color;
using chess::Kind;
using chess::Move;
using chess::Piece;
using chess::Position;
using chess::Square;

BOOST_AUTO_TEST_SUITE(board_sense)

namespace {

Square at(std::string_view name) { return Square::parse(name).value(); }
Instant ms(long t) { return Instant{Millis{t}}; }
Piece const white_queen{Color::white, Kind::queen};

BoardSense start_board(bool knows_pieces) { return {knows_pieces, Position::initial().placement(), ms(0)}; }

}  // namespace

BOOST_AUTO_TEST_CASE(a_piece_out_for_less_than_120_ms_was_not_touched) {
  auto board = start_board(false);
  board.see(SquareOccupied{at("d2"), false}, ms(1000));
  board.see(SquareOccupied{at("d2"), true}, ms(1119));
  BOOST_TEST(board.touched(ms(5000)).empty());
  board.see(SquareOccupied{at("d2"), false}, ms(2000));
  BOOST_TEST(board.touched(ms(2119)).empty());
  BOOST_TEST(board.touched(ms(2120)).size() == 1U);
  board.see(SquareOccupied{at("d2"), true}, ms(2120));
  BOOST_TEST(board.touched(ms(2120)).front().square.name() == "d2");
}

BOOST_AUTO_TEST_CASE(touched_pieces_are_listed_in_order_of_lifting_whatever_is_put_down_first) {
  auto board = start_board(false);
  board.see(SquareOccupied{at("h2"), false}, ms(1000));
  board.see(SquareOccupied{at("a2"), false}, ms(1100));
  board.see(SquareOccupied{at("a2"), true}, ms(1900));
  board.see(SquareOccupied{at("h2"), true}, ms(2000));
  auto const touched = board.touched(ms(2000));
  BOOST_REQUIRE(touched.size() == 2U);
  BOOST_TEST(touched[0].square.name() == "h2");
  BOOST_TEST(touched[1].square.name() == "a2");
}

BOOST_AUTO_TEST_CASE(a_move_is_found_where_the_first_look_or_the_first_behind_a_cut_shows_it_made) {
  Move const move{at("e2"), at("e4"), chess::MoveKind::double_push};
  auto const made = Position::initial().after(move).placement().occupied();
  auto late = start_board(false);
  late.see(AllOccupied{made}, ms(1000));
  BOOST_TEST(late.is_found(move));
  auto cut = start_board(false);
  cut.see(AllOccupied{Position::initial().placement().occupied()}, ms(1000));
  cut.lose_track();
  for (long const t : {2000, 2300}) cut.see(AllOccupied{made}, ms(t));
  BOOST_TEST(cut.is_found(move));
  cut.agree_on(Position::initial().after(move).placement(), ms(3000));
  BOOST_TEST(!cut.is_found(move));
}

BOOST_AUTO_TEST_CASE(a_move_of_which_a_hand_was_seen_is_not_found) {
  Move const move{at("e2"), at("e4"), chess::MoveKind::double_push};
  auto const made = Position::initial().after(move).placement().occupied();
  for (bool const is_cut_between : {false, true}) {
    auto board = start_board(false);
    board.see(AllOccupied{Position::initial().placement().occupied()}, ms(1000));
    board.see(SquareOccupied{at("e2"), false}, ms(2000));
    if (is_cut_between) board.lose_track();
    if (!is_cut_between) board.see(SquareOccupied{at("e4"), true}, ms(2500));
    for (long const t : {3000, 3300}) board.see(AllOccupied{made}, ms(t));
    BOOST_TEST(!board.is_found(move));
    board.take_as_unseen();
    BOOST_TEST(board.is_found(move));
  }
  auto lifted = start_board(false);
  lifted.lose_track();
  lifted.see(AllOccupied{Position::initial().placement().occupied() - at("e2")}, ms(1000));
  lifted.see(SquareOccupied{at("e4"), true}, ms(1500));
  BOOST_TEST(!lifted.is_found(move));  // he was seen to set it down
}

BOOST_AUTO_TEST_CASE(a_full_state_that_differs_replaces_what_was_pieced_together_when_said_twice) {
  auto board = start_board(true);
  board.see(AllPieces{Position::initial().placement()}, ms(0));
  board.see(SquarePiece{at("e2"), std::nullopt}, ms(1000));
  BOOST_TEST(!board.is_confirmed());
  board.see(AllPieces{Position::initial().placement()}, ms(1500));
  BOOST_TEST(!board.is_confirmed());
  BOOST_TEST((board.difference(Position::initial().placement()) == chess::SquareSet{at("e2")}));
  board.see(AllPieces{Position::initial().placement()}, ms(2000));
  BOOST_TEST(board.is_confirmed());
  BOOST_TEST(board.difference(Position::initial().placement()).empty());
  BOOST_TEST((board.last_change() == ms(2000)));
}

BOOST_AUTO_TEST_CASE(a_full_state_with_a_flipped_bit_changes_nothing_and_touches_no_piece) {
  auto board = start_board(true);
  auto flipped = Position::initial().placement();
  flipped.put(at("f1"), {chess::Color::white, chess::Kind::king});
  board.see(AllPieces{Position::initial().placement()}, ms(0));
  board.see(AllPieces{flipped}, ms(1000));
  BOOST_TEST(!board.is_confirmed());
  BOOST_TEST((board.piece_at(at("f1")) == chess::Piece{chess::Color::white, chess::Kind::bishop}));
  board.see(AllPieces{Position::initial().placement()}, ms(1500));
  BOOST_TEST(board.is_confirmed());
  board.see(AllPieces{flipped}, ms(2000));
  board.see(AllPieces{Position::initial().placement()}, ms(2500));
  BOOST_TEST(board.touched(ms(3000)).empty());
  BOOST_TEST(board.difference(Position::initial().placement()).empty());
}

BOOST_AUTO_TEST_CASE(a_slid_queen_seen_in_scan_order_ends_as_one_move) {
  // Qc1xc4 as documented: c4=00, c2=Q, c3=Q, c1=00, c2=00, c4=Q, c3=00.
  chess::Setup setup;
  setup.placement.put(at("c1"), white_queen);
  setup.placement.put(at("c4"), Piece{Color::black, Kind::rook});
  setup.placement.put(at("h1"), Piece{Color::white, Kind::king});
  setup.placement.put(at("h8"), Piece{Color::black, Kind::king});
  auto const position = Position::from(setup).value();
  BoardSense board{true, position.placement(), ms(0)};
  long t = 1000;
  for (auto const& [square, piece] :
       std::vector<std::pair<char const*, std::optional<Piece>>>{{"c4", std::nullopt},
                                                                 {"c2", white_queen},
                                                                 {"c3", white_queen},
                                                                 {"c1", std::nullopt},
                                                                 {"c2", std::nullopt},
                                                                 {"c4", white_queen},
                                                                 {"c3", std::nullopt}})
    board.see(SquarePiece{at(square), piece}, ms(t += 20));
  auto const shown = moves_shown(board, judged_basis(position));
  BOOST_REQUIRE(shown.size() == 1U);
  BOOST_TEST((shown.front() == Move{at("c1"), at("c4")}));
}

BOOST_AUTO_TEST_CASE(a_piece_held_in_the_air_is_not_a_capture_of_what_was_touched_before) {
  chess::Setup setup;
  setup.placement.put(at("e4"), white_queen);
  setup.placement.put(at("e7"), Piece{Color::black, Kind::rook});
  setup.placement.put(at("h1"), Piece{Color::white, Kind::king});
  setup.placement.put(at("h8"), Piece{Color::black, Kind::king});
  auto const position = Position::from(setup).value();
  BoardSense board{false, position.placement(), ms(0)};
  board.see(SquareOccupied{at("e7"), false}, ms(1000));
  board.see(SquareOccupied{at("e7"), true}, ms(2000));
  board.see(SquareOccupied{at("e4"), false}, ms(4000));
  BOOST_TEST(moves_shown(board, judged_basis(position)).empty());
  BOOST_TEST((board.in_air() == chess::SquareSet{at("e4")}));
}

BOOST_AUTO_TEST_CASE(without_identity_every_promotion_piece_is_listed) {
  chess::Setup setup;
  setup.placement.put(at("a7"), Piece{Color::white, Kind::pawn});
  setup.placement.put(at("h1"), Piece{Color::white, Kind::king});
  setup.placement.put(at("h7"), Piece{Color::black, Kind::king});
  auto const position = Position::from(setup).value();
  BoardSense board{false, position.placement(), ms(0)};
  board.see(SquareOccupied{at("a7"), false}, ms(1000));
  board.see(SquareOccupied{at("a8"), true}, ms(2000));
  BOOST_TEST(moves_shown(board, judged_basis(position)).size() == 4U);
}

BOOST_AUTO_TEST_CASE(a_castling_that_answers_an_unseen_move_is_shown_by_its_four_squares) {
  chess::Setup setup;
  setup.placement.put(at("a2"), Piece{Color::white, Kind::pawn});
  setup.placement.put(at("e1"), Piece{Color::white, Kind::king});
  setup.placement.put(at("e8"), Piece{Color::black, Kind::king});
  setup.placement.put(at("h8"), Piece{Color::black, Kind::rook});
  setup.castling_rooks = chess::SquareSet{at("h8")};
  auto const position = Position::from(setup).value();
  Move const step{at("a2"), at("a3")};
  Move const castling{at("e8"), at("h8"), chess::MoveKind::castle_short};
  BoardSense board{true, position.placement(), ms(0)};
  board.see(AllPieces{position.after(step).after(castling).placement()}, ms(1000));
  auto const shown = two_plies_shown(board, judged_basis(position), Evidence::slightest);
  BOOST_REQUIRE(shown.size() == 1U);
  BOOST_TEST((shown.front() == TwoPlies{step, castling}));
}

BOOST_AUTO_TEST_CASE(only_moves_that_could_go_on_are_extendable) {
  auto const start = Position::initial();
  BOOST_TEST(is_extendable(judged_basis(start), Move{at("e2"), at("e3")}));
  BOOST_TEST(!is_extendable(judged_basis(start), Move(at("e2"), at("e4"), chess::MoveKind::double_push)));
  BOOST_TEST(!is_extendable(judged_basis(start), Move{at("g1"), at("f3")}));
}

BOOST_AUTO_TEST_CASE(an_observation_of_the_other_kind_of_board_changes_nothing) {
  auto board = start_board(false);
  board.see(SquarePiece{at("e2"), std::nullopt}, ms(1000));
  board.see(AllPieces{}, ms(1000));
  BOOST_TEST(board.difference(Position::initial().placement()).empty());
  BOOST_TEST(!board.is_confirmed());
}

BOOST_AUTO_TEST_CASE(a_board_that_knows_its_pieces_may_say_first_that_a_square_was_filled) {
  auto const start = chess::Position::initial();
  BoardSense board{true, start.placement(), ms(0)};
  board.see(AllPieces{start.placement()}, ms(0));
  board.see(SquareOccupied{at("e2"), false}, ms(1000));
  BOOST_TEST(!board.piece_at(at("e2")).has_value());
  board.see(SquareOccupied{at("e4"), true}, ms(1500));
  BOOST_TEST((board.unknown() == chess::SquareSet{at("e4")}));
  BOOST_TEST(!board.is_confirmed());
  auto after = start.placement();
  after.clear(at("e2"));
  after.put(at("e4"), *chess::Piece::from_fen_letter('P'));
  BOOST_TEST(!board.shows(after, Evidence::slightest));  // another piece may stand there
  board.see(AllPieces{after}, ms(1600));
  BOOST_TEST(board.unknown().empty());
  BOOST_TEST(board.is_confirmed());  // the answer that was asked for: believed when said once
  BOOST_TEST(board.shows(after, Evidence::lifted));
  board.see(SquareOccupied{at("e4"), true}, ms(1700));  // said again: its piece is known
  BOOST_TEST(board.unknown().empty());
}

BOOST_AUTO_TEST_SUITE_END()
