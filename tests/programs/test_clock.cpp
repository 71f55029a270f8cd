// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-arbiter clock` with a simulated DGT board and its clock: read, set, refused, missing.
#include "core/legal/position.hpp"
#include "devices/simulators/dgt.hpp"
#include "devices/simulators/tactus.hpp"
#include "tests/programs/program.hpp"
#include "tests/programs/pumped_device.hpp"

#include <algorithm>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace devices::simulators;
using std::chrono::minutes;

BOOST_AUTO_TEST_SUITE(clock_command)

namespace {

struct Board {
  SimulatedDgtClock clock{minutes{90}};
  SimulatedDgtBoard board{chess::Position::initial().placement()};

  std::vector<std::string> arguments(std::string const& port, std::vector<std::string> const& more) {
    std::vector<std::string> all{"clock", "--language", "en", "--port", port};
    all.insert(all.end(), more.begin(), more.end());
    return all;
  }
  Ended order(std::vector<std::string> const& more) {
    PumpedDevice const device{board};
    return run_until_answered("tactus-arbiter", arguments(device.port(), more));
  }
};

bool has(Bytes const& bytes, Bytes const& part) {
  return std::search(bytes.begin(), bytes.end(), part.begin(), part.end()) != bytes.end();
}

}  // namespace

BOOST_FIXTURE_TEST_CASE(the_arbiter_reads_a_clock_without_changing_it, Board) {
  board.connect(clock);
  PumpedDevice device{board};
  auto const ended = run_until_answered("tactus-arbiter", arguments(device.port(), {}));
  BOOST_TEST(ended.out == "Clock: White 1:30:00, Black 1:30:00.\nClock: stopped.\n");
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(!has(device.stop_and_tell(), {0x2B}));
}

BOOST_FIXTURE_TEST_CASE(the_arbiter_sets_a_clock_that_stands, Board) {
  board.connect(clock);
  auto const ended = order({"--white", "1:29:58", "--black", "0:31:07"});
  BOOST_TEST(ended.out == "Clock: White 1:29:58, Black 0:31:07.\nClock: stopped.\nClock: set.\n");
  BOOST_TEST(ended.status == 0);
}

BOOST_FIXTURE_TEST_CASE(a_clock_goes_on_with_the_player_that_was_named_on_the_side_where_he_sits, Board) {
  board.connect(clock);
  auto const ended =
      order({"--white", "9:59:59", "--black", "0:05:00", "--running", "white", "--left", "black"});
  BOOST_TEST(ended.status == 0, ended.out);
  BOOST_TEST(ended.out.starts_with("Clock: White 9:59:5"), ended.out);
  BOOST_TEST(ended.out.find(", Black 0:05:00.\nClock: the time of White is running.\nClock: set.\n") !=
                 std::string::npos,
             ended.out);
}

BOOST_FIXTURE_TEST_CASE(a_clock_that_refuses_is_told_with_the_reason, Board) {
  board.connect(clock);
  clock.set_computer_mode(false);
  auto const ended = order({"--white", "1:00:00", "--black", "1:00:00"});
  BOOST_TEST(ended.out == "Clock: refused; expected a clock that is set to its computer option.\n");
  BOOST_TEST(ended.status == 1);
}

BOOST_FIXTURE_TEST_CASE(a_board_without_a_clock_says_so, Board) {
  auto const ended = order({"--white", "1:00:00", "--black", "1:00:00"});
  BOOST_TEST(ended.out == "Clock: none is connected to this board.\n");
  BOOST_TEST(ended.status == 1);
}

BOOST_AUTO_TEST_CASE(a_clock_that_can_only_be_read_is_not_set) {
  SimulatedTalkingClock clock{minutes{90}, std::chrono::seconds{30}};
  PumpedDevice const device{clock};
  auto const ended = run_until_answered(
      "tactus-arbiter",
      {"clock", "--language", "en", "--port", device.port(), "--white", "1:00:00", "--black", "1:00:00"});
  BOOST_TEST(ended.out == "Clock: only one at a DGT board can be set; set it by hand.\n");
  BOOST_TEST(ended.status == 1);
}

BOOST_AUTO_TEST_CASE(a_bad_order_for_a_clock_says_what_was_expected) {
  auto const half = run("tactus-arbiter", {"clock", "--port", "sim:/x", "--white", "1:00:00"});
  BOOST_TEST(half.status == 2);
  auto const bad =
      run("tactus-arbiter", {"clock", "--port", "sim:/x", "--white", "1:00", "--black", "1:00:00"});
  BOOST_TEST(bad.status == 2);
  BOOST_TEST(bad.err.find("expected H:MM:SS") != std::string::npos, bad.err);
  auto const long_time =
      run("tactus-arbiter", {"clock", "--port", "sim:/x", "--white", "10:00:00", "--black", "1:00:00"});
  BOOST_TEST(long_time.status == 2);
  BOOST_TEST(long_time.err == "error: no clock shows that time; expected 0:00:00 to 9:59:59\n");
  auto const gone = run("tactus-arbiter", {"clock", "--language", "en", "--port", "sim:/nowhere/x"});
  BOOST_TEST(gone.status == 1);
  BOOST_TEST(gone.out.starts_with("sim:/nowhere/x: not there"), gone.out);
}

BOOST_AUTO_TEST_CASE(the_players_program_knows_no_command_that_sets_a_clock) {
  BOOST_TEST(
      run("tactus", {"clock", "--port", "sim:/x", "--white", "1:00:00", "--black", "1:00:00"}).status == 2);
}

BOOST_AUTO_TEST_SUITE_END()
