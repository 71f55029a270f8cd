// SPDX-License-Identifier: GPL-3.0-or-later
// Every command of `tactus-sim table` is understood, and what is not one is refused with the list of those
// that are.
#include "src/sim/world/commands.hpp"

#include <array>
#include <string_view>

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::sim;

BOOST_AUTO_TEST_SUITE(table_command)

namespace {

constexpr std::array<std::string_view, 17> bad{"jump",
                                               "lift",
                                               "lift white",
                                               "lift white e9",
                                               "lift clock e2",
                                               "lift white e2 P x",
                                               "place black e5",
                                               "place black e5 x",
                                               "place black e5 pp",
                                               "press",
                                               "press clock",
                                               "say it",
                                               "unplug everything",
                                               "garbage white",
                                               "garbage white -1",
                                               "wait 1.5",
                                               "noise white 99999999999"};

template <typename Command>
Command as(std::string_view line) {
  auto const command = read_table_command(line);
  BOOST_TEST_REQUIRE(command.has_value());
  BOOST_TEST_REQUIRE(std::holds_alternative<Command>(*command));
  return std::get<Command>(*command);
}

}  // namespace

BOOST_DATA_TEST_CASE(what_is_not_a_command_is_refused_with_what_was_expected,
                     boost::unit_test::data::make(bad), line) {
  auto const command = read_table_command(line);
  BOOST_TEST_REQUIRE(!command.has_value());
  BOOST_TEST(command.error().find("expected one of") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(hands_lift_and_place_and_only_the_dgt_board_needs_the_piece) {
  auto const lift = as<HandCommand>("lift black e7");
  BOOST_TEST((lift.board == chess::Color::black));
  BOOST_TEST((lift.action.what == HandAction::What::lift));
  BOOST_TEST(lift.action.square.name() == "e7");
  BOOST_TEST((as<HandCommand>("place white e4").action.what == HandAction::What::place));
  BOOST_TEST(as<HandCommand>("  place black e5  n ").action.piece.fen_letter() == 'n');
}

BOOST_AUTO_TEST_CASE(the_clock_has_two_sides_and_an_announce_key) {
  BOOST_TEST((as<PressCommand>("press white").by == chess::Color::white));
  as<SayCommand>("say");
}

BOOST_AUTO_TEST_CASE(cables_come_off_and_on_and_are_disturbed) {
  BOOST_TEST(!as<PlugCommand>("unplug clock").is_plugged);
  BOOST_TEST((as<PlugCommand>("plug black").port == SimulatedPort::black));
  BOOST_TEST(as<FaultCommand>("garbage white 20").amount == 20U);
  BOOST_TEST((as<FaultCommand>("lose clock 3").kind == FaultCommand::Kind::lose));
  BOOST_TEST((as<FaultCommand>("noise black 0").kind == FaultCommand::Kind::noise));
}

BOOST_AUTO_TEST_CASE(time_is_in_milliseconds_and_empty_lines_and_comments_are_nothing) {
  BOOST_TEST((as<WaitCommand>("wait 1500").duration == std::chrono::milliseconds{1500}));
  as<EndCommand>("end");
  as<NoCommand>("");
  as<NoCommand>("# first move");
}

BOOST_AUTO_TEST_SUITE_END()
