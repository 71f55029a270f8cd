// SPDX-License-Identifier: GPL-3.0-or-later
// A DGT clock as its board shows it on the line, as public descriptions tell it: times in binary coded
// decimals, right side first, and answers hidden in the same message.
#pragma once

#include "core/instant.hpp"
#include "devices/simulators/simulated_device.hpp"

#include <cstdint>
#include <span>

namespace tactus::devices::simulators {

enum class ClockSide : std::uint8_t { none, left, right };

class SimulatedDgtClock {
 public:
  /// Both sides show `time`, nothing runs.
  explicit SimulatedDgtClock(Millis time, Millis increment = Millis{0})
      : left_(time), right_(time), increment_(increment) {}

  /// Hands: the lever goes down on this side, and the time of the other one runs. Nothing where it is down.
  void press(ClockSide side, SimTime now);

  /// Hands: the option in which a host may set it. A clock that is in another one refuses.
  void set_computer_mode(bool is_on) { is_in_computer_mode_ = is_on; }

  /// A command without its first two bytes, `03 cmd data... 00`; the seven bytes of the answer, or none.
  Bytes obey(std::span<std::uint8_t const> command, SimTime now);
  /// The seven bytes of a clock message.
  Bytes reading(SimTime now);

 private:
  void set(std::span<std::uint8_t const> data);
  void count_down(SimTime now);

  SimTime left_;
  SimTime right_;
  SimTime increment_;  // for each move
  ClockSide running_ = ClockSide::none;
  ClockSide high_ = ClockSide::left;  // the lever
  SimTime counted_to_{0};
  bool is_in_computer_mode_ = true;
};

}  // namespace tactus::devices::simulators
