// SPDX-License-Identifier: GPL-3.0-or-later
// A builder who does not see takes one peg after the other out of his board and hears which square it was.
#include "src/equipment/spoken_events.hpp"
#include "tests/equipment/languages.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::equipment;

BOOST_AUTO_TEST_SUITE(spoken_events)

namespace {

chess::Square at(std::string_view name) { return chess::Square::parse(name).value(); }

struct Watched {
  SpokenEvents events;

  std::string hear(devices::DeviceEvent const& event) {
    std::string text;
    for (Fact const& fact : events.of(event)) text += words::shown(fact.message, {}) + "|";
    return text;
  }
  std::string see(sensing::Observation const& observation) { return hear(devices::DeviceEvent{observation}); }
};

constexpr chess::SquareSet start{0xFFFF00000000FFFFULL};

}  // namespace

BOOST_FIXTURE_TEST_CASE(each_square_is_named_and_a_board_that_repeats_itself_is_silent, Watched) {
  BOOST_TEST(hear(devices::LinkFound{"tactus"}) == "Device: tactus.|");
  BOOST_TEST(see(sensing::AllOccupied{start}) == "Board: squares filled: 32.|");
  BOOST_TEST(see(sensing::AllOccupied{start}) == "");
  BOOST_TEST(see(sensing::SquareOccupied{at("e2"), false}) == "e2 empty.|");
  auto without = start;
  without.erase(at("e2"));
  BOOST_TEST(see(sensing::AllOccupied{without}) == "");
  BOOST_TEST(see(sensing::SquarePiece{at("e4"), chess::Piece{chess::Color::white, chess::Kind::pawn}}) ==
             "e4 filled.|");
  BOOST_TEST(see(sensing::AllOccupied{start}) == "e2 filled.|e4 empty.|", "an update that was lost");
}

BOOST_FIXTURE_TEST_CASE(a_board_that_is_emptied_at_once_is_counted, Watched) {
  see(sensing::AllOccupied{start});
  BOOST_TEST(see(sensing::AllOccupied{{}}) == "Board: squares filled: 0.|");
}

BOOST_FIXTURE_TEST_CASE(keys_are_named_and_ticks_are_not, Watched) {
  BOOST_TEST(hear(devices::ButtonPressed{devices::Button::white}) == "Clock: lever of White.|");
  BOOST_TEST(hear(devices::ButtonPressed{devices::Button::say}) == "Announce key.|");
  BOOST_TEST(hear(devices::DeviceEvent{clock::Reading{}}) == "");
}

BOOST_FIXTURE_TEST_CASE(a_device_that_comes_back_begins_anew, Watched) {
  see(sensing::AllOccupied{start});
  BOOST_TEST(hear(devices::LinkLost{"unplugged"}) == "Silent: the device is gone or says nothing.|");
  BOOST_TEST(see(sensing::SquareOccupied{at("e2"), false}) == "");
  BOOST_TEST(see(sensing::AllOccupied{start}) == "Board: squares filled: 32.|");
}

BOOST_AUTO_TEST_SUITE_END()
