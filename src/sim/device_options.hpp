// SPDX-License-Identifier: GPL-3.0-or-later
// What the command line of `tactus-sim device` says, in words and understood.
#pragma once

#include "core/legal/position.hpp"
#include "devices/simulators/hands.hpp"
#include "devices/simulators/sensors.hpp"
#include "src/sim/device_kind.hpp"

#include <filesystem>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::sim {

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
