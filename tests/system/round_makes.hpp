// SPDX-License-Identifier: GPL-3.0-or-later
// The makes of boards that a round is played on. A new one is a row in round_makes.cpp, or, where the device
// is made elsewhere (the controllers of firmware/), a row beside them.
#pragma once

#include "devices/simulators/dgt.hpp"
#include "devices/simulators/hands.hpp"
#include "devices/simulators/sensors.hpp"
#include "tests/system/round_port.hpp"

#include <functional>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace tactus::system_test {

/// Coils and tags do not bounce. Contacts do, and every fifth board looks at them only so often; what is
/// `watched` is looked at by a controller that is simulated itself.
enum class RoundSensors : std::uint8_t { coils, contacts, watched_contacts };

struct RoundMake {
  std::string_view name;
  RoundLine line;
  RoundSensors sensors;
  bool has_clock;  // a DGT clock goes into it
  /// `seen`: what its sensors notice at first. Other seeds: other builds of the same make.
  std::function<std::unique_ptr<devices::simulators::SimulatedBoard>(
      chess::Placement const& seen, std::uint32_t seed, devices::simulators::SimulatedDgtClock* clock)>
      board;
};

/// All that drivers are there for.
std::span<RoundMake const> round_makes();

struct RoundBoard {
  std::string_view make;
  RoundLine line;
  std::unique_ptr<devices::simulators::SimulatedBoard> device;
};

struct RoundDevices {
  std::unique_ptr<devices::simulators::SimulatedDgtClock> dgt_clock;  // null: `clock` has a port of its own
  chess::Color dgt_clock_at = chess::Color::white;                    // in his board
  RoundBoard white, black;
  std::string_view clock_make;  // of `clock`
  std::unique_ptr<devices::simulators::SimulatedClock> clock;
};

/// The pieces of the start on both boards, under hands of these habits; a talking clock where no board has
/// one in it.
RoundDevices devices_of(RoundMake const& white, RoundMake const& black,
                        devices::simulators::HandHabits const& habits, std::uint32_t seed);

}  // namespace tactus::system_test
