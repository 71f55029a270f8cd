// SPDX-License-Identifier: GPL-3.0-or-later
// What hands do on a board, one row for each habit, and the moves that come out.
#include "core/sensing/recogniser.hpp"
#include "tests/core/chess/random_walk.hpp"
#include "tests/core/sensing/strokes.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::sensing;
using namespace tactus::sensing::test;
using tactus::test::position_of;

BOOST_AUTO_TEST_SUITE(recogniser)

namespace {

struct Habit {
  char const* name;
  char const* fen;
  char const* strokes;
  char const* moves;  // given out in the end
};
std::ostream& operator<<(std::ostream& out, Habit const& habit) { return out << habit.name; }

constexpr char const* initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr char const* exchange = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1";
constexpr char const* castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
constexpr char const* passing = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
constexpr char const* last_rank = "4k3/1P6/8/8/8/8/8/4K3 w - - 0 1";

// The board is Black's, so White's press may come early or late.
Habit const habits[] = {
    {"a move and a press", initial, "e2- +600 e4+ +900 w!", "e2e4[e2]"},
    {"a press before the move is copied", initial, "e2- +100 w! +900 e4+", "e2e4[e2]"},
    {"no press, a reply", initial, "e2- +600 e4+ +3000 e7- +600 e5+ +2000", "e2e4[e2] e7e5[e7]"},
    {"the piece is set on another legal square first", initial, "e2- +500 e3+ +1900 e3- +600 e4+ +900 w!",
     "e2e4[e2]"},
    {"the piece is put back and taken again", initial, "e2- +500 e2+ +1900 e2- +600 e4+ +900 w!", "e2e4[e2]"},
    {"another piece is touched first", initial, "g1- +500 g1+ +900 e2- +600 e4+ +900 w!", "e2e4[g1 e2]"},
    {"a piece that is brushed is not touched", initial, "g1- +60 g1+ +900 e2- +600 e4+ +900 w!", "e2e4[e2]"},
    {"two pieces are lifted together", initial, "d2- +150 e2- +600 d2+ +300 e4+ +900 w!", "e2e4[d2 e2]"},
    {"the piece is set straight afterwards", initial, "e2- +600 e4+ +400 e4- +700 e4+ +900 w!",
     "e2e4[e2 e4]"},
    {"a rook slides and closes contacts on its way", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
     "a1- +500 a2+ +90 a2- +30 a3+ +150 a3- +30 a4+ +900 w!", "a1a4[a1]"},
    {"contacts bounce", initial, "e2- +20 e2+ +15 e2- +600 e4+ +10 e4- +25 e4+ +900 w!", "e2e4[e2]"},
    {"capture, the own piece first", exchange, "e4- +500 d5- +500 d5+ +900 w!", "e4d5[e4 d5]"},
    {"capture, the enemy piece first", exchange, "d5- +500 e4- +500 d5+ +900 w!", "e4d5[d5 e4]"},
    {"an enemy piece that is adjusted is not captured", exchange, "d5- +500 d5+ +900 e4- +500 e5+ +900 w!",
     "e4e5[d5 e4]"},
    {"castling, the king first", castling, "e1- +500 g1+ +500 h1- +500 f1+ +900 w!", "e1g1[e1 h1]"},
    {"castling, the rook first", castling, "h1- +500 f1+ +500 e1- +500 g1+ +900 w!", "e1g1[h1 e1]"},
    {"castling, both up", castling, "e1- +400 a1- +500 c1+ +500 d1+ +900 w!", "e1c1[e1 a1]"},
    {"a press between the rook and the king of castling", castling, "h1- +500 f1+ +200 w! +1100 e1- +150 g1+",
     "e1g1[h1 e1]"},
    {"en passant, the pawn taken off first", passing, "d5- +500 e5- +500 d6+ +900 w!", "e5d6[d5 e5]"},
    {"en passant, the pawn taken off last", passing, "e5- +500 d6+ +700 d5- +900 w!", "e5d6[e5 d5]"},
    {"promotion without identity lists all pieces", last_rank, "b7- +600 b8+ +900 w!",
     "b7b8q=b7b8r=b7b8b=b7b8n[b7]"},
    {"promotion with the pawn set down and exchanged", last_rank, "b7- +600 b8+ +900 b8- +2000 b8+ +900 w!",
     "b7b8q=b7b8r=b7b8b=b7b8n[b7]"},
    {"what the promoted piece does next tells what it is", last_rank,
     "b7- +600 b8+ +900 w! +2000 e8- +600 e7+ +900 b! +2000 b8- +600 c6+ +900 w!",
     "b7b8q=b7b8r=b7b8b=b7b8n[b7] e8e7[e8] b8c6[b8]"},
    {"pieces knocked over are put back and were not touched", initial,
     "f1- +50 f2- +40 g2- +2500 g2+ +900 f1+ +800 f2+ +900 e2- +500 e4+ +900 w!", "e2e4[e2]"},
    {"pieces knocked over one by the other", initial,
     "f1- +240 f2- +240 g2- +2500 g2+ +900 f1+ +800 f2+ +900 e2- +500 e4+ +900 w!", "e2e4[e2]"},
    {"a piece that is still in the hand is no move", initial, "e2- +9000 w!", ""},
    {"pieces felt and put back are no move", initial, "e2- +600 e2+ +900 d1- +500 d1+ +9000", ""},
};

}  // namespace

