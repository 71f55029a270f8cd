// SPDX-License-Identifier: GPL-3.0-or-later
// Before the game each player lifts his king: who sits where, and how his board stands.
#include "tests/core/table/tables.hpp"

#include <boost/test/unit_test.hpp>

namespace tactus::table {

BOOST_AUTO_TEST_SUITE(kings)

namespace {

TableSetup two_boards(BoardKind kind) {
  TableSetup setup = pair_with_clock();
  setup.announcer = Announcer::person;
  setup.white_board = setup.black_board = kind;
  return setup;
}

Script before_the_game(BoardKind kind) {
  Script script{two_boards(kind), tournament_profile, false};
  script.wait(3000).request(W, Request::kings);
  return script;
}

std::string told(Script const& script) {
  return joined(script.log_of({"say", "explained", "irregular", "touched"}));
}

}  // namespace

BOOST_AUTO_TEST_CASE(both_lift_their_kings_and_all_is_well) {
  for (auto const kind : {BoardKind::occupancy, BoardKind::pieces}) {
    Script script = before_the_game(kind);
    script.hands(W, "-e1 +e1K").wait(1000).hands(B, "-e8 +e8k").wait(1000);
    BOOST_TEST(told(script) == "say table king of w?\nsay table king of b?\nsay table kings seen\n");
    script.show_clock(W, true).wait(3000);
    script.play(W, "e2e4").show_clock(B, true).wait(1500).hands(B, "-e2 +e4P").wait(2500);
    BOOST_TEST(script.state().line().plies() == 1U);
    BOOST_TEST(joined(script.log_of({"explained", "irregular"})) == "");
  }
}

BOOST_AUTO_TEST_CASE(boards_at_each_others_ports_are_found_by_the_first_king) {
  for (auto const kind : {BoardKind::occupancy, BoardKind::pieces}) {
    Script script = before_the_game(kind);
    script.hands(B, "-e1 +e1K").wait(1000).hands(W, "-e8 +e8k").wait(1000);
    BOOST_TEST(told(script) ==
               "say table king of w?\nexplained 0\nsay table king of b?\nsay table kings seen\n");
    BOOST_TEST((script.state().seat_of(W) == B));
  }
}

BOOST_AUTO_TEST_CASE(a_tactile_board_that_stands_turned_is_found_by_its_king) {
  Script script = before_the_game(BoardKind::occupancy);
  script.hands(W, "-d8 +d8q").wait(1000).hands(B, "-e8 +e8k").wait(1000);
  BOOST_TEST(told(script) ==
             "say table king of w?\nexplained 1 w\nsay table king of b?\nsay table kings seen\n");
  BOOST_TEST(script.state().orientation(W).quarters() == sensing::half_turn);
}

BOOST_AUTO_TEST_CASE(exchanged_and_turned_are_found_together) {
  Script script = before_the_game(BoardKind::occupancy);
  script.hands(B, "-d8 +d8q").wait(1000).hands(W, "-e8 +e8k").wait(1000);
  BOOST_TEST(joined(script.log_of({"explained"})) == "explained 1 b\nexplained 0\n");
  BOOST_TEST((script.state().seat_of(W) == B));
  BOOST_TEST(script.state().orientation(W).quarters() == sensing::half_turn);
  BOOST_TEST(script.state().orientation(B).quarters() == 0U);
}

BOOST_AUTO_TEST_CASE(another_piece_is_not_his_king_and_changes_nothing) {
  for (auto const kind : {BoardKind::occupancy, BoardKind::pieces}) {
    Script script = before_the_game(kind);
    script.hands(W, "-g1 +g1N").wait(1000).hands(W, "-e1 +e1K").wait(1000).hands(B, "-e8 +e8k").wait(1000);
    BOOST_TEST(told(script) == "say table king of w?\nsay table king of b?\nsay table kings seen\n");
  }
}

BOOST_AUTO_TEST_CASE(a_king_that_does_not_show_is_told_to_the_arbiter_when_he_is_asked_for_again) {
  Script script = before_the_game(BoardKind::occupancy);
  script.request(W, Request::kings).hands(B, "-e8 +e8k").wait(1000);
  BOOST_TEST(joined(script.log_of({"explained"})) == "explained 8 w e1\n");
  BOOST_TEST(joined(script.log_of({"say"})) ==
             "say table king of w?\nsay table king of b?\nsay table kings seen\n");
}

BOOST_AUTO_TEST_CASE(when_the_clock_is_started_nobody_waits_for_a_king_any_more) {
  Script script = before_the_game(BoardKind::occupancy);
  script.show_clock(W, true).wait(3000).hands(W, "-e1 +e1K").wait(1000);
  BOOST_TEST(joined(script.log_of({"say"})) == "say table king of w?\n");
  BOOST_TEST(joined(script.log_of({"touched"})) == "touched w e1K\n");
}

BOOST_AUTO_TEST_CASE(pieces_that_stand_wrong_are_told_at_the_end) {
  Script script{two_boards(BoardKind::pieces), tournament_profile, false};
  script.lift(W, "h2").wait(3000).request(W, Request::kings);
  script.hands(W, "-e1 +e1K").wait(1000).hands(B, "-e8 +e8k").wait(3000);
  BOOST_TEST(joined(script.log_of({"explained"})) == "explained 4 w h2\n");
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(turned_by_a_quarter)

namespace {

/// What a board tells that stands turned so far, from what stands before its player.
std::string turned(std::string_view steps, unsigned quarters) {
  std::string result;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    result += steps[i];
    if (steps[i] != '-' && steps[i] != '+') continue;
    auto const square = chess::Square::parse(steps.substr(i + 1, 2));
    result += sensing::Orientation{quarters}.seen(*square).name();
    i += 2;
  }
  return result;
}

}  // namespace

BOOST_AUTO_TEST_CASE(it_is_read_as_it_stands_from_the_start) {
  for (auto const kind : {BoardKind::occupancy, BoardKind::pieces})
    for (unsigned const quarters : {1U, 3U}) {
      TableSetup setup = pair_with_clock();
      setup.announcer = Announcer::person;
      setup.white_board = setup.black_board = kind;
      Script script{setup, tournament_profile, false};
      auto& truth = script.standing(B);
      chess::Placement quarter;
      for (chess::Square const each : truth.occupied())
        quarter.put(sensing::Orientation{quarters}.seen(each), *truth.at(each));
      truth = quarter;
      script.report_all(B).report_all(B).wait(4000).show_clock(W, true).wait(3000);
      script.play(W, "e2e4").show_clock(B, true).wait(1500).hands(B, turned("-e2 +e4P", quarters)).wait(2500);
      script.hands(B, turned("-e7 +e5p", quarters)).wait(1500).show_clock(W, true).wait(1500);
      script.hands(W, "-e7 +e5p").wait(2500);
      BOOST_TEST_CONTEXT("kind " << static_cast<int>(kind) << ", quarters " << quarters) {
        BOOST_TEST(script.state().line().plies() == 2U);
        BOOST_TEST(joined(script.log_of({"irregular"})) == "");
        BOOST_TEST(script.state().orientation(B).quarters() == 4 - quarters);
      }
    }
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(adjusting)

namespace {

Script at_white() {
  TableSetup setup = pair_with_clock();
  setup.announcer = Announcer::person;
  Script script{setup};
  script.wait(3000);
  return script;
}

}  // namespace

BOOST_AUTO_TEST_CASE(what_is_set_straight_is_not_touched_and_an_offer_stands) {
  Script script = at_white();
  script.play(W, "e2e4").feed(DrawOffered{W}).press().wait(1500).hands(B, "-e2 +e4P").wait(2500);
  script.request(B, Request::adjust);
  for (char const* const each : {"-a7 +a7p", "-b8 +b8n", "-h8 +h8r"}) script.hands(B, each).wait(600);
  script.wait(3000);
  BOOST_TEST(joined(script.log_of({"touched b"})) == "");
  BOOST_TEST((script.state().draw_offer() == W));
  BOOST_TEST(joined(script.log_of({"say black adjusts"})) == "say black adjusts b\n");
}

BOOST_AUTO_TEST_CASE(once_the_hand_has_rested_a_lift_is_a_touch_again) {
  Script script = at_white();
  script.request(W, Request::adjust).hands(W, "-a2 +a2P").wait(4000).hands(W, "-b1 +b1N").wait(1000);
  BOOST_TEST(joined(script.log_of({"touched"})) == "touched w b1N\n");
}

BOOST_AUTO_TEST_CASE(a_move_may_follow_at_once) {
  Script script = at_white();
  script.request(W, Request::adjust).hands(W, "-a2 +a2P").wait(500).play(W, "e2e4").press().wait(1500);
  BOOST_TEST(script.state().line().plies() == 1U);
}

BOOST_AUTO_TEST_CASE(who_only_says_so_and_touches_nothing_touches_later) {
  Script script = at_white();
  script.request(W, Request::adjust).wait(16'000).hands(W, "-b1 +b1N").wait(1000);
  BOOST_TEST(joined(script.log_of({"touched"})) == "touched w b1N\n");
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(put_right_in_the_game)

BOOST_AUTO_TEST_CASE(what_was_told_wrong_is_corrected_and_what_would_change_the_game_is_not) {
  Script script{pair_with_clock()};
  TableSetup right = pair_with_clock();
  right.white.name = "Bea B.";
  right.black.assistant = "C.";
  right.event = "Open";
  right.announcer = Announcer::person;
  right.has_clock = false;
  right.arbiter_word = "taken over";
  script.feed(SetupCorrected{right});
  auto const& setup = script.state().setup();
  BOOST_TEST(setup.white.name == "Bea B.");
  BOOST_TEST(setup.black.assistant == "C.");
  BOOST_TEST(setup.event == "Open");
  BOOST_TEST((setup.announcer == pair_with_clock().announcer));
  BOOST_TEST(setup.has_clock);
  BOOST_TEST(setup.arbiter_word.empty());
}

BOOST_AUTO_TEST_CASE(a_misspelt_name_is_mended_behind_the_end_until_somebody_has_signed) {
  Script script{pair_with_clock()};
  script.feed(ResultProposed{W, GameResult::white_wins, Ending::result}).feed(ResultAccepted{B});
  TableSetup right = pair_with_clock();
  right.white.name = "Bea B.";
  script.feed(SetupCorrected{right}).feed(ResultSignedBy{B});
  right.white.name = "Cia C.";
  script.feed(SetupCorrected{right});
  BOOST_TEST(script.state().setup().white.name == "Bea B.");
}

BOOST_AUTO_TEST_CASE(behind_a_signature_nothing_is_corrected_until_the_end_is_taken_back) {
  TableSetup agreed = pair_with_clock();
  agreed.arbiter_word = "$y$j9T$...";
  Script script{agreed};
  TableSetup right = agreed;
  right.white.name = "Bea B.";
  right.board_number = 7;
  script.feed(ResultProposed{W, GameResult::white_wins, Ending::result}).feed(ResultAccepted{B});
  BOOST_TEST(!script.state().is_behind_end());
  script.feed(ResultSignedBy{W}).feed(SetupCorrected{right});
  BOOST_TEST((script.state().setup() == agreed));
  BOOST_TEST(script.state().is_behind_end());
  script.feed(RestoreProposed{W, 0}).feed(ArbiterAgreed{});
  BOOST_TEST_REQUIRE((script.state().result() == GameResult::open));
  BOOST_TEST(!script.state().is_behind_end());
  script.feed(SetupCorrected{right});
  BOOST_TEST(script.state().setup().white.name == "Bea B.");
}

BOOST_AUTO_TEST_CASE(a_board_may_join_and_is_read_from_then_on) {
  for (auto const kind : {BoardKind::occupancy, BoardKind::pieces}) {
    TableSetup setup = pair_with_clock();
    setup.announcer = Announcer::person;
    setup.white_board = kind;
    setup.black_board = BoardKind::keyboard;
    Script script{setup};
    script.wait(1000).play(W, "e2e4").press().wait(1500).enter(B, "e7e5").press().wait(1000);
    script.hands(W, "-e7 +e5p").wait(2500);
    BOOST_TEST_REQUIRE(script.state().line().plies() == 2U);
    script.standing(B) = script.state().expected();
    script.join(B, kind).wait(3000);
    script.play(W, "g1f3").press().wait(1500).hands(B, "-g1 +f3N").wait(2500);
    script.play(B, "b8c6").press().wait(1500).hands(W, "-b8 +c6n").wait(2500);
    BOOST_TEST(script.state().line().plies() == 4U);
    BOOST_TEST(joined(script.log_of({"irregular", "explained", "differs"})) == "");
    BOOST_TEST(!script.state().is_typed(B));
  }
}

BOOST_AUTO_TEST_CASE(an_annulled_game_is_over_without_a_winner) {
  Script script{pair_with_clock()};
  script.feed(ResultProposed{W, GameResult::annulled, Ending::result}).feed(ResultAccepted{B});
  BOOST_TEST((script.state().result() == GameResult::annulled));
  BOOST_TEST(joined(script.log_of({"ended"})) == "ended 4 arbiter's decision\n");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus::table
