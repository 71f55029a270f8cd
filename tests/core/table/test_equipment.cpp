// SPDX-License-Identifier: GPL-3.0-or-later
// Boards and clocks as people set them up: what is wrong is found from play, told once, and no player is
// accused of it.
#include "core/clock/time_control.hpp"
#include "tests/core/table/wrong_equipment.hpp"

#include <boost/test/unit_test.hpp>

namespace tactus::table {

BOOST_AUTO_TEST_SUITE(equipment)

namespace {

/// The hands of the player at `seat` reach the board that is read as that of `port_of(seat)`.
template <class PortOf>
void play(Script& script, PortOf port_of) {
  for (Ply const& ply : ruy_lopez)
    script.play(port_of(ply.by), ply.uci)
        .press()
        .wait(1500)
        .hands(port_of(other(ply.by)), ply.steps)
        .wait(2500);
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_table_set_up_as_agreed_explains_nothing) {
  for (auto const kind : {BoardKind::occupancy, BoardKind::pieces}) {
    Script script{two_boards(kind, kind)};
    play(script, [](Color c) { return c; });
    BOOST_TEST(script.state().line().plies() == 8U);
    BOOST_TEST(lines(script, {"explained", "irregular", "differs"}) == "");
  }
}

BOOST_AUTO_TEST_CASE(boards_at_each_others_ports_are_found_at_the_second_ply_and_nobody_is_accused) {
  for (auto const kind : {BoardKind::occupancy, BoardKind::pieces}) {
    Script script{two_boards(kind, kind)};
    play(script, other);
    BOOST_TEST(script.state().line().plies() == 8U);
    BOOST_TEST(lines(script, {"explained", "irregular", "differs"}) == "explained 0\n");
    BOOST_TEST((script.state().seat_of(W) == B));
    BOOST_TEST(lines(script, {"done b 8"}) == "done b 8 d7c6 dxc6\n");
  }
}

BOOST_AUTO_TEST_CASE(at_each_others_ports_the_first_move_is_told_at_its_press) {
  for (auto const kind : {BoardKind::occupancy, BoardKind::pieces}) {
    Script script{two_boards(kind, kind)};
    script.hands(B, "-e2 +e4P").wait(800).press().wait(1000);
    BOOST_TEST(lines(script, {"done", "explained", "irregular"}) == "done w 1 e2e4 e4\n");
  }
}

BOOST_AUTO_TEST_CASE(after_a_restart_nothing_has_told_yet_which_board_is_whose) {
  for (bool const is_restarted : {false, true}) {
    Script script{two_boards(BoardKind::pieces, BoardKind::pieces)};
    play_ruy_lopez(script, 2);
    if (is_restarted) script.feed(Resumed{}).report_all(W).report_all(B).lever(W).wait(3000);
    script.hands(B, "-g1 +f3N").wait(800).press().wait(1000);
    BOOST_TEST(lines(script, {"done w 3"}) == (is_restarted ? "done w 3 g1f3 Nf3\n" : ""));
  }
}

BOOST_AUTO_TEST_CASE(who_once_forgets_to_move_on_his_own_board_exchanges_nothing) {
  Script script{two_boards(BoardKind::occupancy, BoardKind::occupancy)};
  // Said aloud, copied by the opponent, pressed; then made on the own board too.
  script.hands(B, "-e2 +e4P").wait(800).press().wait(1500).hands(W, "-e2 +e4P").wait(2500);
  script.play(B, "e7e5").press().wait(1500).hands(W, "-e7 +e5p").wait(2500);
  BOOST_TEST(script.state().line().plies() == 2U);
  BOOST_TEST(lines(script, {"explained"}) == "");
}

BOOST_AUTO_TEST_CASE(a_slip_of_a_line_that_was_given_up_excuses_nothing) {
  Script script{two_boards(BoardKind::occupancy, BoardKind::occupancy)};
  play_ruy_lopez(script, 4);
  script.hands(B, "-f1 +b5B").wait(800).press().wait(1500).hands(W, "-f1 +b5B").wait(2500);
  script.feed(RestoreProposed{W, 0, {}, {}}).feed(RestoreAgreed{W}).feed(RestoreAgreed{B});
  BOOST_TEST_REQUIRE(script.state().line().plies() == 0U);
  script.feed(DrawOffered{B});
  BOOST_TEST(lines(script, {"irregular"}) == "irregular b 1 untimely offer\n");
}

BOOST_AUTO_TEST_CASE(a_tactile_board_that_stands_turned_is_read_turned) {
  for (Color const which : {W, B}) {
    Script script{two_boards(BoardKind::occupancy, BoardKind::occupancy)};
    for (Ply const& ply : ruy_lopez) {
      auto const steps = [&](Color seat, std::string_view of) {
        return which == seat ? turned(of) : std::string{of};
      };
      script.hands(ply.by, steps(ply.by, ply.steps)).wait(1000).press().wait(1500);
      script.hands(other(ply.by), steps(other(ply.by), ply.steps)).wait(2500);
    }
    BOOST_TEST(script.state().line().plies() == 8U);
    BOOST_TEST(lines(script, {"explained", "irregular"}) ==
               std::string{"explained 1 "} + (which == W ? "w" : "b") + "\n");
    BOOST_TEST(!script.state().is_known_to_differ(which));
    BOOST_TEST(script.state().orientation(which).quarters() == sensing::half_turn);
  }
}

BOOST_AUTO_TEST_CASE(both_boards_turned_are_read_turned) {
  Script script{two_boards(BoardKind::occupancy, BoardKind::occupancy)};
  for (Ply const& ply : ruy_lopez) {
    script.hands(ply.by, turned(ply.steps)).wait(1000).press().wait(1500);
    script.hands(other(ply.by), turned(ply.steps)).wait(2500);
  }
  BOOST_TEST(script.state().line().plies() == 8U);
  BOOST_TEST(lines(script, {"explained", "irregular"}) == "explained 1 w\nexplained 1 b\n");
}

BOOST_AUTO_TEST_CASE(a_clock_the_wrong_way_round_is_read_the_other_way_from_the_first_press_on) {
  Script script{two_boards(BoardKind::occupancy, BoardKind::occupancy), tournament_profile, false};
  script.show_clock(B, true).wait(3000);  // the arbiter started White's time
  Color runs = W;
  for (Ply const& ply : ruy_lopez) {
    script.play(ply.by, ply.uci).show_clock(runs, true).wait(1500).hands(other(ply.by), ply.steps).wait(2500);
    runs = other(runs);
  }
  BOOST_TEST(script.state().line().plies() == 8U);
  BOOST_TEST(lines(script, {"explained", "irregular", "differs"}) == "explained 2\n");
}

BOOST_AUTO_TEST_CASE(who_was_told_the_other_ones_time_before_the_sides_were_found_hears_his_own) {
  Script script{two_boards(BoardKind::occupancy, BoardKind::occupancy), tournament_profile, false};
  clock::Reading reading{.white = Millis{5'400'000}, .black = Millis{5'400'000}, .to_move = B};
  script.feed(Requested{B, Request::times, reading});  // both alike: nothing to put right
  reading.is_running = true;
  reading.black = Millis{5'390'000};
  script.feed(ClockSeen{reading}).wait(3000).feed(Requested{W, Request::times, reading});
  reading.to_move = W;
  script.play(W, "e2e4").feed(ClockSeen{reading}).wait(1500);
  BOOST_TEST(lines(script, {"say white times", "say white repeat", "say black repeat"}) ==
             "say white times 5400000 5390000\nsay white repeat times 5390000 5400000\n");
}

BOOST_AUTO_TEST_CASE(a_clock_the_wrong_way_round_stands_so_after_a_restart_too) {
  Script script{two_boards(BoardKind::occupancy, BoardKind::occupancy), tournament_profile, false};
  script.show_clock(B, true).wait(3000);
  Color runs = W;
  for (std::size_t i = 0; i < std::size(ruy_lopez); ++i) {
    Ply const& ply = ruy_lopez[i];
    script.play(ply.by, ply.uci).show_clock(runs, true).wait(1500).hands(other(ply.by), ply.steps).wait(2500);
    if (i == 1)
      script.feed(Resumed{})
          .report_all(W)
          .report_all(B)
          .show_clock(runs, true)
          .wait(300)
          .report_all(W)
          .report_all(B);
    runs = other(runs);
  }
  BOOST_TEST(script.state().line().plies() == 8U);
  BOOST_TEST(lines(script, {"explained", "irregular", "differs"}) == "explained 2\n");
}

BOOST_AUTO_TEST_CASE(who_offers_a_draw_while_the_boards_may_be_exchanged_is_not_blamed) {
  Script script{two_boards(BoardKind::occupancy, BoardKind::occupancy)};
  auto const play = [&](Ply const& ply) {
    script.hands(other(ply.by), ply.steps).wait(600);  // at the other's port
  };
  play(ruy_lopez[0]);
  script.press().wait(1500).hands(W, ruy_lopez[0].steps).wait(5000);
  play(ruy_lopez[1]);
  script.feed(DrawOffered{B}).wait(300).press().wait(3000);
  BOOST_TEST(lines(script, {"explained", "irregular"}) == "explained 0\n");
}

BOOST_AUTO_TEST_CASE(who_starts_the_clock_by_the_wrong_lever_and_then_by_the_right_one_exchanges_nothing) {
  Script script{two_boards(BoardKind::occupancy, BoardKind::occupancy), tournament_profile, false};
  script.show_clock(B, true).wait(3000).show_clock(W, true).wait(3000);
  Color runs = B;
  for (Ply const& ply : ruy_lopez) {
    script.play(ply.by, ply.uci).show_clock(runs, true).wait(1500).hands(other(ply.by), ply.steps).wait(2500);
    runs = other(runs);
  }
  BOOST_TEST(script.state().line().plies() == 8U);
  BOOST_TEST(lines(script, {"explained", "irregular", "differs"}) == "");
}

BOOST_AUTO_TEST_CASE(another_time_than_agreed_is_told_when_the_clock_is_started) {
  auto const told_of = [](Millis shown) {
    TableSetup setup = two_boards(BoardKind::occupancy, BoardKind::occupancy);
    setup.time_control = *clock::read_time_control("90m+30s");
    Script script{setup, tournament_profile, false};
    auto const clock = [&](Millis time, bool is_running) {
      clock::Reading reading;
      reading.white = reading.black = time;
      reading.to_move = W;
      reading.is_running = is_running;
      script.feed(ClockSeen{reading}).wait(1000);
    };
    clock(Millis{60'000}, false);
    clock(shown, true);
    clock(shown - Millis{1000}, true);
    return lines(script, {"explained"});
  };
  using std::chrono::minutes;
  BOOST_TEST(told_of(minutes{90}) == "");
  BOOST_TEST(told_of(minutes{90} + Millis{30'000}) == "");
  BOOST_TEST(told_of(minutes{60}) == "explained 3\n");
}

BOOST_AUTO_TEST_CASE(what_stands_wrong_before_the_first_move_is_told_square_by_square) {
  Script script{two_boards(BoardKind::pieces, BoardKind::pieces), tournament_profile, false};
  script.hands(B, "-d8 -e8 +d8k +e8q").wait(5000).show_clock(W, true).wait(1000);
  BOOST_TEST(lines(script, {"explained"}) == "explained 4 b d8 e8\n");
  script.play(W, "e2e4").press().wait(1500);
  BOOST_TEST(script.state().line().plies() == 1U);
}

BOOST_AUTO_TEST_CASE(
    moves_that_were_missed_are_typed_one_after_the_other_up_to_where_the_boards_tell_the_rest) {
  for (auto const kind : {BoardKind::occupancy, BoardKind::pieces}) {
    Script script{two_boards(kind, kind)};
    script.play(W, "e2e4").press().wait(1500).hands(B, "-e2 +e4P").wait(2500);
    script.mute(W, true).mute(B, true).feed(DeviceWasLost{Device::clock, "hub"});
    for (std::size_t i = 1; i < 5; ++i)
      for (Color const board : {W, B}) script.hands(board, ruy_lopez[i].steps);
    script.mute(W, false).mute(B, false).wait(4000);
    script.feed(DeviceWasFound{Device::clock}).show_clock(B, true).wait(4000);
    BOOST_TEST(script.state().line().plies() == 1U);
    BOOST_TEST(lines(script, {"explained", "irregular"}) == "explained 5\n");
    script.enter(B, "e7e5").wait(1000).enter(W, "g1f3").wait(1000);
    BOOST_TEST(script.state().line().plies() >= 3U);
    script.wait(4000);
    if (script.state().line().plies() < 5) script.press().wait(4000);
    BOOST_TEST(lines(script, {"done b 4", "done w 5"}).find("done b 4 b8c6 Nc6") == 0U);
    BOOST_TEST(lines(script, {"irregular"}) == "");
  }
}

BOOST_AUTO_TEST_CASE(a_move_typed_beside_boards_that_show_it_waits_for_the_press) {
  Script script{two_boards(BoardKind::occupancy, BoardKind::occupancy)};
  script.play(W, "e2e4").hands(B, "-e2 +e4P").wait(4000).enter(W, "e2e4").wait(1000);
  BOOST_TEST(script.state().line().plies() == 0U);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus::table