BOOST_DATA_TEST_CASE(each_habit_gives_its_moves, boost::unit_test::data::make(habits), habit) {
  auto const setup = board_at(position_of(habit.fen), false);
  BOOST_TEST(words(recognise(setup, read_strokes(habit.strokes))) == habit.moves);
}

BOOST_AUTO_TEST_CASE(the_owners_press_gives_the_move_out_at_once) {
  auto const setup = board_at(position_of(initial), false, chess::Color::white);
  auto const moves = recognise(setup, read_strokes("e2- +600 e4+ +900 w!"));
  BOOST_REQUIRE(moves.size() == 1U);
  BOOST_TEST((moves[0].given_out == Instant{Millis{2500}}));
}

BOOST_AUTO_TEST_CASE(after_the_other_players_press_a_move_waits_until_the_hand_has_gone) {
  auto const setup = board_at(position_of(initial), false);
  auto const moves = recognise(setup, read_strokes("e2- +600 e4+ +100 w!"));
  BOOST_REQUIRE(moves.size() == 1U);
  BOOST_TEST((moves[0].given_out > Instant{Millis{1700 + 900}}));
  BOOST_TEST((moves[0].given_out <= Instant{Millis{1700 + 1000}}));
}

BOOST_AUTO_TEST_CASE(without_a_press_a_move_waits_for_the_reply_or_a_long_quiet) {
  Recogniser recogniser{board_at(position_of(initial), false)};
  for (Input const& input : read_strokes("e2- +600 e4+"))
    BOOST_TEST(recogniser.observe(std::get<SensorEvent>(input)).empty());
  BOOST_TEST(recogniser.time_passed(Instant{Millis{1600 + 3000}}).empty());
  BOOST_TEST(words(recogniser.time_passed(Instant{Millis{1600 + 10000}})) == "e2e4[e2]");
}

BOOST_AUTO_TEST_CASE(a_board_that_knows_its_pieces_knows_the_promotion) {
  auto const setup = board_at(position_of(last_rank), true);
  BOOST_TEST(words(recognise(setup, read_strokes("b7- +600 b8+P +900 b8- +2000 b8+N +900 w!"))) ==
             "b7b8n[b7]");
}

BOOST_AUTO_TEST_CASE(king_and_rook_may_swap_squares_in_chess960) {
  auto const start = position_of("4k3/8/8/8/8/8/8/5KR1 w G - 0 1");
  char const* const swap = "f1- +300 g1- +500 g1+ +500 f1+ +900 w! +3000 e8- +600 e7+ +900 b!";
  BOOST_TEST(words(recognise(board_at(start, false), read_strokes(swap))) == "f1g1[f1 g1] e8e7[e8]");
}

BOOST_AUTO_TEST_CASE(an_announced_move_is_given_out_at_once_if_the_board_shows_it) {
  Recogniser recogniser{board_at(position_of(initial), false)};
  for (Input const& input : read_strokes("e2- +600 e4+")) recogniser.observe(std::get<SensorEvent>(input));
  auto const start = position_of(initial);
  auto const move = [&](chess::Square from, chess::Square to) {
    for (chess::Move const each : start.legal_moves())
      if (each.from() == from && each.to() == to) return each;
    return chess::Move{};
  };
  auto const e2 = chess::Square::parse("e2").value();
  BOOST_TEST(
      recogniser.announce(move(e2, chess::Square::parse("e3").value()), Instant{Millis{2000}}).empty());
  BOOST_REQUIRE(recogniser.candidates().size() == 1U);
  auto const given = recogniser.announce(recogniser.candidates().front(), Instant{Millis{2000}});
  BOOST_TEST(words(given) == "e2e4[e2]");
  BOOST_TEST((given.front().given_out == Instant{Millis{2000}}));
}

BOOST_AUTO_TEST_CASE(a_move_shown_after_the_press_is_not_what_was_pressed_for) {
  Recogniser recogniser{board_at(position_of(initial), false, chess::Color::white)};
  for (Input const& input : read_strokes("e2- +600 e4+")) recogniser.observe(std::get<SensorEvent>(input));
  recogniser.time_passed(Instant{Millis{2000}});
  auto const pressed_at = [&](long ms) {
    return recogniser.pressed(Instant{Millis{ms}}, Instant{Millis{5000}}).moves.size();
  };
  BOOST_TEST(pressed_at(1500) == 0U);  // the piece was in the hand
  BOOST_TEST(pressed_at(1700) == 1U);
}

BOOST_AUTO_TEST_CASE(what_was_knocked_over_is_named_until_it_stands_again) {
  Recogniser recogniser{board_at(position_of(initial), false)};
  for (Input const& input : read_strokes("f1- +50 f2- +40 g2- +2500 g2+"))
    recogniser.observe(std::get<SensorEvent>(input));
  recogniser.time_passed(Instant{Millis{4000}});
  auto const fallen = recogniser.fallen(Instant{Millis{4000}});
  BOOST_TEST(fallen.size() == 2);
  BOOST_TEST(fallen.contains(chess::Square::parse("f1").value()));
  BOOST_TEST(fallen.contains(chess::Square::parse("f2").value()));
}

BOOST_AUTO_TEST_SUITE_END()
