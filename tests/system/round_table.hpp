// SPDX-License-Identifier: GPL-3.0-or-later
// One table of a round in one process and in simulated time: simulated boards and clock on disturbed lines,
// the lines and meanings of the product, core/table. No thread, no terminal, no waiting.
#pragma once

#include "core/table/table_state.hpp"
#include "devices/device_line.hpp"
#include "devices/simulators/hands.hpp"
#include "devices/simulators/line.hpp"
#include "devices/simulators/sensors.hpp"
#include "src/table/ports/port_meaning.hpp"

#include <array>
#include <memory>
#include <vector>

namespace tactus::system_test {

using devices::simulators::SimTime;

/// A device at the end of a cable.
class RoundPort {
 public:
  RoundPort(devices::simulators::SimulatedDevice& device, program::PortRole role, std::uint32_t seed)
      : device_(device), meaning_(role), faults_(seed) {}

  std::vector<program::Meaning> plug(SimTime now);
  std::vector<program::Meaning> unplug(SimTime now);
  bool is_plugged() const { return is_plugged_; }
  std::vector<program::Meaning> pump(SimTime now);
  void ask_full_state(SimTime now);
  SimTime next_due() const;

  program::PortMeaning& meaning() { return meaning_; }
  devices::simulators::LineFaults& faults() { return faults_; }

 private:
  std::vector<program::Meaning> carry_out(devices::LineStep const& step, SimTime now);

  devices::simulators::SimulatedDevice& device_;
  program::PortMeaning meaning_;
  devices::DeviceLine line_;
  devices::simulators::PacedBytes wire_;
  devices::simulators::LineFaults faults_;
  bool is_plugged_ = false;
};

struct RoundDevices {
  std::unique_ptr<devices::simulators::SimulatedBoard> white_board, black_board;
  std::unique_ptr<devices::simulators::SimulatedClock> clock;
};

/// A tactile board, one of DGT and a talking clock.
RoundDevices usual_devices(std::uint32_t seed, devices::simulators::SensorMake const& white_sensors);
/// The pieces of the start on a board that notices what its sensors let through. `inside`: made for what they
/// notice at first.
std::unique_ptr<devices::simulators::SimulatedBoard> board_with_sensors(
    std::uint32_t seed, devices::simulators::SensorMake const& make,
    std::unique_ptr<devices::simulators::SimulatedBoard> (*inside)(chess::Placement const&));

class RoundTable {
 public:
  /// White is blind and has a board that sees which squares are filled; Tactus announces for him. Black is
  /// sighted, and his board knows its pieces.
  RoundTable(std::uint32_t seed, RoundDevices devices);

  devices::simulators::SimulatedClock& clock() { return *devices_.clock; }
  void run(SimTime duration);
  void act(chess::Color board, std::vector<devices::simulators::HandAction> const& actions);
  /// Pulls the plug of one port for so long; nothing happens while another one is out.
  void pull_plug(std::size_t port, SimTime duration);
  devices::simulators::LineFaults& faults(std::size_t port) { return ports_[port].faults(); }
  void feed(table::Input const& input);

  SimTime now() const { return now_; }
  bool is_whole() const { return !pulled_; }
  table::TableState const& state() const { return state_; }
  std::vector<table::MoveSaid> const& said() const { return said_; }

 private:
  struct Pulled {
    std::size_t port;
    SimTime until;
  };
  void hear(std::vector<program::Meaning> const& meant);
  void start();

  SimTime now_{0};
  RoundDevices devices_;
  std::array<RoundPort, 3> ports_;
  std::optional<Pulled> pulled_;
  table::TableState state_;
  std::vector<table::MoveSaid> said_;
};

}  // namespace tactus::system_test
