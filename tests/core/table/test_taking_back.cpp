// SPDX-License-Identifier: GPL-3.0-or-later
// An arbiter's decision goes back, or both players do: what is said, recorded and played on from; the same
// for legal and illegal moves.
#include "core/notation/fen.hpp"
#include "tests/core/table/tables.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::table;

BOOST_AUTO_TEST_SUITE(taking_back)

BOOST_AUTO_TEST_CASE(both_players_confirm_where_the_game_goes_on) {
  Script script = three_plies();
  script.feed(RestoreProposed{W, 1}).feed(RestoreAgreed{W}).feed(RestoreAgreed{W});
  BOOST_TEST(moves_of(script) == "e2e4 e7e5 g1f3 ");
  script.feed(RestoreAgreed{B});
  BOOST_TEST(moves_of(script) == "e2e4 ");
  BOOST_TEST(joined(script.log_of({"back", "restored"})) ==
             "back w 3 g1f3 Nf3\nback b 2 e7e5 e5\n"
             "restored 1 rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1\n");
  BOOST_TEST(script.log_of({"say"}).back() == "say table restored b 1");
  script.enter(B, "c7c5");
  BOOST_TEST(moves_of(script) == "e2e4 c7c5 ");
}

BOOST_AUTO_TEST_CASE(a_position_that_stood_nowhere_begins_the_line_anew) {
  Script script = three_plies();
  auto const position = notation::read_fen("4k3/8/8/8/8/8/4P3/4K3 w - - 0 30").value();
  script.feed(RestoreProposed{B, 0, position, RemainingTimes{Millis{60'000}, Millis{70'000}}});
  script.feed(RestoreAgreed{B}).feed(RestoreAgreed{W});
  BOOST_TEST(script.log_of({"say"}).back() == "say table restored w 30");
  script.enter(W, "e2e4");
  BOOST_TEST(moves_of(script) == "e2e4 ");
  BOOST_TEST(script.log_of({"back"}).size() == 3U);
}

// White is to move and Black's king stands attacked: no game comes there, and the table does not know it.
BOOST_AUTO_TEST_CASE(a_position_is_taken_by_its_form_and_kept_as_it_was_given) {
  for (std::string const fen : {"4k3/8/8/8/8/8/8/K3R3 w - - 0 30", "4k3/8/8/3pP3/8/8/8/4K2R w KQ d6 0 30",
                                "4k3/8/8/3pP3/8/8/8/4KR2 w K d6 7 30"}) {
    Script script = three_plies();
    script.feed(RestoreProposed{B, 0, notation::read_fen(fen).value()});
    BOOST_TEST(script.log_of({"say"}).back() == "say table restore w 30");
    script.feed(RestoreAgreed{B}).feed(RestoreAgreed{W});
    BOOST_TEST(script.log_of({"say"}).back() == "say table restored w 30");
    BOOST_TEST(joined(script.log_of({"restored"})) == "restored 0 " + fen + "\n");
  }
}

BOOST_AUTO_TEST_CASE(a_position_without_a_king_or_with_a_pawn_at_home_is_refused_at_once) {
  for (char const* fen :
       {"8/8/8/8/8/8/8/K3R3 w - - 0 30", "k3P3/8/8/8/8/8/8/K7 w - - 0 30", "kk6/8/8/8/8/8/8/K7 w - - 0 30"}) {
    Script script = three_plies();
    script.feed(RestoreProposed{B, 0, notation::read_fen(fen).value()});
    BOOST_TEST(script.log_of({"say"}).back() == "say table restore refused");
    script.feed(RestoreAgreed{B}).feed(RestoreAgreed{W});
    BOOST_TEST(moves_of(script) == "e2e4 e7e5 g1f3 ");
  }
}

