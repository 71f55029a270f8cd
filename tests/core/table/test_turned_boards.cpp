// SPDX-License-Identifier: GPL-3.0-or-later
// A board that senses filled squares is turned where nothing else fits, and by no man in a hand.
#include "tests/core/table/wrong_equipment.hpp"

#include <ostream>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

namespace tactus::table {

BOOST_AUTO_TEST_SUITE(turned_boards)

namespace {

struct Copied {
  char const* what;
  std::vector<std::string> moves;
};
std::ostream& operator<<(std::ostream& out, Copied const& row) { return out << row.what; }
/// While the last of each is copied, or in between, one board is filled as it would be the other way round.
Copied const looking_turned[] = {
    {"Scandinavian", {"e2e4", "d7d5", "g1f3"}},
    {"Englund", {"d2d4", "e7e5", "c2c3"}},
    {"knights to the same side", {"g1f3", "b8c6", "c2c4"}},
    {"knights out and back", {"g1f3", "g8f6", "f3g1", "f6g8", "e2e4"}},
    {"rook pawns", {"a2a4", "h7h5", "a4a5", "h5h4", "a5a6", "h4h3", "e2e4"}},
    {"four that look alike", {"e2e4", "d7d5", "g1f3", "b8c6", "f1c4", "c8f5", "d2d3"}}};

/// Whoever set it up turned it by half.
void turn_round(Script& script, Color board) {
  chess::Placement round;
  for (chess::Square const s : script.standing(board).occupied())
    round.put(sensing::Orientation{sensing::half_turn}.seen(s), *script.standing(board).at(s));
  script.standing(board) = round;
}

/// Each piece of a copy rests so long in the hand.
void play_slowly(Script& script, std::vector<std::string> const& moves, long in_hand) {
  for (std::string const& uci : moves) {
    Color const by = script.state().to_move();
    auto const steps =
        steps_of(script.state().line().current(), move_of(script.state().line().current(), uci));
    script.play(by, uci).press().wait(600);
    for (std::size_t i = 0; i < steps.size(); i += steps[i] == '-' ? 4 : 5)
      script.hands(other(by), steps.substr(i, steps[i] == '-' ? 4 : 5)).wait(in_hand);
    script.wait(2500);
  }
}

}  // namespace

BOOST_DATA_TEST_CASE(a_man_in_the_hand_of_who_copies_turns_no_board,
                     boost::unit_test::data::make(looking_turned), row) {
  for (Color const blind : {W, B})
    for (long const in_hand : {300, 800, 1500, 3000}) {
      TableSetup setup = two_boards(BoardKind::occupancy, BoardKind::pieces);
      if (blind == B) std::swap(setup.white_board, setup.black_board);
      Script script{setup};
      play_slowly(script, row.moves, in_hand);
      BOOST_TEST_CONTEXT("in the hand for " << in_hand) {
        BOOST_TEST(script.state().line().plies() == row.moves.size());
        BOOST_TEST(lines(script, {"explained", "irregular", "touched w b8", "touched w e7"}) == "");
      }
    }
}

BOOST_AUTO_TEST_CASE(a_turned_board_with_a_copy_or_a_move_in_the_hand_is_not_told_to_differ) {
  struct Hand {
    char const* steps;  // of Black, behind 1. d4
    long rests;
  };
  for (Hand const& hand : {Hand{"-d2", 6000}, Hand{"-d2 +d4P -h7", 6000}, Hand{"-d2 +d4P -c7 +c6p", 6000}}) {
    Script script{two_boards(BoardKind::pieces, BoardKind::occupancy), tournament_profile, true, 0};
    turn_round(script, B);
    script.report_all(B).wait(1000).play(W, "d2d4").press().wait(800);
    script.hands(B, turned(hand.steps)).wait(hand.rests);
    BOOST_TEST(lines(script, {"differs", "irregular"}) == "", hand.steps);
  }
}

BOOST_AUTO_TEST_CASE(a_capture_shows_how_a_board_lies_once_it_is_pressed) {
  Script script{two_boards(BoardKind::pieces, BoardKind::occupancy), tournament_profile, true, 0};
  turn_round(script, B);
  script.report_all(B).wait(1000).play(W, "e2e4").press().wait(800).hands(B, turned("-e2 +e4P")).wait(3000);
  script.hands(B, turned("-d7 +d5p")).wait(1000).press().wait(1500).hands(W, "-d7 +d5p").wait(3000);
  script.play(W, "d2d3").press().wait(1500).hands(B, turned("-d2 +d3P")).wait(3000);
  script.hands(B, turned("-e4 -d5 +e4p")).wait(2000).press().wait(3000);
  BOOST_TEST(lines(script, {"differs", "irregular", "explained"}) == "explained 1 b\n");
  BOOST_TEST(script.state().line().plies() == 4U);
}

BOOST_AUTO_TEST_CASE(a_board_that_nobody_saw_moving_is_not_found_turned_by_a_move) {
  Script script{two_boards(BoardKind::occupancy, BoardKind::occupancy)};
  for (Color const board : {W, B}) {  // 1. Nc3 Nc6 2. Nb1
    auto& truth = script.standing(board);
    truth.clear(*chess::Square::parse("b8"));
    truth.put(*chess::Square::parse("c6"), {B, chess::Kind::knight});
  }
  script.feed(Resumed{}).lever(B).report_all(W).report_all(B).wait(300).report_all(W).report_all(B).wait(
      6000);
  BOOST_TEST(lines(script, {"explained 1", "done"}) == "");
}

BOOST_AUTO_TEST_CASE(after_a_cut_a_board_that_was_turned_meanwhile_is_found_once_it_stands_as_agreed) {
  Script script{two_boards(BoardKind::occupancy, BoardKind::pieces)};
  play_ruy_lopez(script, 4);
  script.mute(W, true).wait(1000);
  turn_round(script, W);
  script.mute(W, false).wait(4000);
  BOOST_TEST(lines(script, {"explained"}) == "explained 1 w\n");
  BOOST_TEST(!script.state().is_known_to_differ(W));
  for (std::size_t i = 4; i < 8; ++i) {
    auto const of = [&](Color seat, std::string const& steps) { return seat == W ? turned(steps) : steps; };
    Color const by = ruy_lopez[i].by;
    auto const& position = script.state().line().current();
    auto const own = steps_of(position, move_of(position, ruy_lopez[i].uci));
    script.hands(by, of(by, own)).wait(1000).press().wait(1500);
    script.hands(other(by), of(other(by), ruy_lopez[i].steps)).wait(2500);
  }
  BOOST_TEST(script.state().line().plies() == 8U);
  BOOST_TEST(lines(script, {"explained", "irregular", "differs"}) == "explained 1 w\n");
}

BOOST_AUTO_TEST_CASE(after_a_cut_a_man_in_the_hand_and_a_copy_that_waits_turn_no_board) {
  for (char const* const before : {"", "-d7 "}) {
    Script script{two_boards(BoardKind::occupancy, BoardKind::pieces)};
    script.play(W, "e2e4").press().wait(1500).hands(B, "-e2 +e4P").wait(2500);
    script.mute(W, true).play(B, "d7d5").press().wait(1000).hands(W, before).mute(W, false).wait(6000);
    script.hands(W, *before == '\0' ? "-d7 +d5p" : "+d5p").wait(2500);
    play_slowly(script, {"g1f3", "b8c6", "f1c4"}, 1500);
    BOOST_TEST(script.state().line().plies() == 5U);
    BOOST_TEST(lines(script, {"explained", "irregular"}) == "");
  }
}

/// Copied before a sleep, as far as the squares tell; his first move, seen and pressed, says which way round.
BOOST_AUTO_TEST_CASE(a_board_that_was_out_of_sight_before_its_players_first_move_is_found_turned_by_it) {
  Script script{two_boards(BoardKind::pieces, BoardKind::occupancy)};
  script.play(W, "c2c3").press().wait(1500).hands(B, turned("-c2 +c3P")).wait(2500);
  script.feed(StoodStill{Millis{10'000}}).report_all(W).report_all(B).lever(B).wait(6000);
  BOOST_TEST(lines(script, {"explained", "irregular", "differs"}) == "");
  script.hands(B, turned("-h7 +h6p")).wait(1500).lever(W).wait(1500);
  BOOST_TEST(lines(script, {"explained", "irregular", "differs", "done b"}) ==
             "explained 1 b\ndone b 2 h7h6 h6\n");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus::table
