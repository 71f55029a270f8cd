// SPDX-License-Identifier: GPL-3.0-or-later
// The simulated tactile board and talking clock speak the sentences of our own protocol (O8 to O13 of its
// vectors).
#include "core/legal/position.hpp"
#include "devices/simulators/tactus.hpp"
#include "tests/devices/simulators/conversation.hpp"

#include <string>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::devices::simulators;
using chess::Color;
using std::chrono::milliseconds;
using std::chrono::minutes;
using std::chrono::seconds;

namespace {

std::string text(Bytes const& bytes) { return {bytes.begin(), bytes.end()}; }
Bytes bytes(std::string_view text) { return {text.begin(), text.end()}; }

constexpr chess::Piece white_pawn{Color::white, chess::Kind::pawn};

/// What it says from now on, without the sentences of its power-up.
template <typename Device>
struct Powered {
  Device device;
  template <typename... Args>
  explicit Powered(Args... args) : device(args...) {
    device.power_up(SimTime{0});
    device.take_output();
  }
  std::string said() { return text(device.take_output()); }
  std::string said_until(SimTime now) {
    device.advance(now);
    return said();
  }
};

struct Board : Powered<SimulatedTactileBoard> {
  Board() : Powered(chess::Position::initial().placement()) {}
};
struct Clock : Powered<SimulatedTalkingClock> {
  Clock() : Powered(minutes{90}, seconds{30}) {}
};

}  // namespace

BOOST_AUTO_TEST_SUITE(own_sentences)

BOOST_AUTO_TEST_CASE(the_checksum_is_the_one_of_the_published_vectors) {
  BOOST_TEST(text(own_sentence("PTACB,S,17,FFFF00000000FFFF")) == "$PTACB,S,17,FFFF00000000FFFF*3D\r\n");
  BOOST_TEST(text(own_sentence("PTACC,T,41,5398000,5400000,w,0")) ==
             "$PTACC,T,41,5398000,5400000,w,0*55\r\n");
}

BOOST_AUTO_TEST_CASE(numbers_go_back_to_zero_after_999) {
  SequenceNumber number;
  for (unsigned i = 0; i < 1000; ++i) BOOST_TEST_REQUIRE(number.next() == i);
  BOOST_TEST(number.next() == 0U);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_FIXTURE_TEST_SUITE(simulated_tactile_board, Board)

BOOST_AUTO_TEST_CASE(at_power_up_it_says_who_it_is_and_where_pegs_are) {
  device.power_up(SimTime{0});
  BOOST_TEST(said() == "$PTACB,I,1,tactus-sim-board,1.0*1A\r\n$PTACB,S,0,FFFF00000000FFFF*0B\r\n");
}

BOOST_AUTO_TEST_CASE(a_lift_and_a_place_are_told_at_once_with_the_boards_own_time) {
  device.lift(at("e2"), milliseconds{340});
  device.place(at("e4"), white_pawn, milliseconds{910});
  BOOST_TEST(said() == "$PTACB,U,1,e2,0,340*5C\r\n$PTACB,U,2,e4,1,910*57\r\n");
}

BOOST_AUTO_TEST_CASE(lifting_from_an_empty_aperture_or_filling_a_full_one_tells_nothing) {
  device.lift(at("e4"), milliseconds{1});
  device.place(at("e2"), white_pawn, milliseconds{2});
  BOOST_TEST(said().empty());
}

BOOST_AUTO_TEST_CASE(it_tells_its_whole_state_each_second) {
  device.lift(at("a8"), milliseconds{500});
  said();
  BOOST_TEST(said_until(milliseconds{2100}) == text(own_sentence("PTACB,S,2,7FFF00000000FFFF")) +
                                                   text(own_sentence("PTACB,S,3,7FFF00000000FFFF")));
}

BOOST_AUTO_TEST_CASE(it_answers_good_queries_and_no_others) {
  device.receive(bytes("$PTACQ,S*28\r\n"), SimTime{0});
  BOOST_TEST(said() == text(own_sentence("PTACB,S,1,FFFF00000000FFFF")));
  device.receive(bytes("$PTACQ,S*29\r\nM\r\n$PTACQ,$PTACQ,I*32\r\n"), SimTime{0});
  BOOST_TEST(said() == text(own_sentence("PTACB,I,1,tactus-sim-board,1.0")));
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_FIXTURE_TEST_SUITE(simulated_talking_clock, Clock)

BOOST_AUTO_TEST_CASE(before_the_first_press_nobodys_clock_runs) {
  BOOST_TEST(said_until(seconds{1}) == text(own_sentence("PTACC,T,1,5400000,5400000,-,1")));
}

BOOST_AUTO_TEST_CASE(the_first_press_is_blacks_and_starts_whites_clock_without_an_increment) {
  device.press(Color::black, milliseconds{500});
  BOOST_TEST(said() ==
             text(own_sentence("PTACC,B,1,black")) + text(own_sentence("PTACC,T,2,5400000,5400000,w,0")));
  BOOST_TEST(said_until(seconds{1}) == text(own_sentence("PTACC,T,3,5399500,5400000,w,0")));
}

BOOST_AUTO_TEST_CASE(a_press_adds_the_increment_and_starts_the_other_clock) {
  device.press(Color::black, SimTime{0});
  device.press(Color::white, milliseconds{10'250});
  BOOST_TEST(
      (device.remaining(Color::white, milliseconds{12'250}) == milliseconds{5'400'000 - 10'250 + 30'000}));
  BOOST_TEST((device.remaining(Color::black, milliseconds{12'250}) == milliseconds{5'398'000}));
}

BOOST_AUTO_TEST_CASE(a_press_on_the_wrong_side_changes_no_clock) {
  device.press(Color::black, SimTime{0});
  device.press(Color::black, seconds{5});
  BOOST_TEST((device.to_move() == Color::white));
  BOOST_TEST((device.remaining(Color::black, seconds{5}) == minutes{90}));
}

BOOST_AUTO_TEST_CASE(a_flag_that_has_fallen_is_told_and_no_increment_raises_it_again) {
  device.press(Color::black, SimTime{0});
  device.advance(minutes{90});
  said();
  device.press(Color::white, minutes{90});
  BOOST_TEST(said().find(",0,5400000,b,2*") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(the_announce_key_is_told_as_a_button) {
  device.say(SimTime{0});
  BOOST_TEST(said() == text(own_sentence("PTACC,B,1,say")));
}

BOOST_AUTO_TEST_CASE(it_keeps_the_time_while_its_line_is_unplugged) {
  device.press(Color::black, SimTime{0});
  device.power_up(seconds{60});
  BOOST_TEST((device.remaining(Color::white, seconds{60}) == minutes{89}));
  BOOST_TEST((device.to_move() == Color::white));
}

BOOST_AUTO_TEST_SUITE_END()