BOOST_AUTO_TEST_CASE(where_a_word_was_agreed_it_alone_confirms) {
  TableSetup setup;
  setup.arbiter_word = "$y$j9T$...";
  Script script{setup};
  script.enter(W, "e2e4").feed(ArbiterNamed{B});
  BOOST_TEST(script.log_of({"say"}).back() == "say black word asked");  // also where nothing waits for it
  script.feed(RestoreProposed{W, 0}).feed(RestoreAgreed{W}).feed(RestoreAgreed{B});
  BOOST_TEST(script.log_of({"say"}).back() == "say black word needed");
  BOOST_TEST(moves_of(script) == "e2e4 ");
  script.feed(ArbiterNamed{B});
  BOOST_TEST(script.log_of({"say"}).back() == "say black word asked");
  script.feed(ArbiterWordRefused{B});
  BOOST_TEST(script.log_of({"say"}).back() == "say black word refused");
  BOOST_TEST(moves_of(script) == "e2e4 ");
  script.feed(ArbiterAgreed{});
  BOOST_TEST(moves_of(script) == "");
}

// Five wrong ones in a row shut the keyboard against guessing; one that is right starts the count again.
BOOST_AUTO_TEST_CASE(wrong_words_are_forgotten_once_the_right_one_was_typed) {
  TableSetup setup = pair_with_clock();
  setup.arbiter_word = "$y$j9T$...";
  auto const is_shut_after = [&](std::vector<Input> const& to_be_confirmed, Input const& confirmed) {
    Script script{setup};
    script.wait(1000);
    open_with_e4(script);
    for (Input const& each : to_be_confirmed) script.feed(each);
    for (int i = 0; i < 4; ++i) script.feed(ArbiterWordRefused{W});
    BOOST_TEST(!script.state().word_refused_until().has_value());
    script.feed(confirmed).feed(ArbiterWordRefused{W});
    return script.state().word_refused_until().has_value();
  };
  BOOST_TEST(is_shut_after({}, MoveTextRefused{W, "x", MoveRefusal::not_a_move}));  // nothing was confirmed
  BOOST_TEST(!is_shut_after({}, ArbiterFoundNothing{W}));
  BOOST_TEST(!is_shut_after({RestoreProposed{W, 0}}, ArbiterAgreed{}));
  BOOST_TEST(!is_shut_after({RestoreProposed{W, 0}, ArbiterAgreed{}}, BoardVouched{W}));
  BOOST_TEST(!is_shut_after({ClaimMade{W, ClaimKind::threefold, {}, ""}}, ClaimAnswered{true, {}}));
}

BOOST_AUTO_TEST_CASE(what_is_proposed_last_is_what_is_confirmed) {
  Script script = three_plies();
  script.feed(RestoreProposed{W, 1}).feed(ResultProposed{W, GameResult::draw, Ending::result});
  script.feed(RestoreAgreed{W}).feed(RestoreAgreed{B});
  BOOST_TEST(moves_of(script) == "e2e4 e7e5 g1f3 ");
  script.feed(RestoreProposed{W, 1}).feed(ResultAccepted{B});
  BOOST_TEST((script.state().result() == GameResult::open));
}

BOOST_AUTO_TEST_CASE(his_word_ends_the_game_as_it_is_proposed) {
  TableSetup setup;
  setup.arbiter_word = "$y$j9T$...";
  Script script{setup};
  script.enter(W, "e2e4").feed(ResultProposed{W, GameResult::draw, Ending::result}).feed(ArbiterAgreed{});
  BOOST_TEST((script.state().result() == GameResult::draw));
}

BOOST_AUTO_TEST_CASE(a_move_that_the_game_does_not_have_is_no_place_to_go_back_to) {
  Script script = three_plies();
  script.feed(RestoreProposed{W, 4});
  script.feed(RestoreAgreed{W});
  BOOST_TEST(script.log_of({"say"}).back() == "say white nothing to sign");
}

BOOST_AUTO_TEST_CASE(boards_are_put_up_and_then_read_again) {
  Script script{pair_with_clock()};
  script.wait(1000);
  open_with_e4(script);
  script.play(B, "e7e5").press().hands(W, "-e7 +e5p").wait(3000);
  script.feed(RestoreProposed{W, 1}).feed(RestoreAgreed{W}).feed(RestoreAgreed{B});
  script.hands(W, "-e5 +e7p").hands(B, "-e5 +e7p").wait(3000).lever(B);
  BOOST_TEST(script.log_of({"differs"}).empty());
  script.play(B, "c7c5").press();
  BOOST_TEST(moves_of(script) == "e2e4 c7c5 ");
  BOOST_TEST(script.log_of({"touched"}).back() == "touched b c7p");
}

