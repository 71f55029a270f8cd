// SPDX-License-Identifier: GPL-3.0-or-later
// Pieces that fell over, bad sensors, and the result shown with the kings: who is told what, and what is not
// taken for a move.
#include "tests/core/table/tables.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::table;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(incidents)

namespace {

constexpr char const* two_kings = "4k3/8/8/8/8/8/8/4K2R w - - 0 1";

struct Gesture {
  char const* steps;
  char const* said;
};
std::ostream& operator<<(std::ostream& out, Gesture const& gesture) { return out << gesture.steps; }
Gesture const gestures[] = {
    {"-e1 +e4K -e8 +d5k ", "say table result shown 1\n"},
    {"-e1 +d4K -e8 +e5k ", "say table result shown 2\n"},
    {"-e8 +e5k -e1 +e4K ", "say table result shown 3\n"},
};

}  // namespace

BOOST_AUTO_TEST_CASE(a_blind_player_is_told_which_pieces_to_put_back_and_when_they_stand) {
  Script script{pair_with_clock()};
  open_with_e4(script).lift(W, "g1").lift(W, "g2").lift(W, "h2").wait(2500);
  BOOST_TEST(joined(script.log_of({"say white"})) == "say white put back g1 g2 h2\n");
  script.hands(W, "+h2P +g1N ").wait(3000);
  BOOST_TEST(joined(script.log_of({"say white pieces"})) == "");
  script.hands(W, "+g2P ").wait(1000);
  BOOST_TEST(joined(script.log_of({"say white", "differs"})) ==
             "say white put back g1 g2 h2\nsay white pieces stand\n");
}

BOOST_AUTO_TEST_CASE(a_sighted_player_sees_it_himself) {
  Script script{pair_with_clock()};
  open_with_e4(script).lift(B, "g1").lift(B, "g2").lift(B, "h2").wait(5000);
  BOOST_TEST(joined(script.log_of({"say black"})) == "");
}

BOOST_AUTO_TEST_CASE(two_pieces_in_the_hand_may_be_castling) {
  Script script{from("4k3/8/8/p7/8/8/8/R3K2R w KQ - 0 1")};
  script.lift(W, "e1").lift(W, "h1").wait(5000);
  BOOST_TEST(joined(script.log_of({"say"})) == "");
}

