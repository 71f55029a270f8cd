// SPDX-License-Identifier: GPL-3.0-or-later
// Lines that are cut and come back: said once each, and no move is lost.
#include "tests/core/table/tables.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::table;

BOOST_AUTO_TEST_SUITE(interruptions)

namespace {

TableSetup two_piece_boards() {
  TableSetup setup = pair_with_clock();
  setup.white_board = BoardKind::pieces;
  return setup;
}

ClockSeen clock_shows(Color to_move, int white_s, int black_s) {
  clock::Reading reading;
  reading.white = std::chrono::seconds{white_s};
  reading.black = std::chrono::seconds{black_s};
  reading.to_move = to_move;
  reading.is_running = true;
  return {reading};
}

/// White's move is announced; then all cables come off, he presses, Black answers and presses.
Script& lose_all_for_two_presses(Script& script) {
  script.feed(clock_shows(W, 5400, 5400)).play(W, "e2e4").request(W, Request::announce);
  script.mute(W, true).mute(B, true).feed(DeviceWasLost{Device::clock, "unplugged"});
  script.hands(B, "-e2 +e4P -e7 +e5p").wait(2000);
  return script;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_loss_and_a_return_are_said_once_each_to_the_table) {
  Script script{pair_with_clock()};
  script.mute(B, true).mute(B, true).wait(1000).mute(B, false).mute(B, false).wait(1000);
  script.feed(DeviceWasLost{Device::clock, "silent"}).feed(DeviceWasFound{Device::clock});
  BOOST_TEST(joined(script.log_of({"say"})) ==
             "say table lost 1\nsay table found 1\nsay table lost 2\nsay table found 2\n");
}

BOOST_AUTO_TEST_CASE(displays_and_keypads_are_devices_too) {
  for (Device const device : {Device::braille_display, Device::white_keypad, Device::black_keypad,
                              Device::white_display, Device::loudspeaker, Device::black_earphone}) {
    Script script{TableSetup{}};
    script.feed(DeviceWasFound{device}).feed(DeviceWasLost{device, "unplugged"});
    script.feed(DeviceWasLost{device, "unplugged"}).feed(DeviceWasFound{device});
    auto const said = [&](char const* what) {
      return std::string{"say table "}
          .append(what)
          .append(std::to_string(static_cast<int>(device)))
          .append("\n");
    };
    BOOST_TEST(joined(script.log_of({"say"})) == said("lost ").append(said("found ")));
  }
}

BOOST_AUTO_TEST_CASE(who_heard_nothing_of_the_move_is_told_it_when_he_has_his_ear_again) {
  Script script{pair_with_clock()};
  script.feed(clock_shows(W, 5400, 5400)).play(W, "e2e4").request(W, Request::announce).press();
  auto const said = script.log_of({"say"}).size();
  script.feed(DeviceWasLost{Device::black_earphone, "pulled"});
  script.feed(DeviceWasFound{Device::black_earphone});
  BOOST_TEST(script.log_of({"say"}).size() == said + 2);  // he had heard it
  script.feed(DeviceWasLost{Device::black_earphone, "pulled"});
  script.feed(MoveUnheard{Audience::black, W, 1, Unheard::no_sound});
  script.feed(DeviceWasFound{Device::black_earphone});
  BOOST_TEST(script.log_of({"say"}).size() == said + 5);
  BOOST_TEST(script.log_of({"say"}).back().find("e2e4") != std::string::npos);
  script.feed(DeviceWasLost{Device::black_earphone, "pulled"});
  script.feed(DeviceWasFound{Device::black_earphone});
  BOOST_TEST(script.log_of({"say"}).size() == said + 7);  // once
}

BOOST_AUTO_TEST_CASE(an_older_move_that_nobody_heard_is_not_said_again) {
  Script script{pair_with_clock()};
  open_with_e4(script);
  script.play(B, "e7e5").press().wait(500);
  auto const heard = script.log_of({"say"}).size();
  script.feed(DeviceWasLost{Device::black_earphone, "unplugged"});
  script.feed(MoveUnheard{Audience::black, W, 1, Unheard::no_sound});
  script.feed(DeviceWasFound{Device::black_earphone});
  BOOST_TEST(script.log_of({"say"}).size() == heard + 2);  // lost and found
}

BOOST_AUTO_TEST_CASE(a_keyboard_cannot_be_lost) {
  Script script{TableSetup{}};
  script.feed(DeviceWasLost{Device::white_board, ""}).feed(DeviceWasLost{Device::clock, ""});
  BOOST_TEST(script.log().empty());
  BOOST_TEST(script.state().lost_devices().empty());
}

BOOST_AUTO_TEST_CASE(a_move_made_and_pressed_while_the_movers_board_was_cut_off_is_known_on_its_return) {
  Script script{two_piece_boards()};
  open_with_e4(script).mute(B, true).hands(B, "-e7 +e5p").press().wait(5000);
  BOOST_TEST(script.state().line().plies() == 1U);
  BOOST_TEST(joined(script.log_of({"irregular"})) == "");
  script.mute(B, false).wait(1000);
  BOOST_TEST(joined(script.log_of({"done b"})) == "done b 2 e7e5 e5 found\n");
}

BOOST_AUTO_TEST_CASE(while_the_movers_board_is_lost_the_settled_copy_says_what_was_played) {
  Script script{two_piece_boards()};
  open_with_e4(script).mute(B, true).press().hands(W, "-e7 +e5p").wait(1000);
  BOOST_TEST(script.state().line().plies() == 1U);
  script.wait(1500);
  BOOST_TEST(joined(script.log_of({"done b"})) == "done b 2 e7e5 e5\n");
}

BOOST_AUTO_TEST_CASE(while_the_movers_board_is_lost_a_typed_move_is_the_move) {
  Script script{pair_with_clock()};
  open_with_e4(script).mute(B, true).enter(B, "c7c5").press();
  BOOST_TEST(joined(script.log_of({"done b", "say white"})) == "done b 2 c7c5 c5\nsay white 2 c7c5\n");
  script.hands(B, "-c7 +c5p").mute(B, false).wait(1000);
  BOOST_TEST(!script.state().is_known_to_differ(B));
  BOOST_TEST(script.state().agreed_plies(B) == 2U);
}

BOOST_AUTO_TEST_CASE(two_plies_during_a_loss_of_clock_and_board_are_both_found) {
  Script script{two_piece_boards()};
  script.feed(DeviceWasLost{Device::clock, "unplugged"}).mute(W, true);
  script.hands(W, "-e2 +e4P").hands(B, "-e2 +e4P -e7 +e5p").hands(W, "-e7 +e5p").wait(3000);
  script.mute(W, false).feed(DeviceWasFound{Device::clock}).wait(1000);
  script.lever(W).wait(1000);
  BOOST_TEST(joined(script.log_of({"done", "irregular", "differs"})) ==
             "done w 1 e2e4 e4\ndone b 2 e7e5 e5\n");
}

BOOST_AUTO_TEST_CASE(
    two_presses_during_a_loss_of_everything_are_known_from_the_times_in_any_order_of_return) {
  std::string const both = "done w 1 e2e4 e4\ndone b 2 e7e5 e5 found\n";
  for (int order = 0; order < 6; ++order) {
    Script script{two_piece_boards()};
    lose_all_for_two_presses(script);
    for (int turn = 0; turn < 3; ++turn) {
      int const device = (order % 2 == 0 ? turn + order / 2 : 5 - turn - order / 2) % 3;
      if (device < 2) script.mute(device == 0 ? W : B, false);
      if (device == 2) script.feed(DeviceWasFound{Device::clock}).feed(clock_shows(W, 5397, 5391));
      script.wait(300);
    }
    script.feed(clock_shows(W, 5396, 5391)).wait(3000);
    BOOST_TEST(joined(script.log_of({"done", "irregular", "differs"})) == both, order
                                                                                    << '\n'
                                                                                    << joined(script.log()));
    script.hands(W, "-e7 +e5p").wait(1000).play(W, "g1f3").feed(clock_shows(B, 5390, 5391)).wait(1000);
    BOOST_TEST(joined(script.log_of({"done"})) == both + "done w 3 g1f3 Nf3\n", order);
  }
}

BOOST_AUTO_TEST_CASE(a_clock_that_comes_back_as_it_was_completes_nothing) {
  Script script{two_piece_boards()};
  script.feed(clock_shows(W, 5400, 5400)).play(W, "e2e4").request(W, Request::announce);
  script.feed(DeviceWasLost{Device::clock, "unplugged"}).wait(3000);
  script.feed(DeviceWasFound{Device::clock}).feed(clock_shows(W, 5397, 5400)).wait(3000);
  BOOST_TEST(joined(script.log_of({"done"})) == "");
  script.feed(clock_shows(B, 5396, 5400)).wait(1000);
  BOOST_TEST(joined(script.log_of({"done"})) == "done w 1 e2e4 e4\n");
}

BOOST_AUTO_TEST_CASE(a_press_during_a_loss_of_the_clock_is_known_from_how_it_stands_on_return) {
  Script script{pair_with_clock()};
  script.feed(DeviceWasLost{Device::clock, "unplugged"}).play(W, "e2e4").request(W, Request::announce);
  BOOST_TEST(script.state().line().plies() == 0U);
  script.feed(DeviceWasFound{Device::clock}).lever(B);
  BOOST_TEST(joined(script.log_of({"done"})) == "done w 1 e2e4 e4\n");
}

BOOST_AUTO_TEST_CASE(while_the_clock_is_lost_the_next_ply_completes) {
  Script script{pair_with_clock()};
  script.feed(DeviceWasLost{Device::clock, "unplugged"})
      .play(W, "e2e4")
      .hands(B, "-e2 +e4P -e7 +e5p")
      .wait(1000);
  BOOST_TEST(joined(script.log_of({"done"})) == "done w 1 e2e4 e4\n");
  script.request(B, Request::times);
  BOOST_TEST(joined(script.log_of({"say black"})) == "say black no times\n");
}

BOOST_AUTO_TEST_CASE(a_lost_board_is_not_asked_and_sets_no_deadlines) {
  Script script{pair_with_clock()};
  script.mute(W, true).mute(B, true);
  BOOST_TEST(!script.state().next_deadline().has_value());
  auto const asks = script.log_of({"ask"}).size();
  script.wait(10'000);
  BOOST_TEST(script.log_of({"ask"}).size() == asks);
}

BOOST_AUTO_TEST_CASE(an_unanswered_question_is_asked_again_every_half_second) {
  TableState state;
  Instant const now{Millis{0}};
  state = apply(state, {now, GameStarted{pair_with_clock()}}).state;
  int asks = 0;
  while (auto const deadline = state.next_deadline()) {
    if (*deadline > now + Millis{3000}) break;
    auto step = apply(std::move(state), {*deadline, TimePassed{}});
    state = std::move(step.state);
    for (auto const& effect : step.effects) asks += text_of(effect) == "ask w" ? 1 : 0;
  }
  BOOST_TEST(asks == 6);
}

BOOST_AUTO_TEST_CASE(a_disk_that_fails_behind_the_end_is_told_too_for_both_have_still_to_sign) {
  Script script{TableSetup{}};
  script.enter(W, "e2e4").feed(ResultEntered{GameResult::draw});
  script.feed(DeviceWasLost{Device::disk, "full"}).feed(DeviceWasLost{Device::loudspeaker, "unplugged"});
  BOOST_TEST(script.log_of({"say"}).back() == "say table lost 11");
}

BOOST_AUTO_TEST_SUITE_END()