BOOST_AUTO_TEST_CASE(what_was_proposed_lapses_when_a_move_is_completed_and_is_never_confirmed_later) {
  Script script = three_plies();
  script.feed(RestoreProposed{W, 1}).feed(RestoreAgreed{W});
  BOOST_TEST(script.log_of({"say"}).back() == "say table confirming w");
  script.enter(B, "b8c6");
  BOOST_TEST(script.log_of({"say"}).back() == "say table no longer meant, moved");
  script.feed(RestoreAgreed{B});
  BOOST_TEST(moves_of(script) == "e2e4 e7e5 g1f3 b8c6 ");
  BOOST_TEST(script.log_of({"say"}).back() == "say black nothing to sign");
  script.feed(ResultProposed{B, GameResult::draw, Ending::result}).enter(W, "f1b5");
  BOOST_TEST(script.log_of({"say"}).back() == "say table no longer meant, moved");
  script.feed(ResultAccepted{W});
  BOOST_TEST((script.state().result() == GameResult::open));
}

BOOST_AUTO_TEST_CASE(what_was_proposed_is_taken_back_by_declining) {
  for (Color const by : {W, B}) {
    Script script = three_plies();
    script.feed(RestoreProposed{W, 1}).feed(DrawAnswered{by, false});
    BOOST_TEST(script.log_of({"say"}).back() == "say table no longer meant, declined");
    script.feed(RestoreAgreed{W}).feed(RestoreAgreed{B});
    BOOST_TEST(moves_of(script) == "e2e4 e7e5 g1f3 ");
  }
  Script script = three_plies();
  script.feed(DrawAnswered{W, false});
  BOOST_TEST(script.log_of({"say"}).back() == "say white no draw offer");
}

BOOST_AUTO_TEST_CASE(nothing_waits_any_more_when_the_game_has_ended) {
  Script script = three_plies();
  script.feed(DrawOffered{W}).feed(RestoreProposed{W, 1}).feed(DrawAnswered{B, true});
  BOOST_TEST((script.state().result() == GameResult::draw));
  BOOST_TEST(!script.state().restoration().has_value());
  script.feed(ResultSignedBy{W}).feed(ResultSignedBy{B});
  BOOST_TEST(script.state().has_signed(W));
  BOOST_TEST(script.state().has_signed(B));
  BOOST_TEST(moves_of(script) == "e2e4 e7e5 g1f3 ");
}

BOOST_AUTO_TEST_CASE(who_resigned_has_resigned_and_nobody_is_accused_of_what_follows) {
  Script script = three_plies();
  script.feed(ResignationEntered{B}).feed(ResignationEntered{B}).enter(B, "b8c6").enter(W, "f1b5");
  BOOST_TEST((script.state().result() == GameResult::white_wins));
  BOOST_TEST(script.log_of({"irregular"}).empty());
  script.feed(RestoreProposed{W, 3}).feed(RestoreAgreed{W}).feed(RestoreAgreed{B});  // it was a slip
  BOOST_TEST((script.state().result() == GameResult::open));
}

BOOST_AUTO_TEST_CASE(in_a_file_of_before_a_move_after_resigning_was_told_to_the_arbiter) {
  Script script = three_plies();
  script.feed(ResignationEntered{B, false}).feed(ResignationEntered{B, false});
  script.enter(B, "b8c6").enter(W, "f1b5");
  BOOST_TEST(script.state().proposal().has_value());
  BOOST_TEST(script.log_of({"irregular"}).size() == 2U);
  script.feed(DrawAnswered{B, false});  // it cannot be taken back
  BOOST_TEST(script.state().proposal().has_value());
  script.feed(ResultAccepted{W});
  BOOST_TEST((script.state().result() == GameResult::white_wins));
}

BOOST_AUTO_TEST_CASE(what_waits_is_told_again_after_an_interruption) {
  Script script = three_plies();
  script.feed(DrawOffered{W}).feed(RestoreProposed{W, 1}).feed(RestoreAgreed{W}).feed(Resumed{});
  auto const said = script.log_of({"say"});
  std::vector<std::string> const again{said.end() - 3, said.end()};
  BOOST_TEST(joined(again) ==
             "say table repeat draw offer w\nsay table repeat restore b 1\nsay table repeat confirming w\n");
}