// Really knocked over, they lie there after the hand has left; the same words for both kinds of pairs.
BOOST_AUTO_TEST_CASE(two_pieces_that_may_be_one_move_are_named_when_the_hand_has_left) {
  for (auto const& [fen, one, other] : {std::tuple{"4k3/8/8/p7/8/8/8/R3K2R w KQ - 0 1", "e1", "h1"},
                                        {"4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "d5", "e4"}}) {
    Script script{from(fen)};
    script.lift(W, one).lift(W, other).wait(14'000);
    BOOST_TEST(joined(script.log_of({"say"})) == "");
    script.wait(2000);
    BOOST_TEST(script.log_of({"say white put back"}).size() == 1U);
    BOOST_TEST(script.log_of({"say"}).size() == 1U);
  }
}

// One strikes the next: all of them are one fall, however long it takes.
BOOST_AUTO_TEST_CASE(a_piece_that_fell_a_moment_before_the_next_fell_with_it) {
  Script script{pair_with_clock()};
  open_with_e4(script);
  for (char const* const square : {"f1", "g1", "g2", "h2"}) script.lift(W, square).wait(230);
  script.wait(2500);
  BOOST_TEST(joined(script.log_of({"say white"})) == "say white put back f1 g1 g2 h2\n");
}

BOOST_AUTO_TEST_CASE(what_falls_while_the_first_are_put_back_is_told_too) {
  Script script{pair_with_clock()};
  open_with_e4(script).lift(W, "g1").lift(W, "g2").lift(W, "h2").wait(2500);
  script.hands(W, "+h2P ").lift(W, "a1").lift(W, "a2").lift(W, "b1").wait(2500);
  BOOST_TEST(script.log_of({"say white put back"}).back() == "say white put back a1 b1 g1 a2 g2");
  script.hands(W, "+g1N +a1R +a2P +b1N +g2P ").wait(1000);
  BOOST_TEST(script.log_of({"say white"}).back() == "say white pieces stand");
  BOOST_TEST(script.log_of({"say white"}).size() == 3U);
}

// Nobody was told to put them back: whoever reads what was lifted reads that they fell.
BOOST_AUTO_TEST_CASE(what_stands_again_before_it_is_told_fell_all_the_same) {
  Script script{from("4k3/8/8/3p4/4P3/8/8/4K2R w K - 0 1")};
  script.lift(W, "d5").lift(W, "e4").wait(3000).hands(W, "+d5p +e4P ").wait(1000);
  BOOST_TEST(joined(script.log_of({"say", "explained"})) == "explained 10 w e4 d5\n");
}

BOOST_AUTO_TEST_CASE(a_square_that_was_left_for_a_capture_and_is_filled_by_the_next_move_is_no_fall) {
  Script script{from("4k3/8/8/3p4/4P3/8/8/4R2K w - - 0 1")};
  script.lift(W, "d5").lift(W, "e4").hands(W, "+d5P ").wait(1000).request(W, Request::announce).press();
  script.wait(1500).play(B, "e8d7").press().wait(1500);
  script.hands(W, "-e8 +d7k ").wait(2500).play(W, "e1e4").wait(1000);
  BOOST_TEST(joined(script.log_of({"done", "explained"})) == "done w 1 e4d5 exd5\ndone b 2 e8d7 Kd7\n");
}

BOOST_AUTO_TEST_CASE(a_move_that_is_tried_and_taken_back_is_no_fall) {
  Script script{from("4k3/8/8/3p4/4P3/8/8/4K2R w K - 0 1")};
  script.lift(W, "d5").lift(W, "e4").hands(W, "+d5P ").wait(3000).hands(W, "-d5 +e4P +d5p ").wait(3000);
  script.lift(W, "h1").lift(W, "e1").hands(W, "+g1K +f1R ").wait(3000).hands(W, "-g1 -f1 +e1K +h1R ");
  script.wait(1000);
  BOOST_TEST(joined(script.log_of({"say", "explained"})) == "");
}

BOOST_AUTO_TEST_CASE(both_kings_that_leave_at_once_are_no_touch) {
  Script script{pair_with_clock()};
  script.lift(W, "e1").lift(W, "e8").wait(3000).hands(W, "+e1K +e8k").wait(1500);
  script.play(W, "e2e4").request(W, Request::announce).press().wait(1000);
  BOOST_TEST(joined(script.log_of({"touched w"})) == "touched w e2P\n");
}

BOOST_AUTO_TEST_CASE(a_bad_sensor_is_told_once_to_the_owner_of_the_board) {
  Script script{pair_with_clock()};
  script.hands(W, "-e2 ").wait(1000).enter(W, "e2e4").press().wait(2000).hands(B, "-e2 +e4P ").wait(1000);
  script.play(B, "d7d5").press().hands(W, "-d7 +d5p ").wait(3000);
  BOOST_TEST(joined(script.log_of({"say white bad", "say table bad"})) == "say white bad sensor e4\n");
  script.play(W, "g1f3").request(W, Request::announce).press().wait(3000);
  BOOST_TEST(joined(script.log_of({"say white bad", "done w 3", "differs"})) ==
             "say white bad sensor e4\ndone w 3 g1f3 Nf3\n");
}

// Its changes end there; whatever it said last, moves over it are found by what else shows and who presses.
BOOST_AUTO_TEST_CASE(a_contact_that_chatters_is_told_once_and_moves_over_it_go_on) {
  for (bool const is_filled : {true, false}) {
    Script script{pair_with_clock()};
    script.wait(1000);
    auto const e2 = chess::Square::parse("e2").value();
    for (int i = 0; i < 40; ++i)
      script.feed(BoardSeen{W, sensing::SquareOccupied{e2, (i % 2 == 0) != is_filled}}).wait(5);
    script.feed(ContactChatters{W, e2}).feed(ContactChatters{W, e2}).wait(1000);
    BOOST_TEST(joined(script.log_of({"say"})) == "say white bad sensor e2\n");
    script.play(W, "d2d4").request(W, Request::announce).press().wait(2000).hands(B, "-d2 +d4P ").wait(2000);
    script.play(B, "d7d5").press().hands(W, "-d7 +d5p ").wait(3000);
    script.hands(W, "+e4P ").enter(W, "e2e4").press().wait(2000).hands(B, "-e2 +e4P ").wait(2000);
    BOOST_TEST(joined(script.log_of({"done", "differs", "irregular", "say white bad"})) ==
               "say white bad sensor e2\ndone w 1 d2d4 d4\ndone b 2 d7d5 d5\ndone w 3 e2e4 e4\n");
  }
}

BOOST_DATA_TEST_CASE(kings_in_the_middle_show_a_result_that_must_be_entered,
                     data::make({true, false}) * data::make(gestures), on_whites_board, gesture) {
  Color const board = on_whites_board ? W : B;
  Script script{from(two_kings)};
  script.hands(board, gesture.steps).wait(3000);
  BOOST_TEST(!script.state().proposal().has_value());  // on one board alone it may be a king that is felt
  script.hands(opposite(board), gesture.steps).wait(3000);
  BOOST_TEST(joined(script.log_of({"say", "ended", "done"})) == gesture.said);
  BOOST_TEST(script.state().proposal().has_value());
  script.hands(board, "-h1 +a1R ").press().wait(5000);
  BOOST_TEST(joined(script.log_of({"differs", "irregular", "done"})) == "");
  script.feed(ResultAccepted{W});
  BOOST_TEST(script.log_of({"ended"}).size() == 1U);
}

/// Most games end with pawns there.
BOOST_AUTO_TEST_CASE(a_result_is_shown_in_a_middle_where_other_men_stand) {
  struct Case {
    char const* fen;
    char const* steps;
    char const* said;
  };
  for (auto const& [fen, steps, said] :
       {Case{"4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1", "-e1 -e8 +d4K +d5k ", "say table result shown 3\n"},
        Case{"4k3/8/8/8/3P4/8/8/4K3 w - - 0 1", "-e1 -e8 +e4K +d5k ", "say table result shown 1\n"},
        Case{"4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "-e1 -e8 -e4 +e4K -d5 +d5k ", "say table result shown 1\n"},
        // A king beside a pawn, and another man is gone.
        Case{"4k3/8/8/8/3P4/8/8/4K2R w - - 0 1", "-e1 -e8 +e4K -h1 ", ""}}) {
    Script script{from(fen)};
    for (Color const board : {W, B}) script.hands(board, steps).wait(3000);
    BOOST_TEST(joined(script.log_of({"say table result"})) == said, fen << " " << steps);
  }
}

BOOST_DATA_TEST_CASE(kings_put_back_let_the_game_go_on, data::make({true, false}), on_whites_board) {
  Color const board = on_whites_board ? W : B;
  Script script{from(two_kings)};
  for (Color const each : {board, opposite(board)}) script.hands(each, "-e1 +e4K -e8 +d5k ").wait(3000);
  for (Color const each : {board, opposite(board)}) script.hands(each, "-e4 +e1K -d5 +e8k ").wait(3000);
  BOOST_TEST(joined(script.log_of({"say"})) == "say table result shown 1\nsay table over 0\n");
  script.play(W, "h1h2").request(W, Request::announce).press();
  BOOST_TEST(joined(script.log_of({"done", "irregular", "differs"})) == "done w 1 h1h2 Rh2\n");
}

BOOST_AUTO_TEST_CASE(a_made_move_that_is_changed_before_the_press_is_told_as_not_played) {
  auto setup = pair_with_clock();
  setup.white.is_blind = true;
  Script script{setup};
  script.wait(1000).play(W, "g1f3").request(W, Request::announce).wait(500);
  script.hands(W, "-f3 +h3N ").wait(1000).request(W, Request::announce).press().wait(500);
  BOOST_TEST(joined(script.log_of({"made", "put back", "done", "irregular"})) ==
             "made w 1 g1f3\nput back w 1 Nf3\nmade w 1 g1h3\ndone w 1 g1h3 Nh3\n");
}

// In the Finnish sets for team blitz an illegal move that is claimed loses (FI-11); elsewhere the arbiter
// goes on.
BOOST_AUTO_TEST_CASE(an_illegal_move_that_is_upheld_ends_a_game_of_finnish_team_blitz) {
  for (RuleSet const rules : all_rule_sets) {
    auto setup = pair_with_clock();
    setup.regime.rules = rules;
    Script script{setup};
    script.wait(1000).play(W, "e2e4").request(W, Request::announce).press().wait(500);
    script.feed(ClaimMade{B, ClaimKind::illegal_move, std::nullopt}).feed(ClaimAnswered{true, W});
    BOOST_TEST(script.log_of({"ended"}).size() == (is_finnish_blitz(rules) ? 1U : 0U));
    auto const result = is_finnish_blitz(rules) ? GameResult::black_wins : GameResult::open;
    BOOST_TEST((script.state().result() == result));
  }
}

BOOST_AUTO_TEST_SUITE_END()
