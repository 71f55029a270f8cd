// SPDX-License-Identifier: GPL-3.0-or-later
// What the command line of `tactus-sim device` says, in words and understood.
#pragma once

#include "core/legal/position.hpp"
#include "devices/simulators/device.hpp"
#include "devices/simulators/dgt.hpp"
#include "devices/simulators/hands.hpp"
#include "devices/simulators/sensors.hpp"

#include <array>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::sim {

enum class DeviceKind : std::uint8_t {
  dgt,
  chesslink,
  certabo,
  sentio,
  chessnut,
  ichessone,
  tactus_board,
  tactus_clock,
  line,
};

struct DeviceKindFacts {
  DeviceKind kind;
  std::string_view name;         // on the command line
  std::string_view port_prefix;  // where the device answers only to a program that is told what it is
  unsigned baud;
  bool has_cable_side;  // the board numbers its squares from where its cable comes out
};

/// In the order of the enumeration.
inline constexpr std::array<DeviceKindFacts, 9> device_kinds{{
    {DeviceKind::dgt, "dgt", "", 9600, true},
    {DeviceKind::chesslink, "chesslink", "", 38'400, true},
    {DeviceKind::certabo, "certabo", "", 38'400, false},
    {DeviceKind::sentio, "sentio", "", 38'400, false},
    {DeviceKind::chessnut, "chessnut", "chessnut:", 38'400, false},
    {DeviceKind::ichessone, "ichessone", "ichessone:", 115'200, false},
    {DeviceKind::tactus_board, "tactus-board", "", 9600, false},
    {DeviceKind::tactus_clock, "tactus-clock", "", 9600, false},
    {DeviceKind::line, "line", "", 9600, false},
}};

constexpr DeviceKindFacts const& facts_of(DeviceKind kind) {
  return device_kinds[static_cast<std::size_t>(kind)];
}
std::optional<DeviceKind> device_kind_named(std::string_view name);
/// "dgt, chesslink, ... or line".
std::string names_of_device_kinds();

/// Precondition: not a clock. `seen`: what its sensors see. `clock`: connected to a DGT board, if there is
/// one; it must outlive the board.
std::unique_ptr<devices::simulators::SimulatedBoard> make_board(
    DeviceKind kind, chess::Placement const& seen, bool has_cable_on_whites_right,
    devices::simulators::SimulatedDgtClock* clock);

/// As typed.
struct DeviceArguments {
  std::string kind;
  std::filesystem::path link;
  std::string start;              // FEN; empty: the initial position
  std::vector<std::string> dead;  // squares
  std::string hands = "clean";
  bool is_cable_right = false;
  bool has_clock = false;  // connected to the board
  bool has_bounce = false;
  unsigned slow_scan_ms = 0;
  unsigned noise_per_mille = 0;
  unsigned lose_bytes = 0;
  unsigned seed = 1;
  unsigned speed = 1;
};

struct DeviceOptions {
  DeviceKind kind;
  std::filesystem::path link;
  chess::Position start;
  devices::simulators::SensorMake sensors;
  devices::simulators::HandHabits hands;
  bool is_cable_right;
  bool has_clock;
  unsigned noise_per_mille;
  unsigned lose_bytes;
  unsigned seed;
  unsigned speed;
};

/// The error is one sentence: what was expected.
tl::expected<DeviceOptions, std::string> read_device_options(DeviceArguments const& arguments);

}  // namespace tactus::sim
