// SPDX-License-Identifier: GPL-3.0-or-later
// One port of a table in simulated time: a simulated device at the end of a cable, the line and the meanings
// of the product at the other.
#pragma once

#include "devices/device_line.hpp"
#include "devices/simulators/line.hpp"
#include "src/table/ports/port_meaning.hpp"

#include <optional>
#include <vector>

namespace tactus::system_test {

using devices::simulators::SimTime;

inline Instant instant(SimTime time) { return Instant{std::chrono::duration_cast<Millis>(time)}; }
inline SimTime sim_time(Instant instant) { return instant.time_since_epoch(); }

/// How a device is wired to its port.
struct RoundLine {
  unsigned baud = 9600;
  devices::Protocol told = devices::Protocol::unknown;  // named by the user; unknown: found by asking
  bool may_spoil_bytes = true;                          // else what its packets carry is checked: USB HID
};

/// A device at the end of a cable.
class RoundPort {
 public:
  /// The device must outlive it.
  RoundPort(devices::simulators::SimulatedDevice& device, RoundLine const& line, program::PortRole role,
            std::uint32_t seed);

  std::vector<program::Meaning> plug(SimTime now);
  std::vector<program::Meaning> unplug(SimTime now);
  bool is_plugged() const { return is_plugged_; }
  std::vector<program::Meaning> pump(SimTime now);
  void ask_full_state(SimTime now);
  /// What should stand on the board now, by the game.
  void expect(chess::Placement const& placement);
  void light(chess::SquareSet squares, SimTime now);
  SimTime next_due() const;
  Instant told_until(Instant now) const { return line_.told_until(now); }

  program::PortMeaning const& meaning() const { return meaning_; }
  RoundLine const& line() const { return wiring_; }
  devices::simulators::LineFaults& faults() { return faults_; }

 private:
  std::vector<program::Meaning> carry_out(devices::LineStep const& step, SimTime now);
  /// Both ends have the same rate; else they hear noise, or nothing.
  bool is_understood() const { return baud_ == wiring_.baud; }
  void send_on(devices::simulators::Bytes const& sent, SimTime now);
  std::optional<SimTime> next_read() const;

  devices::simulators::SimulatedDevice& device_;
  RoundLine wiring_;
  program::PortMeaning meaning_;
  devices::DeviceLine line_;
  devices::simulators::PacedBytes wire_;
  devices::simulators::LineFaults faults_;
  unsigned baud_ = 0;  // at the program's end
  SimTime last_read_{0};
  chess::SquareSet lit_;
  bool is_plugged_ = false;
};

}  // namespace tactus::system_test
