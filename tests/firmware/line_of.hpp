// SPDX-License-Identifier: GPL-3.0-or-later
// A device with a controller at one end of a cable, the product's own driver at the other, in simulated time.
#pragma once

#include "devices/device_line.hpp"
#include "devices/simulators/device.hpp"
#include "tests/devices/bytes.hpp"

#include <string>
#include <utility>

namespace tactus::firmware {

using devices::simulators::SimTime;

class LineOf {
 public:
  explicit LineOf(devices::simulators::SimulatedDevice& device) : device_(device) {
    device_.power_up(now_);
    take(line_.opened(instant()));
  }
  void run(SimTime time) {
    for (SimTime const end = now_ + time; now_ < end;) {
      now_ = std::min(end, device_.next_due());
      device_.advance(now_);
      if (auto const bytes = device_.take_output(); !bytes.empty()) take(line_.feed({instant(), bytes}));
      if (auto const due = line_.next_deadline(); due && *due <= instant()) take(line_.pass_time(instant()));
    }
  }
  void light(chess::SquareSet squares) { take(line_.light({squares}, instant())); }
  SimTime now() const { return now_; }
  /// All that the driver has understood, a line each, since this was last asked for.
  std::string take_events() { return devices::test::joined(std::exchange(events_, {})); }

 private:
  Instant instant() const { return Instant{std::chrono::duration_cast<Millis>(now_)}; }
  void take(devices::LineStep const& step) {
    devices::test::append(events_, step.events);
    if (!step.send.empty()) device_.receive(step.send, now_);
  }

  devices::simulators::SimulatedDevice& device_;
  devices::DeviceLine line_;
  devices::test::Lines events_;
  SimTime now_{0};
};

}  // namespace tactus::firmware