BOOST_AUTO_TEST_CASE(an_end_that_was_a_slip_is_taken_back_by_both) {
  Script script = three_plies();
  script.feed(ResultProposed{W, GameResult::white_wins, Ending::checkmate}).feed(ResultAccepted{B});
  BOOST_TEST((script.state().result() == GameResult::white_wins));
  script.feed(RestoreProposed{B, 3}).feed(RestoreAgreed{B});
  BOOST_TEST((script.state().result() == GameResult::white_wins));
  script.feed(RestoreAgreed{W});
  BOOST_TEST((script.state().result() == GameResult::open));
  BOOST_TEST(!script.state().has_signed(W));
  BOOST_TEST(joined(script.log_of({"end back", "restored"})).starts_with("end back 1\nrestored 3 "));
  script.enter(B, "b8c6");
  BOOST_TEST(moves_of(script) == "e2e4 e7e5 g1f3 b8c6 ");
}

BOOST_AUTO_TEST_CASE(an_end_that_somebody_has_signed_stands_unless_the_arbiter_has_his_word) {
  for (bool const has_word : {false, true}) {
    TableSetup setup;
    if (has_word) setup.arbiter_word = "$y$j9T$...";
    setup.regime.rules = RuleSet::fide_2014;
    Script script{setup};
    script.enter(W, "e2e4").feed(DrawOffered{W}).feed(DrawAnswered{B, true});
    BOOST_TEST(script.state().may_be_restored());
    script.feed(ResultSignedBy{W}).feed(RestoreProposed{B, 1});
    BOOST_TEST(script.state().may_be_restored() == has_word);
    script.feed(RestoreAgreed{B}).feed(RestoreAgreed{W}).feed(ArbiterAgreed{});
    BOOST_TEST((script.state().result() == GameResult::open) == has_word);
  }
}

BOOST_AUTO_TEST_CASE(the_way_back_from_an_end_is_declined_and_the_end_stands) {
  Script script = three_plies();
  script.feed(DrawOffered{W}).feed(DrawAnswered{B, true}).feed(RestoreProposed{W, 3});
  script.feed(DrawAnswered{B, false});
  BOOST_TEST(script.log_of({"say"}).back() == "say table no longer meant, declined");
  script.feed(RestoreAgreed{W}).feed(RestoreAgreed{B});
  BOOST_TEST((script.state().result() == GameResult::draw));
}

namespace {

/// After 1. e4 e5 on both boards, the clock runs for White.
Script after_two_plies() {
  Script script{pair_with_clock()};
  script.wait(1000);
  open_with_e4(script);
  script.play(B, "e7e5").press().hands(W, "-e7 +e5p ").wait(3000);
  return script;
}
Script& restore_to(Script& script, std::size_t plies) {
  return script.feed(RestoreProposed{W, plies}).feed(RestoreAgreed{W}).feed(RestoreAgreed{B});
}

}  // namespace

BOOST_AUTO_TEST_CASE(the_moves_that_were_taken_back_are_not_read_again_from_the_boards) {
  Script script = after_two_plies();
  restore_to(script, 0).wait(3000);
  BOOST_TEST(moves_of(script) == "");
  BOOST_TEST(joined(script.log_of({"say table set"})) == "say table set up w\nsay table set up b\n");
  script.press().press().wait(8000);
  BOOST_TEST(moves_of(script) == "");
  script.hands(W, "-e5 +e7p -e4 +e2P ").wait(2000).hands(B, "-e4 +e2P -e5 +e7p ").wait(3000);
  BOOST_TEST(moves_of(script) == "");
  script.show_clock(W, true).play(W, "d2d4").request(W, Request::announce).press().wait(500);
  BOOST_TEST(moves_of(script) == "d2d4 ");
}

BOOST_AUTO_TEST_CASE(until_his_board_shows_the_position_a_players_moves_are_typed) {
  Script script = after_two_plies();
  restore_to(script, 1).wait(1000).hands(W, "-e5 +e7p ").wait(2000);
  script.show_clock(B, true).enter(B, "c7c5").press().wait(1000);
  BOOST_TEST(moves_of(script) == "e2e4 c7c5 ");
  script.hands(B, "-e5 +c5p ").wait(3000).hands(W, "-c7 +c5p ").wait(3000);  // from e7 to c5 on his board
  BOOST_TEST(joined(script.log_of({"differs"})) == "");
  script.standing(B).put(*chess::Square::parse("e7"), *chess::Piece::from_fen_letter('p'));
  script.standing(B).clear(*chess::Square::parse("c7"));
  script.report_all(B).wait(500).report_all(B).wait(3000);
  script.play(W, "g1f3").request(W, Request::announce).press().hands(B, "-g1 +f3N ").wait(3000);
  script.play(B, "d7d6").press().wait(500);
  BOOST_TEST(moves_of(script) == "e2e4 c7c5 g1f3 d7d6 ");
}

