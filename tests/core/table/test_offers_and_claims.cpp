// SPDX-License-Identifier: GPL-3.0-or-later
// What players say to each other and to the arbiter beside the moves: draws (9.1), claims (9.2, 9.3, 6.8,
// D.2.10.5), resignation (5.1.2), the confirmed result (8.7).
#include "tests/core/table/after_e4.hpp"

#include <algorithm>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::table;
namespace data = boost::unit_test::data;

namespace {

std::string told(Script const& script) { return joined(script.log_of({"say", "ended", "irregular"})); }

/// White's 1.e4, typed and pressed; the rest is what came after.
}  // namespace

BOOST_AUTO_TEST_SUITE(offers_and_claims)

BOOST_AUTO_TEST_CASE(an_offer_between_move_and_press_is_told_to_both_and_blames_nobody) {
  auto setup = typed_with_clock();
  setup.regime.rules = RuleSet::fide_2014;  // later ones want a move of both (5.2.3)
  Script script{setup};
  script.enter(W, "e2e4").feed(DrawOffered{W});
  BOOST_TEST(told(script) == "say table draw offer w\n");
  BOOST_TEST((script.state().draw_offer() == W));
  script.press().feed(DrawAnswered{B, true});
  BOOST_TEST(told(script) == "say table draw offer w\nsay black 1 e2e4\nended 3 agreed\nsay table over 3\n");
  BOOST_TEST((script.state().result() == GameResult::draw));
}

BOOST_AUTO_TEST_CASE(an_offer_at_another_time_is_valid_and_noted_for_the_arbiter) {
  AfterE4 table;
  table.script.feed(DrawOffered{W});
  BOOST_TEST(table.told_since() == "irregular w 2 untimely offer\nsay table draw offer w\n");
  table.script.feed(DrawAnswered{B, false});
  BOOST_TEST((table.script.state().draw_offer() == std::nullopt));
  table.script.feed(DrawAnswered{B, true});
  BOOST_TEST(table.told_since() ==
             "irregular w 2 untimely offer\nsay table draw offer w\nsay table draw declined b\n"
             "say black no draw offer\n");
}

BOOST_AUTO_TEST_CASE(an_offer_lapses_when_the_opponent_moves_and_stands_when_its_own_player_does) {
  AfterE4 table;
  table.script.feed(DrawOffered{B});  // before his own move
  table.script.enter(B, "e7e5").press();
  BOOST_TEST((table.script.state().draw_offer() == B));
  table.script.enter(W, "g1f3");
  BOOST_TEST((table.script.state().draw_offer() == std::nullopt));
  table.script.feed(DrawAnswered{W, true});
  BOOST_TEST((table.script.state().result() == GameResult::open));
}

BOOST_AUTO_TEST_CASE(an_offer_lapses_when_the_opponent_takes_a_piece_out_of_its_aperture) {
  Script script{pair_with_clock()};
  open_with_e4(script);
  script.play(B, "e7e5").press().hands(W, "-e7 +e5p").wait(1000).feed(DrawOffered{B});
  BOOST_TEST((script.state().draw_offer() == B));
  script.lift(W, "g1").wait(1000);
  BOOST_TEST((script.state().draw_offer() == std::nullopt));
}

BOOST_AUTO_TEST_CASE(a_second_offer_is_answered_by_the_first) {
  AfterE4 table;
  table.script.feed(DrawOffered{W}).feed(DrawOffered{B}).feed(DrawOffered{W});
  BOOST_TEST(table.told_since() ==
             "irregular w 2 untimely offer\nsay table draw offer w\nsay black draw offer w\n"
             "say white draw offer w\n");
  BOOST_TEST((table.script.state().result() == GameResult::open));
}

BOOST_AUTO_TEST_CASE(who_answers_his_own_offer_hears_that_it_stands) {
  AfterE4 table;
  table.script.feed(DrawOffered{B}).feed(DrawAnswered{B, true}).feed(DrawAnswered{B, false});
  BOOST_TEST(joined(table.script.log_of({"say"}))
                 .ends_with("say table draw offer b\nsay black draw offer b\nsay black draw offer b\n"));
  BOOST_TEST((table.script.state().draw_offer() == B));
  BOOST_TEST((table.script.state().result() == GameResult::open));
}

