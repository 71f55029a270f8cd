// SPDX-License-Identifier: GPL-3.0-or-later
// A board or a clock that exists only as its behaviour: what it sends, when, and what it does with what it is
// told. Pure: time is an argument, so a test can let an hour pass in no time. simulated_line puts it on a
// pseudo-terminal.
#pragma once

#include <chrono>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace tactus::devices::simulators {

/// Simulated time since the simulation began. Microseconds, because a byte at 9600 baud takes 1042 of them.
using SimTime = std::chrono::microseconds;
using Bytes = std::vector<std::uint8_t>;

/// Not thread-safe: one thread owns a device. `now` never runs backwards.
class SimulatedDevice {
 public:
  SimulatedDevice() = default;
  SimulatedDevice(SimulatedDevice const&) = delete;
  SimulatedDevice& operator=(SimulatedDevice const&) = delete;
  virtual ~SimulatedDevice() = default;

  /// The power comes (again): what the real one forgets without power is forgotten.
  virtual void power_up(SimTime now) = 0;
  /// A program has opened the port.
  virtual void opened(SimTime /*now*/) {}
  /// Bytes from the host.
  virtual void receive(std::span<std::uint8_t const> bytes, SimTime now) = 0;
  /// Does everything that is due up to and including `now`.
  virtual void advance(SimTime now) = 0;
  /// When advance() has something to do next.
  virtual SimTime next_due() const = 0;

  /// What it has sent since this was last asked for.
  Bytes take_output() { return std::exchange(output_, {}); }

 protected:
  void send(std::span<std::uint8_t const> bytes) {
    output_.insert(output_.end(), bytes.begin(), bytes.end());
  }

 private:
  Bytes output_;
};

}  // namespace tactus::devices::simulators
