// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/system/round_makes.hpp"

#include "core/legal/position.hpp"
#include "devices/simulators/certabo.hpp"
#include "devices/simulators/chesslink.hpp"
#include "devices/simulators/chessnut.hpp"
#include "devices/simulators/ichessone.hpp"
#include "devices/simulators/occupancy.hpp"
#include "devices/simulators/tactus.hpp"
#include "tests/system/live_chess_board.hpp"

#include <utility>

namespace tactus::system_test {

using namespace devices::simulators;
using chess::Placement;
using devices::Protocol;
using std::chrono::milliseconds;

namespace {

using Board = std::unique_ptr<SimulatedBoard>;

template <class Simulated>
Board plain(Placement const& seen, std::uint32_t /*seed*/, SimulatedDgtClock* /*clock*/) {
  return std::make_unique<Simulated>(seen);
}

/// Either way round, quick and slow ones.
Board dgt(Placement const& seen, std::uint32_t seed, SimulatedDgtClock* clock) {
  auto board = std::make_unique<SimulatedDgtBoard>(
      seen, DgtBoardMake{.has_cable_on_whites_right = seed % 2 == 0,
                         .scan_time = milliseconds{seed % 3 == 0 ? 440 : 220}});
  if (clock != nullptr) board->connect(*clock);
  return board;
}
Board pegasus(Placement const& seen, std::uint32_t /*seed*/, SimulatedDgtClock* /*clock*/) {
  return std::make_unique<SimulatedDgtBoard>(seen, DgtBoardMake{.is_pegasus = true});
}
Board chesslink(Placement const& seen, std::uint32_t seed, SimulatedDgtClock* /*clock*/) {
  return std::make_unique<SimulatedChessLink>(
      seen, ChessLinkMake{.has_cable_on_whites_right = seed % 2 == 0, .has_parity = seed % 3 != 0});
}
BoardLamps lamps_of(std::uint32_t seed) { return seed % 2 == 0 ? BoardLamps::coloured : BoardLamps::plain; }
Board certabo(Placement const& seen, std::uint32_t seed, SimulatedDgtClock* /*clock*/) {
  return std::make_unique<SimulatedCertabo>(seen, lamps_of(seed), seed);
}
Board sentio(Placement const& seen, std::uint32_t seed, SimulatedDgtClock* /*clock*/) {
  return std::make_unique<SimulatedSentio>(seen, lamps_of(seed));
}

Board at_live_chess(Placement const& seen, std::uint32_t seed, SimulatedDgtClock* /*clock*/) {
  return std::make_unique<LiveChessBoard>(seen, seed);
}

using enum RoundSensors;
constexpr bool with_clock = true, without_clock = false;

}  // namespace

std::span<RoundMake const> round_makes() {
  static std::vector<RoundMake> const rows{
      {"dgt", {}, coils, without_clock, dgt},
      {"dgt with its clock", {}, coils, with_clock, dgt},
      {"dgt pegasus", {}, contacts, without_clock, pegasus},
      {"tactus", {}, contacts, without_clock, plain<SimulatedTactileBoard>},
      {"chesslink", {38'400}, coils, without_clock, chesslink},
      {"certabo", {38'400}, coils, without_clock, certabo},
      {"sentio", {38'400}, contacts, without_clock, sentio},
      {"occupancy", {9600, Protocol::occupancy}, contacts, without_clock, plain<SimulatedHomeMadeBoard>},
      {"chessnut", {9600, Protocol::chessnut, false}, coils, without_clock, plain<SimulatedChessnut>},
      {"ichessone", {115'200, Protocol::ichessone}, coils, without_clock, plain<SimulatedIChessOne>},
      {"dgt at LiveChess", {9600, Protocol::unknown, false}, coils, without_clock, at_live_chess},
  };
  return rows;
}

namespace {

SensorMake sensors_of(RoundMake const& make, HandHabits const& habits, std::uint32_t seed) {
  if (make.sensors == coils) return {};
  bool const is_slow = make.sensors == contacts && seed % 5 == 0;
  return {{}, habits.bounces, milliseconds{is_slow ? 200 : 0}};
}

RoundBoard board_of(RoundMake const& make, HandHabits const& habits, std::uint32_t seed,
                    SimulatedDgtClock* clock) {
  auto const start = chess::Position::initial().placement();
  Sensors sensors{start, sensors_of(make, habits, seed), seed};
  auto inside = make.board(sensors.reading(), seed, clock);
  return {make.name, make.line,
          std::make_unique<BoardWithSensors>(start, std::move(sensors), std::move(inside))};
}

}  // namespace

RoundDevices devices_of(RoundMake const& white, RoundMake const& black, HandHabits const& habits,
                        std::uint32_t seed) {
  constexpr auto main_time = std::chrono::minutes{90};
  constexpr auto increment = std::chrono::seconds{30};
  RoundDevices devices;
  if (white.has_clock || black.has_clock)
    devices.dgt_clock = std::make_unique<SimulatedDgtClock>(main_time, increment);
  else
    devices.clock = std::make_unique<SimulatedTalkingClock>(main_time, increment);
  devices.clock_make = "tactus clock";
  devices.dgt_clock_at = white.has_clock ? chess::Color::white : chess::Color::black;
  auto* const clock = devices.dgt_clock.get();
  devices.white = board_of(white, habits, seed, white.has_clock ? clock : nullptr);
  devices.black = board_of(black, habits, seed + 1, white.has_clock ? nullptr : clock);
  return devices;
}

}  // namespace tactus::system_test
