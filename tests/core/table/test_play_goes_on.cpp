// SPDX-License-Identifier: GPL-3.0-or-later
// Moves are missing, and the players play on: what the boards show by chance is not taken for the game, and
// what is entered meanwhile is answered by what is known.
#include "tests/core/table/wrong_equipment.hpp"

#include <boost/test/unit_test.hpp>

namespace tactus::table {

BOOST_AUTO_TEST_SUITE(play_goes_on)

namespace {

struct Carried {
  Color by;
  char const* uci;
  char const* steps;
};

/// The program was started behind 1. Nf3 Nh6 2. Ng1.
Script started_late() {
  Script script{two_boards(BoardKind::pieces, BoardKind::pieces), tournament_profile, false, 0};
  carry_unseen(script, "g1", "f3");
  carry_unseen(script, "g8", "h6");
  carry_unseen(script, "f3", "g1");
  script.wait(1000).lever(B).wait(6000);
  return script;
}

std::string missing(Script const& script) { return lines(script, {"say black missing"}); }

}  // namespace

// 2...g6 3. a3 Ng8: the boards show 1. a3 g6.
BOOST_AUTO_TEST_CASE(two_plies_that_explain_the_boards_by_chance_are_not_the_game) {
  Script script = started_late();
  BOOST_TEST_REQUIRE(missing(script) == "say black missing after the start\n");
  for (Carried const& each :
       {Carried{B, "g7g6", "-g7 +g6p"}, Carried{W, "a2a3", "-a2 +a3P"}, Carried{B, "h6g8", "-h6 +g8n"}}) {
    script.hands(each.by, each.steps).wait(1500).lever(other(each.by)).wait(1500);
    script.hands(other(each.by), each.steps).wait(5000);
  }
  BOOST_TEST(script.state().line().plies() == 0U);
  for (auto const& [by, uci] :
       {std::pair{W, "g1f3"}, {B, "g8h6"}, {W, "f3g1"}, {B, "g7g6"}, {W, "a2a3"}, {B, "h6g8"}})
    script.enter(by, uci).wait(3000);
  BOOST_TEST(moves_of(script) == "g1f3 g8h6 f3g1 g7g6 a2a3 h6g8 ");
  BOOST_TEST(lines(script, {"irregular", "differs"}) == "");
}

// A promotion is named before it is made; so may any move be.
BOOST_AUTO_TEST_CASE(a_pawns_move_that_is_still_to_come_is_none_that_is_missing) {
  Script script = started_late();
  script.enter(W, "b2b3").wait(1000);
  BOOST_TEST(script.state().line().plies() == 0U);
  BOOST_TEST(script.log_of({"say white"}).back() == "say white missing after the start");
  script.enter(W, "g1f3").wait(1000);
  BOOST_TEST(moves_of(script) == "g1f3 g8h6 f3g1 ");  // the boards tell the other two
}

BOOST_AUTO_TEST_CASE(who_types_a_move_of_the_other_side_hears_after_which_one_they_are_missing) {
  Script script = started_late();
  script.enter(B, "g8h6").wait(1000);
  BOOST_TEST(script.state().line().plies() == 0U);
  BOOST_TEST(missing(script) == "say black missing after the start\nsay black missing after the start\n");
}

BOOST_AUTO_TEST_CASE(a_draw_is_not_called_too_early_by_moves_that_are_missing) {
  Script script = started_late();
  script.feed(DrawOffered{W}).feed(DrawAnswered{B, true});
  BOOST_TEST((script.state().result() == GameResult::draw));
}

BOOST_AUTO_TEST_CASE(who_adjourns_is_not_told_that_it_is_not_his_move) {
  Script script = started_late();
  script.feed(AdjournmentEntered{B, std::nullopt});
  BOOST_TEST(script.log_of({"say black"}).back() == "say black missing after the start");
}

BOOST_AUTO_TEST_CASE(a_draw_is_not_called_too_early_while_an_adjourned_game_goes_on_without_a_word) {
  Script script{two_boards(BoardKind::pieces, BoardKind::pieces)};
  script.feed(AdjournmentEntered{W, std::nullopt})
      .show_clock(B, true)
      .wait(2000)
      .hands(W, "-e2 +e4P")
      .wait(500);
  BOOST_TEST_REQUIRE(script.log_of({"say table still adjourned"}).size() == 1U);
  script.feed(DrawOffered{W}).feed(DrawAnswered{B, true});
  BOOST_TEST((script.state().result() == GameResult::draw));
}

BOOST_AUTO_TEST_CASE(a_promotion_that_is_named_while_moves_are_missing_is_announced_as_no_ply) {
  Script script{from("4k3/1P6/8/8/8/8/8/R3K2R w - - 0 1")};
  carry_unseen(script, "h1", "g5");  // by h5
  carry_unseen(script, "e8", "d7");  // by d8
  script.feed(Resumed{}).report_all(W).report_all(B).wait(300).report_all(W).report_all(B).lever(W).wait(
      6000);
  BOOST_TEST_REQUIRE(lines(script, {"say table missing"}) == "say table missing after the start\n");
  script.hands(W, "-b7 +b8Q").wait(300).enter(W, "b7b8q").wait(300);
  BOOST_TEST(lines(script, {"say"}).find("b7b8") == std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus::table
