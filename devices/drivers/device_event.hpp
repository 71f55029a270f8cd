// SPDX-License-Identifier: GPL-3.0-or-later
// What a decoder makes of a frame, the same for every make of board and clock.
#pragma once

#include "core/clock/reading.hpp"
#include "core/sensing/observation.hpp"

#include <optional>
#include <string>
#include <variant>

namespace tactus::devices {

/// A clock as it stands on the table: sides, not colours. Which side is White is configuration.
struct SidesReading {
  Millis left{0};
  Millis right{0};
  bool left_to_move = false;
  bool is_running = false;
  bool left_flag = false;
  bool right_flag = false;
  bool battery_low = false;
  bool operator==(SidesReading const&) const = default;
};
enum class Button : std::uint8_t { white, black, mode, say, back, plus, run, minus, ok };
struct ButtonPressed {
  Button button;
  bool operator==(ButtonPressed const&) const = default;
};
/// The device named itself: protocol ("dgt", "tactus board", "tactus clock"), version, serial number or name.
struct Identified {
  std::string protocol, version, name;
  bool operator==(Identified const&) const = default;
};
/// A clock acknowledged (or refused) a command.
struct ClockAck {
  std::uint8_t command = 0;
  bool is_ok = false;
  bool operator==(ClockAck const&) const = default;
};
/// The board says that no clock is connected to it.
struct ClockAbsent {
  bool operator==(ClockAbsent const&) const = default;
};
struct Battery {
  unsigned percent = 0;
  bool is_charging = false;
  bool operator==(Battery const&) const = default;
};
/// Something was lost on the line or could not be right: ask for the full state. `reason` goes to the log.
struct StateDoubtful {
  std::string reason;
  bool operator==(StateDoubtful const&) const = default;
};
/// For the log only: the device said something true that changes nothing here.
struct Note {
  std::string text;
  bool operator==(Note const&) const = default;
};
/// The device at this port answers (again) and speaks `protocol`, one of the names in protocol.hpp.
struct LinkFound {
  std::string protocol;
  bool operator==(LinkFound const&) const = default;
};
/// The device is gone or silent. Said once for each loss; `reason` is a sentence for the log.
struct LinkLost {
  std::string reason;
  bool operator==(LinkLost const&) const = default;
};

using DeviceEvent =
    std::variant<sensing::Observation, clock::Reading, SidesReading, ButtonPressed, Identified, ClockAck,
                 ClockAbsent, Battery, StateDoubtful, Note, LinkFound, LinkLost>;

/// One line of text, for logs and for the expectations beside captures: "board e4 P", "clock left 5398000
/// ...".
std::string describe(DeviceEvent const& event);

}  // namespace tactus::devices
