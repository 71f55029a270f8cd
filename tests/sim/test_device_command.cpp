// SPDX-License-Identifier: GPL-3.0-or-later
// Every command of `tactus-sim device` is understood, and what is not one is refused with the list of those
// that are.
#include "src/sim/world/commands.hpp"

#include <array>

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::sim;

BOOST_AUTO_TEST_SUITE(device_command)

namespace {

constexpr std::array<std::string_view, 18> bad{
    "jump",        "lift",         "lift e9",  "lift e2 P",   "place",   "place e4 x",
    "place e4 pp", "place e4 P x", "slide a1", "slide a1 i1", "press",   "press clock",
    "say it",      "unplug white", "noise",    "noise 1001",  "lose -1", "play"};

template <typename Command>
Command as(std::string_view line) {
  auto const command = read_device_command(line);
  BOOST_TEST_REQUIRE(command.has_value());
  BOOST_TEST_REQUIRE(std::holds_alternative<Command>(*command));
  return std::get<Command>(*command);
}

}  // namespace

BOOST_DATA_TEST_CASE(what_is_not_a_command_is_refused_with_what_was_expected,
                     boost::unit_test::data::make(bad), line) {
  auto const command = read_device_command(line);
  BOOST_TEST_REQUIRE(!command.has_value());
  BOOST_TEST(command.error().starts_with("not a command: \"" + std::string{line} +
                                         "\"; expected one of\nlift SQUARE\n"));
}

BOOST_AUTO_TEST_CASE(hands_lift_place_slide_and_play) {
  BOOST_TEST(as<LiftCommand>("lift e2").square.name() == "e2");
  BOOST_TEST(!as<PlaceCommand>("place e4").piece.has_value());
  BOOST_TEST(as<PlaceCommand>(" place  e4 n").piece->fen_letter() == 'n');
  BOOST_TEST(as<SlideCommand>("slide a1 d1").to.name() == "d1");
  BOOST_TEST(as<PlayCommand>("play Nf3").move == "Nf3");
}

BOOST_AUTO_TEST_CASE(the_cable_comes_off_and_on_and_is_disturbed) {
  BOOST_TEST(!as<CableCommand>("unplug").is_plugged);
  BOOST_TEST(as<CableCommand>("plug").is_plugged);
  BOOST_TEST((as<DisturbCommand>("noise 5").kind == FaultCommand::Kind::noise));
  BOOST_TEST((as<DisturbCommand>("lose 10").kind == FaultCommand::Kind::lose));
  BOOST_TEST(as<DisturbCommand>("garbage 20").amount == 20U);
}

BOOST_AUTO_TEST_CASE(a_clock_is_pressed_time_passes_and_all_ends) {
  BOOST_TEST((as<PressCommand>("press white").by == chess::Color::white));
  as<SayCommand>("say");
  BOOST_TEST((as<WaitCommand>("wait 1500").duration == std::chrono::milliseconds{1500}));
  as<EndCommand>("quit");
  as<NoCommand>("");
  as<NoCommand>("# a comment");
}

BOOST_AUTO_TEST_SUITE_END()
