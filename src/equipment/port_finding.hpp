// SPDX-License-Identifier: GPL-3.0-or-later
// What a short look at one port found.
#pragma once

#include "devices/device_event.hpp"
#include "devices/open_stream.hpp"

#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace tactus::equipment {

/// The device at a port as it showed itself.
struct DeviceShown {
  std::string protocol;                         // empty: none was proved
  std::vector<devices::Identified> identified;  // a board may tell version and serial number apart
  std::optional<sensing::Observation> board;    // its last full state
  std::variant<std::monostate, clock::Reading, devices::SidesReading, devices::ClockAbsent> clock;
  std::optional<devices::Battery> battery;

  void take(devices::DeviceEvent const& event);
};

struct PortFinding {
  std::string port;
  std::optional<devices::OpenError> error;  // it could not be opened; then the rest is empty
  DeviceShown device;
  std::size_t bytes_heard = 0;
  bool was_unplugged = false;
};

/// Opens the port, asks what is there and listens: `patience` until it proves itself, then `attention` for
/// what it shows. `now` never runs backwards.
PortFinding look_at(std::string const& port, std::function<Instant()> const& now);

}  // namespace tactus::equipment
