// SPDX-License-Identifier: GPL-3.0-or-later
// An adjourned game (Guideline I).
#include "tests/core/table/after_e4.hpp"

#include <algorithm>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::table;

BOOST_AUTO_TEST_SUITE(adjournment)

BOOST_AUTO_TEST_CASE(the_player_to_move_seals_and_what_the_envelope_needs_is_recorded) {
  AfterE4 table;
  clock::Reading reading;
  reading.white = Millis{5'000};
  reading.black = Millis{7'000};
  table.script.feed(DrawOffered{W}).feed(AdjournmentEntered{W, reading});
  table.script.feed(AdjournmentEntered{B, reading});
  BOOST_TEST((table.script.state().sealed_by() == B));
  BOOST_TEST(table.told_since() ==
             "irregular w 2 untimely offer\nsay table draw offer w\nsay white only mover seals\n"
             "adjourned b 1 rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1 offer w\n"
             "say table adjourned b 1\n");
}

BOOST_AUTO_TEST_CASE(nothing_is_played_until_it_goes_on_and_then_the_sealed_move_is) {
  AfterE4 table;
  table.script.feed(AdjournmentEntered{B, std::nullopt}).enter(B, "e7e5").press().lever(W);
  BOOST_TEST(table.script.state().line().plies() == 1U);
  table.script.feed(PlayContinued{}).lever(B).enter(B, "c7c5").press();
  BOOST_TEST(table.script.state().line().plies() == 2U);
  BOOST_TEST(table.told_since().find("say table resumed 1\n") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(who_offers_a_draw_in_an_adjourned_game_is_not_blamed) {
  AfterE4 table;
  table.script.feed(AdjournmentEntered{B, std::nullopt}).feed(DrawOffered{W});
  BOOST_TEST(table.told_since().find("untimely") == std::string::npos);
  BOOST_TEST(table.told_since().find("say table draw offer w\n") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(boards_may_be_cleared_and_set_up_again_without_a_difference) {
  Script script{pair_with_clock()};
  open_with_e4(script);
  script.play(B, "e7e5").press().hands(W, "-e7 +e5p").wait(1000);
  script.feed(AdjournmentEntered{W, std::nullopt});
  for (Color const c : {W, B}) {
    auto const stood = script.standing(c);
    script.standing(c) = chess::Placement{};
    script.report_all(c).wait(5000);
    script.standing(c) = stood;
  }
  script.feed(PlayContinued{}).wait(5000).play(W, "g1f3").request(W, Request::announce).press().wait(500);
  BOOST_TEST(script.state().line().plies() == 3U);
  BOOST_TEST(joined(script.log_of({"differs", "irregular"})) == "");
}

BOOST_AUTO_TEST_CASE(a_draw_may_be_agreed_and_a_game_resigned_before_it_goes_on) {
  AfterE4 table;
  table.script.feed(AdjournmentEntered{B, std::nullopt})
      .feed(ResignationEntered{B})
      .feed(ResignationEntered{B});
  BOOST_TEST((table.script.state().result() == GameResult::white_wins));
}

// Guideline I.2.7: as it was typed, until the game is adjourned anew.
BOOST_AUTO_TEST_CASE(when_and_where_it_goes_on_is_asked_told_and_kept) {
  AfterE4 table;
  table.script.feed(ResumptionNeeded{}).feed(AdjournmentEntered{B, std::nullopt}).feed(ResumptionNeeded{});
  BOOST_TEST(table.script.state().is_resumption_wanted());
  BOOST_TEST(table.script.log_of({"say"}).back() == "say black goes on when?");
  BOOST_TEST(table.script.state().standing(W).facts.size() == 2U);
  table.script.feed(ResumptionStated{"30.11., 15:00"});
  BOOST_TEST(!table.script.state().is_resumption_wanted());
  BOOST_TEST(table.script.log_of({"say"}).back() == "say table goes on 30.11., 15:00");
  BOOST_TEST(table.script.state().resumption() == "30.11., 15:00");
  table.script.feed(PlayContinued{}).feed(AdjournmentEntered{B, std::nullopt});
  BOOST_TEST(table.script.state().resumption() == "");
}

BOOST_AUTO_TEST_CASE(who_starts_the_program_again_is_not_asked_when_the_game_goes_on) {
  AfterE4 table;
  table.script.feed(AdjournmentEntered{B, std::nullopt}).feed(ResumptionNeeded{}).feed(ProgramStarted{});
  BOOST_TEST(!table.script.state().is_resumption_wanted());
}

BOOST_AUTO_TEST_CASE(an_adjourned_game_that_is_taken_up_goes_on_when_somebody_says_so) {
  Script script{typed_with_clock()};
  script.feed(AdjournmentEntered{W, std::nullopt}).feed(Resumed{});
  BOOST_TEST(joined(script.log_of({"say table resumed"})) == "");
  script.feed(PlayContinued{});
  BOOST_TEST(joined(script.log_of({"say table resumed"})) == "say table resumed 0\n");
}

BOOST_AUTO_TEST_CASE(a_game_that_is_over_is_taken_up_and_does_not_go_on) {
  Script script{typed_with_clock()};
  script.feed(ResultEntered{GameResult::draw}).feed(Resumed{});
  BOOST_TEST(joined(script.log_of({"say table resumed"})) == "");
}

// Guideline I.2: nobody knows what a clock shows that is not read.
BOOST_AUTO_TEST_CASE(the_envelope_has_no_times_of_a_clock_that_was_lost) {
  for (bool const is_lost : {false, true}) {
    AfterE4 table;
    if (is_lost) table.script.feed(DeviceWasLost{Device::clock, "unplugged"});
    table.script.feed(AdjournmentEntered{B, std::nullopt});
    auto const& events = table.script.events();
    auto const adjourned = std::find_if(events.begin(), events.end(), [](StampedEvent const& each) {
      auto const* const outcome = std::get_if<Outcome>(&each.event);
      return outcome != nullptr && std::holds_alternative<GameAdjourned>(*outcome);
    });
    BOOST_REQUIRE(adjourned != events.end());
    auto const& reading = std::get<GameAdjourned>(std::get<Outcome>(adjourned->event)).reading;
    BOOST_TEST(reading.has_value() == !is_lost);
  }
}

BOOST_AUTO_TEST_SUITE_END()