BOOST_AUTO_TEST_CASE(a_resignation_that_is_entered_twice_has_been_declared) {
  AfterE4 table;
  table.script.feed(ResignationEntered{B}).feed(ResignationEntered{W});
  BOOST_TEST((table.script.state().result() == GameResult::open));
  table.script.wait(20'000).lever(B).feed(ResignationEntered{W});
  BOOST_TEST((table.script.state().result() == GameResult::black_wins));
  BOOST_TEST(table.told_since() ==
             "say black resign?\nsay black no longer meant, replaced\nsay white resign?\n"
             "ended 2 resigned\nsay table has resigned w\n");
}

BOOST_AUTO_TEST_CASE(a_question_or_a_text_that_is_no_move_goes_on_with_nothing) {
  AfterE4 table;
  table.script.feed(ResignationEntered{B}).feed(Requested{B, Request::move_number, std::nullopt});
  table.script.feed(MoveTextRefused{B, "e9", MoveRefusal::not_a_move}).feed(ResignationEntered{B});
  BOOST_TEST((table.script.state().result() == GameResult::white_wins));
  BOOST_TEST(joined(table.script.log_of({"say black no longer", "say white no longer"})) == "");
}

BOOST_AUTO_TEST_CASE(who_offers_a_draw_or_claims_one_does_not_mean_to_resign) {
  AfterE4 table;
  table.script.feed(ResignationEntered{B}).feed(DrawOffered{B}).feed(ResignationEntered{B});
  table.script.feed(AdjournmentEntered{B, std::nullopt}).feed(PlayContinued{});
  BOOST_TEST((table.script.state().result() == GameResult::open));
  BOOST_TEST(joined(table.script.log_of({"say black no longer"})) ==
             "say black no longer meant, replaced\nsay black no longer meant, replaced\n");
}

BOOST_AUTO_TEST_CASE(a_resignation_entered_once_is_dropped_with_a_word) {
  AfterE4 table;
  table.script.feed(ResignationEntered{B}).wait(29'000).feed(DrawAnswered{B, false});
  table.script.feed(ResignationEntered{B}).wait(60'000).feed(ResignationEntered{W});
  table.script.enter(B, "e7e5").press();
  BOOST_TEST((table.script.state().result() == GameResult::open));
  BOOST_TEST(joined(table.script.log_of({"say black no", "say white no", "say black resign", "irregular"})) ==
             "say black resign?\nsay black no longer meant, declined\nsay black resign?\n"
             "say black no longer meant, not entered again\nsay white no longer meant, moved\n");
}

BOOST_AUTO_TEST_CASE(in_a_file_of_before_the_second_entry_proposed_the_result) {
  AfterE4 table;
  table.script.feed(ResignationEntered{W, false}).feed(ResignationEntered{W, false});
  BOOST_TEST((table.script.state().result() == GameResult::open));
  table.script.feed(ResultAccepted{W}).feed(ResultAccepted{B});  // the other side, not he himself
  BOOST_TEST((table.script.state().result() == GameResult::black_wins));
}

BOOST_DATA_TEST_CASE(a_draw_is_agreed_only_when_both_have_made_a_move_but_in_2014, data::make({0, 1, 2}),
                     plies) {
  for (auto const rules : {RuleSet::fide_2014, RuleSet::fide_2017, RuleSet::fide_2023}) {
    auto setup = typed_with_clock();
    setup.regime.rules = rules;
    Script script{setup};
    if (plies > 0) script.enter(W, "e2e4").press();
    if (plies > 1) script.enter(B, "e7e5").press();
    script.feed(DrawOffered{W}).feed(DrawAnswered{B, true});
    bool const is_agreed = plies == 2 || rules == RuleSet::fide_2014;
    BOOST_TEST((script.state().result() == (is_agreed ? GameResult::draw : GameResult::open)));
    BOOST_TEST(script.log_of({"say black draw too early"}).size() == (is_agreed ? 0U : 1U));
    BOOST_TEST((script.state().draw_offer() == W) == !is_agreed);
  }
}

BOOST_DATA_TEST_CASE(a_claim_of_a_draw_is_an_offer_too_and_what_follows_is_asked_alike,
                     data::make({false, true}) * data::make({false, true}), is_threefold, is_upheld) {
  AfterE4 table;
  auto const kind = is_threefold ? ClaimKind::threefold : ClaimKind::fifty_moves;
  table.script.feed(ClaimMade{B, kind, stated("Ke8"), "Ke8"});
  BOOST_TEST((table.script.state().open_claim()->kind == kind));
  BOOST_TEST((table.script.state().draw_offer() == B));
  table.script.feed(ClaimAnswered{is_upheld, B});  // nobody upholds his own
  if (!is_upheld) table.script.feed(ClaimAnswered{is_upheld, B});
  BOOST_TEST(table.script.state().open_claim().has_value());
  table.script.feed(ClaimAnswered{is_upheld, W});
  BOOST_TEST(!table.script.state().open_claim().has_value());
  BOOST_TEST((table.script.state().result() == GameResult::open));  // it is entered next
  std::string const claimed = is_threefold ? "say table claim 0\n" : "say table claim 1\n";
  BOOST_TEST(table.told_since() == claimed + (is_upheld
                                                  ? "say table claim upheld\n"
                                                  : "say table confirming b\nsay table claim rejected\n"));
}

BOOST_AUTO_TEST_CASE(while_a_claim_waits_who_makes_another_hears_the_one_that_waits) {
  AfterE4 table;
  ClaimMade const of_draw{B, ClaimKind::threefold, std::nullopt}, of_move{W, ClaimKind::illegal_move, {}};
  table.script.feed(of_draw).feed(of_move).feed(of_draw);
  BOOST_TEST((table.script.state().open_claim()->kind == ClaimKind::threefold));
  BOOST_TEST(table.told_since() == "say table claim 0\nsay white repeat claim 0\nsay black repeat claim 0\n");
  table.script.feed(ClaimAnswered{true, W}).feed(of_move);
  BOOST_TEST((table.script.state().open_claim()->kind == ClaimKind::illegal_move));
}

BOOST_DATA_TEST_CASE(in_a_file_of_before_an_upheld_claim_of_a_draw_ended_the_game, data::make({false, true}),
                     is_threefold) {
  AfterE4 table;
  table.script.feed(ClaimMade{B, is_threefold ? ClaimKind::threefold : ClaimKind::fifty_moves, std::nullopt});
  table.script.feed(ClaimAnswered{true});
  BOOST_TEST((table.script.state().result() == GameResult::draw));
}

BOOST_AUTO_TEST_CASE(where_a_word_was_agreed_it_alone_decides_a_claim) {
  TableSetup setup;
  setup.arbiter_word = "$y$j9T$...";
  Script script{setup};
  script.enter(W, "e2e4").feed(ClaimMade{W, ClaimKind::threefold, std::nullopt});
  for (Color const by : {W, B})
    for (bool const is_upheld : {true, false}) script.feed(ClaimAnswered{is_upheld, by});
  BOOST_TEST(script.state().open_claim().has_value());
  BOOST_TEST(script.log_of({"say"}).back() == "say black word needed");
  script.feed(ArbiterNamed{B});
  BOOST_TEST(script.log_of({"say"}).back() == "say black word asked");
  script.feed(ClaimAnswered{true});
  BOOST_TEST(script.log_of({"say"}).back() == "say table claim upheld");
  BOOST_TEST((script.state().result() == GameResult::open));
}

BOOST_AUTO_TEST_CASE(a_flag_is_told_on_request_and_claimed_by_the_player) {
  AfterE4 table;
  clock::Reading reading;
  reading.to_move = B;
  reading.is_running = true;
  reading.black_flag = true;
  table.script.feed(ClockSeen{reading});
  BOOST_TEST(table.told_since() == "");  // never unasked
  table.script.feed(Requested{W, Request::flags, std::nullopt});
  table.script.feed(Requested{B, Request::flags, std::nullopt});
  table.script.feed(ClaimMade{W, ClaimKind::flag_fall, std::nullopt}).feed(ClaimAnswered{true, B});
  BOOST_TEST(table.told_since() ==
             "say white flags 01\nsay black flags 10\nsay table claim 2\nsay table claim upheld\n");
  BOOST_TEST((table.script.state().result() == GameResult::open));  // a win or a draw: 6.9 is the arbiter's
}

BOOST_AUTO_TEST_CASE(a_touched_piece_is_for_the_arbiter_and_the_table_hears_nothing) {
  AfterE4 table;
  table.script.feed(ClaimMade{B, ClaimKind::touched_piece, std::nullopt}).feed(ClaimAnswered{true, W});
  BOOST_TEST(table.told_since() == "say black claim 4\nsay table no claim\n");
}

BOOST_AUTO_TEST_CASE(both_confirm_the_result_after_the_game_only) {
  AfterE4 table;
  table.script.feed(ResultSignedBy{W}).feed(ResultEntered{GameResult::draw});
  BOOST_TEST(!table.script.state().has_signed(W));
  table.script.feed(ResultSignedBy{B}).feed(ResultSignedBy{W});
  BOOST_TEST(table.told_since() ==
             "say white nothing to sign\nended 3 entered\nsay table over 3\nsay table signed b\n"
             "say table signed w\n");
  BOOST_TEST(table.script.state().has_signed(W));
  BOOST_TEST(table.script.state().has_signed(B));
}

BOOST_AUTO_TEST_CASE(a_move_said_back_wrong_is_heard_again_and_noted_for_the_arbiter) {
  AfterE4 table;
  BOOST_TEST(table.script.state().may_repeat(B));
  BOOST_TEST(!table.script.state().may_repeat(W));
  table.script.feed(MoveRepeated{B, stated("e3"), "e3"});
  BOOST_TEST(table.told_since() == "irregular b 1 repeated another\nsay black repeat 1 e2e4\n");
  auto const length = table.script.log().size();
  table.script.feed(MoveRepeated{B, stated("e4"), "e4"}).feed(MoveRepeated{B, std::nullopt, ""});
  BOOST_TEST(table.script.log().size() == length);
}

BOOST_AUTO_TEST_CASE(a_move_in_the_air_can_be_said_back_before_the_press) {
  Script script{typed_with_clock()};
  script.enter(W, "e2e4").press().enter(B, "e7e5");
  BOOST_TEST(script.state().may_repeat(W));
  script.feed(MoveRepeated{W, stated("e6"), "e6"});
  BOOST_TEST(joined(script.log_of({"irregular", "say white"})) ==
             "irregular w 2 repeated another\nsay white repeat 2 e7e5\n");
}

BOOST_AUTO_TEST_CASE(the_score_is_told_move_by_move_and_holds_completed_moves_only) {
  AfterE4 table;
  table.script.feed(Requested{B, Request::score, std::nullopt});
  table.script.enter(B, "e7e5").feed(Requested{B, Request::score, std::nullopt}).press();
  table.script.feed(Requested{W, Request::score, std::nullopt, 1});
  table.script.feed(Requested{W, Request::score, std::nullopt, 2});
  BOOST_TEST(table.told_since() ==
             "say black score 1 e4\nmade b 2 e7e5\nsay black score 1 e4\ndone b 2 e7e5 e5\n"
             "say white score 1 e4 e5\nsay white no such move\n");
}

BOOST_AUTO_TEST_CASE(the_position_and_the_warning_are_told_only_where_the_arbiter_allowed_them) {
  for (bool const is_allowed : {false, true}) {
    TableSetup setup = typed_with_clock();
    setup.permissions.position = is_allowed;
    if (is_allowed) setup.permissions.low_time_warning = Millis{60'000};
    Script script{setup};
    clock::Reading reading;
    reading.is_running = true;
    reading.to_move = W;
    for (long const left : {70'000L, 60'000L, 59'000L, 65'000L, 58'000L, 71'000L, 60'000L}) {
      reading.white = Millis{left};
      script.feed(ClockSeen{reading});
    }
    script.feed(Requested{B, Request::position, std::nullopt});
    auto const log = script.log_of({"say"});
    if (!is_allowed) {
      BOOST_TEST(joined(log) == "say black not allowed\n");
    } else {
      BOOST_REQUIRE(log.size() == 3U);
      BOOST_TEST(log[0] == "say white low time 60000");
      BOOST_TEST(log[1] == "say white low time 60000");
      BOOST_TEST(log[2].find("say black position a1 b1") == 0U);
    }
  }
}

BOOST_AUTO_TEST_CASE(the_position_of_his_own_board_says_nothing_about_the_other) {
  TableSetup setup = pair_with_clock();
  setup.permissions.position = true;
  setup.black.is_blind = true;
  Script script{setup};
  open_with_e4(script);
  script.hands(B, "-g8 +g8n").lift(B, "a7").wait(100);
  script.feed(Requested{B, Request::position, std::nullopt});
  auto const said = script.log_of({"say black position"});
  BOOST_REQUIRE(said.size() == 1U);
  BOOST_TEST(said[0].find(" a7") == std::string::npos);  // it is in his hand
}

BOOST_AUTO_TEST_SUITE_END()
