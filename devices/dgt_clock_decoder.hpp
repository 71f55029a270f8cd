// SPDX-License-Identifier: GPL-3.0-or-later
// The clock message of a DGT board: two times, or an acknowledgement or a button hidden in the same seven
// bytes.
#pragma once

#include "devices/device_event.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace tactus::devices {

class DgtClockDecoder {
 public:
  /// Payload: right hours, minutes, seconds, left hours, minutes, seconds, status. A null message gives
  /// nothing, a reading that cannot be right a StateDoubtful. A time that rises by more than an hour is
  /// believed only when the next reading says it too: single wrong readings have been reported by users of
  /// such clocks.
  std::vector<DeviceEvent> decode(std::span<std::uint8_t const, 7> payload);
  /// A second reading would settle a doubt.
  bool is_waiting_for_confirmation() const { return unconfirmed_.has_value(); }

 private:
  std::vector<DeviceEvent> times(std::span<std::uint8_t const, 7> payload);

  std::optional<SidesReading> believed_;
  std::optional<SidesReading> unconfirmed_;
};

}  // namespace tactus::devices
