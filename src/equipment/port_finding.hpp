// SPDX-License-Identifier: GPL-3.0-or-later
// What a short look at one port found.
#pragma once

#include "devices/drivers/device_event.hpp"
#include "devices/ports/port.hpp"
#include "devices/ports/port_list.hpp"
#include "src/equipment/fact.hpp"

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

// What there is to say of ports: of all that the machine has, and of the device that answers at one. Pure.

/// How many first, then a fact or two for each.
Facts facts_of(std::vector<devices::PortDescription> const& ports);

/// The name of the port first, then what answers there. A fault when nothing does.
Facts facts_of(PortFinding const& finding);

/// Why a port cannot be opened, and what to do about it.
Fact fact_of(devices::OpenError const& error, std::string const& port);

}  // namespace tactus::equipment
