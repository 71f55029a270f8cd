// SPDX-License-Identifier: GPL-3.0-or-later
// While the clock stands both players set their boards as after an earlier move, and nobody types it: they
// are asked to confirm it, and nothing is said to be missing.
#include "tests/core/table/wrong_equipment.hpp"

#include <boost/test/unit_test.hpp>

namespace tactus::table {

BOOST_AUTO_TEST_SUITE(silent_takeback)

namespace {

/// 2. Nf3 Nc6 are put back.
Script set_back() {
  auto setup = two_boards(BoardKind::occupancy, BoardKind::pieces);
  setup.announcer = Announcer::tactus;
  Script script{setup};
  play_ruy_lopez(script, 4);
  script.show_clock(W, false);
  for (Color const board : {W, B}) script.hands(board, "-c6 +b8n -f3 +g1N").wait(4000);
  return script.wait(4000);
}

void play_on(Script& script) {
  script.show_clock(W, true);
  for (Color const board : {W, B}) script.hands(board, "-f1 +c4B").wait(3000);
}

}  // namespace

BOOST_AUTO_TEST_CASE(both_are_asked_and_hear_it_once_more_where_they_play_on) {
  Script script = set_back();
  BOOST_TEST(lines(script, {"say table restore", "explained"}) == "explained 11\nsay table restore w 2\n");
  BOOST_TEST(lines(script, {"say table missing"}) == "");
  play_on(script);
  BOOST_TEST(
      lines(script, {"say table re"}).ends_with("say table restore w 2\nsay table repeat restore w 2\n"),
      lines(script, {"say table re"}));
  BOOST_TEST(lines(script, {"say table missing", "differs"}) == "");
  script.request(W, Request::where);
  BOOST_TEST(script.log_of({"say white"}).back() == "say white standing; restore w 2");
}

BOOST_AUTO_TEST_CASE(it_holds_when_both_have_confirmed_it_and_the_game_goes_on_there) {
  Script script = set_back();
  script.feed(RestoreAgreed{W}).feed(RestoreAgreed{B}).wait(3000).show_clock(W, true);
  BOOST_TEST(script.state().line().plies() == 2U);
  script.play(W, "f1c4").press().wait(3000);
  BOOST_TEST(script.log_of({"done"}).back() == "done w 3 f1c4 Bc4");
  BOOST_TEST(lines(script, {"touched"}).find("f3") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(what_is_typed_meanwhile_is_answered_and_counts_nowhere) {
  Script script = set_back();
  play_on(script);
  for (char const* const typed : {"f1c4", "d2d4"}) {
    auto const before = script.log_of({"say white"}).size();
    script.enter(W, typed).wait(3000);
    BOOST_TEST(script.log_of({"say white"}).size() == before + 1);
  }
  BOOST_TEST(script.state().line().plies() == 4U);
  script.request(W, Request::announce).wait(1000);
  BOOST_TEST(script.log_of({"say white"}).back() == "say white standing; restore w 2");
  // Whoever declined is asked again.
  script.feed(DrawAnswered{W, false}).wait(1000);
  BOOST_TEST(!script.state().restoration());
  script.enter(W, "f1c4").wait(1000);
  BOOST_TEST(script.state().restoration().has_value());
}

BOOST_AUTO_TEST_CASE(boards_that_stand_as_in_the_game_again_withdraw_it) {
  Script script = set_back();
  for (Color const board : {W, B}) script.hands(board, "-b8 +c6n -g1 +f3N").wait(4000);
  BOOST_TEST(!script.state().restoration());
  BOOST_TEST(script.log_of({"say table"}).back() == "say table no longer meant, declined");
  script.show_clock(W, true).play(W, "f1b5").press().wait(3000);
  BOOST_TEST(script.log_of({"done", "touched"}).back() == "done w 5 f1b5 Bb5");
}

BOOST_AUTO_TEST_CASE(boards_that_are_set_further_back_ask_for_that) {
  Script script = set_back();
  for (Color const board : {W, B}) script.hands(board, "-e5 +e7p -e4 +e2P").wait(4000);
  BOOST_TEST(script.log_of({"say table"}).back() == "say table restore w 1");
}

BOOST_AUTO_TEST_CASE(what_the_players_are_asked_already_comes_first) {
  auto setup = two_boards(BoardKind::occupancy, BoardKind::pieces);
  Script script{setup};
  play_ruy_lopez(script, 4);
  script.show_clock(W, false).feed(ResultProposed{W, GameResult::draw, Ending::result});
  for (Color const board : {W, B}) script.hands(board, "-c6 +b8n -f3 +g1N").wait(4000);
  BOOST_TEST(script.state().proposal().has_value());
  BOOST_TEST(!script.state().restoration());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus::table
