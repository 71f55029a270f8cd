// SPDX-License-Identifier: GPL-3.0-or-later
// Repetition (9.2) and the counters of moves (9.3, 9.6) along a game.
#include "core/legal/game_line.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/move_text.hpp"
#include "tests/core/chess/outside_data.hpp"
#include "tests/core/chess/random_walk.hpp"

#include <sstream>

#include <boost/test/unit_test.hpp>

using namespace tactus;

namespace {

/// Plays moves in any form that the reader knows; fails the test at one that cannot be played.
chess::GameLine played(std::string const& fen, std::string const& moves) {
  chess::GameLine line{test::position_of(fen)};
  std::istringstream words(moves);
  for (std::string word; words >> word;) {
    auto const read = notation::read_move(line.current(), word);
    auto const* const m = std::get_if<chess::Move>(&read);
    BOOST_REQUIRE_MESSAGE(m != nullptr, fen << ": " << word);
    line.play(*m);
  }
  return line;
}

std::string const initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

}  // namespace

BOOST_AUTO_TEST_CASE(a_position_occurs_again_when_both_knights_are_back) {
  auto const line = played(initial, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
  BOOST_TEST(line.occurrences() == 3U);
  BOOST_TEST(line.plies() == 8U);
}

BOOST_AUTO_TEST_CASE(the_third_occurrence_is_threefold_and_the_second_is_not) {
  BOOST_TEST(!chess::has_threefold(played(initial, "Nf3 Nf6 Ng1 Ng8")));
  BOOST_TEST(chess::has_threefold(played(initial, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8")));
}

BOOST_AUTO_TEST_CASE(a_lost_castling_right_makes_another_position) {
  auto const line = played("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "Rb1 Rb8 Ra1 Ra8 Rb1 Rb8 Ra1 Ra8");
  BOOST_TEST(line.occurrences() == 2U);
}

BOOST_AUTO_TEST_CASE(the_right_to_castle_goes_with_the_rook_that_is_taken) {
  auto const line = played("r3k2r/8/8/8/8/8/6B1/4K3 w kq - 0 1", "Bxa8");
  BOOST_TEST((line.current().castling_rooks() == chess::SquareSet{chess::Square::parse("h8").value()}));
}

BOOST_AUTO_TEST_CASE(a_legal_en_passant_capture_makes_another_position) {
  auto const line = played(initial, "e4 a6 e5 d5 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
  BOOST_TEST(line.occurrences() == 2U);
}

BOOST_AUTO_TEST_CASE(a_double_push_that_cannot_be_taken_does_not) {
  auto const line = played(initial, "e4 e5 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
  BOOST_TEST(line.occurrences() == 3U);
}

BOOST_AUTO_TEST_CASE(taking_back_returns_to_the_earlier_position_and_its_history) {
  auto line = played(initial, "Nf3 Nf6 Ng1 Ng8 e4");
  line.take_back_to(4);
  BOOST_TEST(line.plies() == 4U);
  BOOST_TEST(line.occurrences() == 2U);
  BOOST_TEST((line.current().placement() == line.start().placement()));
  line.take_back_to(0);
  BOOST_TEST((line.current() == line.start()));
  BOOST_TEST(line.occurrences() == 1U);
}

BOOST_AUTO_TEST_CASE(counters_stop_at_their_largest_value_instead_of_starting_again) {
  auto const line = played("8/8/8/8/4k3/8/1R6/4K3 b - - 65535 65535", "Kd5 Rb3");
  BOOST_TEST(line.current().halfmove_clock() == 65535U);
  BOOST_TEST(line.current().fullmove_number() == 65535U);
}

BOOST_AUTO_TEST_CASE(a_claim_with_an_intended_move_names_the_move_that_repeats) {
  auto const line = played(initial, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
  for (chess::Move const m : line.current().legal_moves())
    BOOST_TEST(chess::makes_threefold(line, m) == (notation::write_uci(line.current(), m) == "f6g8"));
  BOOST_TEST(!chess::has_threefold(line));
}

BOOST_AUTO_TEST_CASE(a_capture_or_pawn_move_never_completes_the_fifty_moves) {
  auto const position = test::position_of("4k3/8/8/3p4/4B3/8/P7/4K3 w - - 99 90");
  for (chess::Move const m : position.legal_moves()) {
    std::string const uci = notation::write_uci(position, m);
    bool const resets = uci == "e4d5" || uci.starts_with("a2");
    BOOST_TEST(chess::makes_fifty_moves(position, m) == !resets, uci);
  }
}

BOOST_AUTO_TEST_CASE(repetitions_agree_with_another_program, *test::with_outside_data) {
  auto const rows = test::outside_rows("rules/repetition.csv", ',');
  for (test::Row const& row : rows) {
    auto const line = played(row[0], row[1]);
    BOOST_TEST(line.occurrences() == static_cast<unsigned>(std::stoul(row[2])), row[6]);
    BOOST_TEST(chess::has_threefold(line) == (row[3] == "1"), row[6]);
    BOOST_TEST(chess::can_claim_threefold(line) == (row[4] == "1"), row[6]);
  }
}

BOOST_AUTO_TEST_CASE(counters_mate_and_stalemate_agree_with_another_program, *test::with_outside_data) {
  auto const rows = test::outside_rows("rules/move-counters.csv", ',');
  for (test::Row const& row : rows) {
    auto const position = played(row[0], row[1]).current();
    BOOST_TEST(position.halfmove_clock() == static_cast<unsigned>(std::stoul(row[2])), row[8]);
    BOOST_TEST(position.is_checkmate() == (row[6] == "1"), row[8]);
    BOOST_TEST(position.is_stalemate() == (row[7] == "1"), row[8]);
    BOOST_TEST(chess::has_fifty_moves(position) == (row[3] == "1"), row[8]);
    BOOST_TEST(chess::can_claim_fifty_moves(position) == (row[4] == "1"), row[8]);
  }
}
