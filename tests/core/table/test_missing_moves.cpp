// SPDX-License-Identifier: GPL-3.0-or-later
// The boards have gone on while the program did not look: who can type what is missing hears that, nobody is
// blamed meanwhile, and each move that is typed to catch up is answered.
#include "tests/core/table/unseen_plies.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

namespace tactus::table {

namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(missing_moves)

BOOST_DATA_TEST_CASE(moves_that_nobody_saw_are_asked_for_in_each_ear_with_the_last_one_that_is_known,
                     data::make({0, 1}), gap) {
  Script script = after_gap(static_cast<Gap>(gap), 2, 4);
  BOOST_TEST(script.state().line().plies() == 2U);
  for (char const* const to : {"say white ", "say black ", "say wa "})
    BOOST_TEST(script.log_of({std::string{to} + "missing"}).size() == 1U, to);
  BOOST_TEST(lines(script, {"say black missing"}) == "say black missing after e5\n");
  BOOST_TEST(blamed(script).find("irregular") == std::string::npos, blamed(script));
}

/// White's a6 is dead: his board shows all that was played but the pawn that arrived there.
BOOST_DATA_TEST_CASE(a_dead_sensor_hides_no_missing_moves, data::make({0, 1}), gap) {
  Script script{with_assistant()};
  play_seen(script, 0);
  play_seen(script, 1);
  play_unseen(script, 2, 6);
  script.standing(W).clear(*chess::Square::parse("a6"));
  gap == 0 ? script.feed(Resumed{}) : script.feed(StoodStill{Millis{10'000}});
  script.report_all(W).report_all(B).wait(300).report_all(W).report_all(B).lever(W).wait(6000);
  BOOST_TEST(lines(script, {"say black missing"}) == "say black missing after e5\n");
  for (std::size_t i = 2; i < 6; ++i) script.enter(ruy_lopez[i].by, ruy_lopez[i].uci).wait(1500);
  BOOST_TEST(script.state().line().plies() == 6U);
  BOOST_TEST(!script.state().are_moves_missing());
  BOOST_TEST(lines(script, {"irregular"}) == "");
}

/// White's board is the only one; Black's moves are typed.
BOOST_DATA_TEST_CASE(one_board_alone_tells_that_moves_are_missing, data::make({0, 1}) * data::make({3U, 4U}),
                     gap, unseen) {
  auto setup = with_assistant();
  setup.black_board = BoardKind::keyboard;
  Script script{setup};
  for (std::size_t i = 0; i < 2; ++i)
    if (ruy_lopez[i].by == W)
      play_seen(script, i);
    else
      script.enter(B, ruy_lopez[i].uci).wait(500).lever(W).hands(W, ruy_lopez[i].steps).wait(2500);
  for (std::size_t i = 2; i < 2 + unseen; ++i) {
    auto const uci = std::string_view{ruy_lopez[i].uci};
    auto const from = *chess::Square::parse(uci.substr(0, 2));
    auto const piece = *script.standing(W).at(from);
    script.standing(W).clear(from);
    script.standing(W).put(*chess::Square::parse(uci.substr(2)), piece);
  }
  gap == 0 ? script.feed(Resumed{}) : script.feed(StoodStill{Millis{10'000}});
  script.report_all(W).wait(300).report_all(W).lever(unseen == 4 ? W : B).wait(6000);
  BOOST_TEST(script.state().line().plies() == 2U);
  for (char const* const to : {"say white ", "say black ", "say wa "})
    BOOST_TEST(script.log_of({std::string{to} + "missing"}).size() == 1U, to);
  for (std::size_t i = 2; i < 2 + unseen; ++i) script.enter(ruy_lopez[i].by, ruy_lopez[i].uci).wait(1500);
  BOOST_TEST(script.state().line().plies() == 2 + unseen);
  BOOST_TEST(!script.state().are_moves_missing());
  BOOST_TEST(blamed(script) == "");
}

/// 1... e6 was pressed, put right to e5, and copied so: the last ply is another one, and none is missing.
BOOST_AUTO_TEST_CASE(a_slip_that_is_put_right_behind_the_press_leaves_no_move_missing) {
  Script script{two_boards(BoardKind::occupancy, BoardKind::pieces)};
  play_seen(script, 0);
  script.hands(B, "-e7 +e6p").wait(1500).lever(W).wait(1000).hands(B, "-e6 +e5p").wait(500);
  script.hands(W, "-e7 +e5p").wait(4000);
  BOOST_TEST(script.state().line().plies() == 2U);
  script.hands(W, "-g1 +f3N").wait(1500).lever(B).wait(1500).hands(B, "-g1 +f3N").wait(4000);
  BOOST_TEST(script.state().line().plies() == 3U);
  BOOST_TEST(lines(script, {"explained", "missing"}) == "");
  BOOST_TEST(script.log_of({"irregular"}).empty());
}

/// Black's board lies turned, and he had not moved yet. Which of two boards of filled squares does, nobody
/// knows.
BOOST_DATA_TEST_CASE(a_turned_board_hides_no_missing_moves, data::make({true, false}), is_known) {
  Script script{two_boards(is_known ? BoardKind::pieces : BoardKind::occupancy, BoardKind::occupancy)};
  script.play(W, "c2c3").press().wait(1500).hands(B, turned("-c2 +c3P")).wait(2500);
  for (Color const board : {W, B})
    for (char const* const uci : {"b8c6", "e2e4", "c6b4", "g2g3"}) {
      auto const at = [&](std::string const& name) {
        auto const square = *chess::Square::parse(name);
        return board == B ? chess::Square::from_index(63 - square.index()) : square;
      };
      auto const from = at(std::string{uci}.substr(0, 2)), to = at(std::string{uci}.substr(2));
      auto const piece = *script.standing(board).at(from);
      script.standing(board).clear(from);
      script.standing(board).put(to, piece);
    }
  script.feed(Resumed{}).report_all(W).report_all(B).wait(300).report_all(W).report_all(B).lever(B);
  script.wait(6000);
  BOOST_TEST(lines(script, {"explained"}) == (is_known ? "explained 1 b\nexplained 5\n" : "explained 5\n"));
  BOOST_TEST(lines(script, {"differs b"}) == "");
  BOOST_TEST(script.log_of({"say black missing"}).size() == 1U);
}

/// A pawn that went in two steps, with a reply between: the boards look like two plies, the clock tells of
/// three.
BOOST_DATA_TEST_CASE(three_plies_that_look_like_two_are_missing, data::make({0, 1}), gap) {
  Script script{with_assistant()};
  for (Color const board : {W, B}) {
    auto& truth = script.standing(board);
    truth.clear(*chess::Square::parse("c2"));
    truth.put(*chess::Square::parse("c4"), {W, chess::Kind::pawn});
    truth.clear(*chess::Square::parse("e7"));
    truth.put(*chess::Square::parse("e5"), {B, chess::Kind::pawn});
  }
  if (static_cast<Gap>(gap) == Gap::restart)
    script.feed(Resumed{});
  else
    script.feed(StoodStill{Millis{10'000}});
  script.report_all(W).report_all(B).wait(300).report_all(W).report_all(B).lever(B).wait(6000);
  BOOST_TEST(script.state().line().plies() == 0U);
  BOOST_TEST(lines(script, {"say wa missing"}) == "say wa missing after the start\n");
  // Black's next move leaves White's board as it stood: it is no second ply of two.
  script.hands(B, "-b7 +b6p").wait(1500).lever(W).wait(4000);
  BOOST_TEST(script.state().line().plies() == 0U);
  script.hands(W, "-b7 +b6p").wait(5000);
  script.enter(W, "c2c3").wait(1000).enter(B, "e7e5").wait(1000).enter(W, "c3c4").wait(1000);
  BOOST_TEST(script.state().line().plies() >= 3U);
}

/// 1. f3 Nf6 2. f4 Ng8: the boards show one ply, and the clock has gone round.
BOOST_AUTO_TEST_CASE(a_clock_that_has_gone_round_tells_of_more_than_the_one_ply_that_the_boards_show) {
  Script script{with_assistant()};
  script.show_clock(W, true);
  for (Color const board : {W, B}) {
    auto& truth = script.standing(board);
    truth.clear(*chess::Square::parse("f2"));
    truth.put(*chess::Square::parse("f4"), {W, chess::Kind::pawn});
  }
  clock::Reading later{.white = Millis{4'980'000}, .black = Millis{4'975'000}, .to_move = W};
  later.is_running = true;
  script.feed(StoodStill{Millis{40'000}}).feed(ClockSeen{later});
  script.report_all(W).report_all(B).wait(300).report_all(W).report_all(B).wait(6000);
  BOOST_TEST(script.state().line().plies() == 0U);
  BOOST_TEST(lines(script, {"say wa missing"}) == "say wa missing after the start\n");
}

BOOST_AUTO_TEST_CASE(a_piece_that_was_captured_while_nobody_looked_is_left_open_and_the_game_goes_on) {
  TableSetup setup = from("3rk3/4P3/8/8/8/8/8/4K2R w - - 0 1");
  setup.white_board = setup.black_board = BoardKind::pieces;
  Script script{setup};
  for (Color const board : {W, B}) {  // 1. exd8=Q+ Kxd8
    auto& truth = script.standing(board);
    truth.clear(*chess::Square::parse("e7"));
    truth.clear(*chess::Square::parse("e8"));
    truth.put(*chess::Square::parse("d8"), {B, chess::Kind::king});
  }
  script.feed(Resumed{}).show_clock(W, true).report_all(W).report_all(B).wait(6000);
  BOOST_TEST(
      lines(script, {"done", "irregular", "say wa missing"}).starts_with("done w 1 e7d8q exd8=? found\n"));
}

/// The knight has gone from d4, and may have captured on three squares.
BOOST_AUTO_TEST_CASE(which_of_several_captures_nobody_saw_is_asked_for_when_the_boards_have_long_rested) {
  TableSetup setup = from("4k3/8/8/8/3n4/5P2/2P1P3/4K3 b - - 0 1");
  setup.white_board = setup.black_board = BoardKind::occupancy;
  setup.announcer = Announcer::person;
  Script script{setup};
  script.show_clock(B, true);
  for (Color const board : {W, B}) script.standing(board).clear(*chess::Square::parse("d4"));
  script.feed(StoodStill{Millis{10'000}}).show_clock(W, true).report_all(W).report_all(B).wait(5000);
  BOOST_TEST(lines(script, {"say black missing", "done"}) == "");
  script.wait(2000);
  BOOST_TEST(lines(script, {"say black missing", "done"}) == "say black missing after the start\n");
  script.enter(B, "d4e2").wait(1000);
  BOOST_TEST(lines(script, {"done"}) == "done b 1 d4e2 Nxe2\n");
}

BOOST_AUTO_TEST_CASE(the_number_of_moves_is_told_by_nobody_while_some_are_missing) {
  Script script = after_gap(Gap::restart, 2, 4);
  script.request(B, Request::move_number);
  BOOST_TEST(script.log_of({"say black"}).back() == "say black missing after e5");
}

/// A sleep does not make the moves stand that were taken back without a word.
BOOST_AUTO_TEST_CASE(what_was_taken_back_without_a_word_stays_so_over_a_sleep) {
  Script script{with_assistant()};
  for (std::size_t i = 0; i < 4; ++i) play_seen(script, i);
  script.show_clock(W, false);
  for (Color const board : {W, B}) script.hands(board, "-c6 +b8n -f3 +g1N").wait(4000);
  script.wait(8000).show_clock(W, true);
  BOOST_TEST(lines(script, {"explained 11"}) == "explained 11\n");
  for (Color const board : {W, B}) script.hands(board, "-f1 +c4B").wait(3000);
  script.feed(StoodStill{Millis{10'000}}).report_all(W).report_all(B).wait(6000);
  script.enter(W, "f1c4").wait(6000);
  BOOST_TEST(script.state().line().plies() == 4U);
}

BOOST_AUTO_TEST_CASE(an_offer_lapses_by_the_opponents_press_also_while_nothing_is_recorded) {
  Script script = after_gap(Gap::restart, 2, 4);
  play_seen(script, 6);
  script.feed(DrawOffered{W});
  BOOST_TEST((script.state().draw_offer() == W));
  play_seen(script, 7);
  BOOST_TEST((script.state().draw_offer() == std::nullopt));
}

BOOST_AUTO_TEST_CASE(nobody_is_blamed_while_moves_are_missing) {
  Script script = after_gap(Gap::restart, 2, 4);
  auto const before = blamed(script);
  play_seen(script, 6);
  play_seen(script, 7);
  BOOST_TEST(blamed(script) == before);
}

BOOST_AUTO_TEST_CASE(each_move_that_is_typed_to_catch_up_is_answered_also_one_that_the_boards_have_told) {
  Script script = after_gap(Gap::restart, 2, 4);
  script.enter(W, "g1f3").wait(3000);
  BOOST_TEST(lines(script, {"say white repeat 3"}) == "say white repeat 3 g1f3\n");
  script.enter(B, "b8c6").wait(5000);
  BOOST_TEST(lines(script, {"say black repeat 4"}) == "say black repeat 4 b8c6\n");  // sighted
  BOOST_TEST(script.state().line().plies() == 6U);  // the boards tell the last two
  script.enter(W, "f1b5").wait(1000).enter(W, "a7a6").wait(1000);
  BOOST_TEST(lines(script, {"say white repeat 5", "say white repeat 6"}) ==
             "say white repeat 5 f1b5 found\nsay white repeat 6 a7a6 found\n");
  play_seen(script, 6);
  play_seen(script, 7);
  BOOST_TEST(script.state().line().plies() == 8U);
  BOOST_TEST(lines(script, {"irregular"}) == "");
}

BOOST_AUTO_TEST_CASE(when_a_typed_move_was_pressed_for_nobody_knows_and_the_last_one_waits_for_no_press) {
  Script script = after_gap(Gap::restart, 2, 4);
  play_seen(script, 6);  // and pressed, while moves are missing
  play_seen(script, 7);
  for (std::size_t i = 2; i < 6; ++i) script.enter(ruy_lopez[i].by, ruy_lopez[i].uci).wait(3000);
  BOOST_TEST(script.state().line().plies() == 6U);
  for (std::size_t i = 6; i < 8; ++i) script.enter(ruy_lopez[i].by, ruy_lopez[i].uci).wait(1000);
  BOOST_TEST(lines(script, {"say white repeat 7", "say black repeat 8"}) ==
             "say white repeat 7 b5c6\nsay black repeat 8 d7c6\n");
  auto const& completed = script.state().completed();
  for (std::size_t i = 2; i < 7; ++i) BOOST_TEST(!completed[i].reading);
  BOOST_TEST(completed[7].reading.has_value());  // Black's time has stood since
  BOOST_TEST(blamed(script) == "");
}

BOOST_AUTO_TEST_CASE(one_and_two_plies_are_found_and_nothing_is_said_to_be_missing) {
  for (std::size_t const unseen : {1U, 2U}) {
    Script script = after_gap(Gap::sleep, 2, unseen);
    BOOST_TEST(script.state().line().plies() == 2U + unseen);
    BOOST_TEST(joined(script.log()).find("missing") == std::string::npos);
    BOOST_TEST(lines(script, {"irregular", "differs"}) == "");
  }
}

BOOST_AUTO_TEST_CASE(what_the_clock_showed_at_a_press_that_nobody_saw_is_not_known_while_it_runs_again) {
  Script script = after_gap(Gap::restart, 2, 2);
  BOOST_TEST_REQUIRE(script.state().line().plies() == 4U);
  BOOST_TEST(!script.state().completed()[2].reading);
  BOOST_TEST(script.state().completed()[3].reading.has_value());
}

BOOST_AUTO_TEST_CASE(a_program_that_starts_late_says_that_moves_are_missing_and_takes_them) {
  for (std::size_t const unseen : {2U, 4U}) {
    Script script{with_assistant(), tournament_profile, false, 0};
    play_unseen(script, 0, unseen);
    script.wait(1000).lever(W).wait(6000);
    if (unseen > 2) {
      BOOST_TEST(script.state().line().plies() == 0U);
      BOOST_TEST(lines(script, {"say black missing"}) == "say black missing after the start\n");
      for (std::size_t i = 0; i < unseen - 2; ++i) script.enter(ruy_lopez[i].by, ruy_lopez[i].uci).wait(5000);
    }
    BOOST_TEST(script.state().line().plies() == unseen);
    for (std::size_t i = unseen; i < 8; ++i) play_seen(script, i);
    BOOST_TEST(script.state().line().plies() == 8U);
    BOOST_TEST(blamed(script) == "");
  }
}

BOOST_AUTO_TEST_CASE(boards_that_are_put_up_before_the_clock_runs_miss_no_moves) {
  Script script{two_boards(BoardKind::occupancy, BoardKind::pieces), tournament_profile, false, 0};
  play_unseen(script, 0, 4);  // the last game still stands there
  script.wait(10'000);
  BOOST_TEST(joined(script.log()).find("missing") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(moves_typed_after_the_arbiter_went_back_bring_the_record_up_to_the_boards) {
  Script script{two_boards(BoardKind::occupancy, BoardKind::pieces)};
  for (std::size_t i = 0; i < 4; ++i) play_seen(script, i);
  script.feed(RestoreProposed{W, 2}).feed(RestoreAgreed{W}).feed(RestoreAgreed{B}).wait(3000).lever(W);
  script.enter(W, "g1f3").wait(2000).enter(B, "b8c6").wait(5000);
  BOOST_TEST(script.state().line().plies() == 4U);
  BOOST_TEST(!script.state().awaits_position(W));
  play_seen(script, 4);
  BOOST_TEST(script.state().line().plies() == 5U);
  BOOST_TEST((script.state().line().moves().back() == move_of(script.state().line().diagram_at(4), "f1b5")));
  BOOST_TEST(lines(script, {"irregular"}) == "");
}

BOOST_AUTO_TEST_CASE(a_move_typed_that_the_boards_have_told_is_said_again_also_soon_after_others_were_typed) {
  Script script{two_boards(BoardKind::occupancy, BoardKind::pieces)};
  for (std::size_t i = 0; i < 4; ++i) play_seen(script, i);
  script.feed(RestoreProposed{W, 2}).feed(RestoreAgreed{W}).feed(RestoreAgreed{B}).wait(3000).lever(W);
  script.enter(W, "g1f3").wait(2000).enter(B, "b8c6").wait(5000);
  play_seen(script, 4);
  play_unseen(script, 5, 6);
  script.feed(Resumed{}).report_all(W).report_all(B).wait(300).report_all(W).report_all(B).lever(W).wait(
      6000);
  script.enter(B, "a7a6").wait(1000);
  BOOST_TEST(lines(script, {"say black repeat 6"}) == "say black repeat 6 a7a6 found\n");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus::table
