// SPDX-License-Identifier: GPL-3.0-or-later
// The boards and clocks that `tactus-sim device` can be.
#pragma once

#include "devices/simulators/simulated_board.hpp"
#include "devices/simulators/simulated_dgt_clock.hpp"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace tactus::sim {

enum class DeviceKind : std::uint8_t {
  dgt,
  chesslink,
  certabo,
  sentio,
  chessnut,
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
inline constexpr std::array<DeviceKindFacts, 8> device_kinds{{
    {DeviceKind::dgt, "dgt", "", 9600, true},
    {DeviceKind::chesslink, "chesslink", "", 38'400, true},
    {DeviceKind::certabo, "certabo", "", 38'400, false},
    {DeviceKind::sentio, "sentio", "", 38'400, false},
    {DeviceKind::chessnut, "chessnut", "chessnut:", 38'400, false},
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

}  // namespace tactus::sim