BOOST_AUTO_TEST_CASE(times_that_are_set_after_going_back_are_no_presses) {
  TableSetup setup;
  setup.has_clock = true;
  Script script{setup};
  script.enter(W, "e2e4").press().enter(B, "e7e5").press();
  restore_to(script, 0);
  script.show_clock(W, false, Millis{3'900'000}).show_clock(B, false, Millis{3'500'000});
  script.show_clock(W, false, Millis{3'600'000}).show_clock(W, true, Millis{3'600'000});
  script.enter(W, "d2d4").wait(500);
  BOOST_TEST(moves_of(script) == "");
  script.press().enter(B, "d7d5").wait(500);
  BOOST_TEST(moves_of(script) == "d2d4 ");
}

BOOST_AUTO_TEST_CASE(a_clock_that_was_lost_before_going_back_and_found_after_presses_nothing) {
  Script script = after_two_plies();
  script.feed(DeviceWasLost{Device::clock, "unplugged"});
  restore_to(script, 1).wait(1000).hands(W, "-e5 +e7p ").hands(B, "-e5 +e7p ").wait(3000);
  script.feed(DeviceWasFound{Device::clock}).show_clock(B, false, Millis{4'000'000}).wait(1000);
  script.show_clock(B, true, Millis{4'000'000}).wait(1000);
  BOOST_TEST(moves_of(script) == "e2e4 ");
  script.play(B, "c7c5").press().wait(500);
  BOOST_TEST(moves_of(script) == "e2e4 c7c5 ");
}

BOOST_AUTO_TEST_CASE(going_back_ends_an_adjournment) {
  Script script = three_plies();
  script.feed(AdjournmentEntered{B, std::nullopt});
  restore_to(script, 1);
  BOOST_TEST(!script.state().sealed_by().has_value());
  script.enter(B, "c7c5");
  BOOST_TEST(moves_of(script) == "e2e4 c7c5 ");
}

BOOST_AUTO_TEST_CASE(a_board_that_cannot_show_the_position_counts_as_right_by_the_arbiters_word) {
  TableSetup setup = pair_with_clock();
  setup.arbiter_word = "$y$j9T$...";
  Script script{setup};
  script.wait(1000);
  open_with_e4(script);
  script.play(B, "e7e5").press().hands(W, "-e7 +e5p ").wait(3000);
  script.feed(RestoreProposed{W, 1}).feed(ArbiterAgreed{});
  BOOST_TEST(joined(script.log_of({"awaits"})) == "awaits w 1 e5 e7\nawaits b 1 e5 e7\n");
  script.hands(B, "-e5 +e7p").wait(3000);  // White's sensors on these squares are dead
  BOOST_TEST(script.state().awaits_position(W));
  BOOST_TEST(!script.state().awaits_position(B));
  script.feed(ArbiterNamed{W}).feed(BoardVouched{W});
  BOOST_TEST(!script.state().awaits_position(W));
  script.lever(B).play(B, "c7c5").press().hands(W, "-c7 +c5p").wait(3000);
  script.play(W, "g1f3").press();
  BOOST_TEST(moves_of(script) == "e2e4 c7c5 g1f3 ");
  BOOST_TEST(script.log_of({"differs"}).empty());
}

BOOST_AUTO_TEST_CASE(a_move_that_was_taken_back_is_not_repeated) {
  Script script = after_two_plies();
  script.request(W, Request::repeat);
  BOOST_TEST(script.log_of({"say white repeat"}).size() == 1U);
  restore_to(script, 0).request(W, Request::repeat);
  BOOST_TEST(script.log_of({"say"}).back() == "say white nothing to repeat");
}

BOOST_AUTO_TEST_SUITE_END()
