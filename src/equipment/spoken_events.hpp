// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of a board or a clock while somebody watches it by ear: each square as it is emptied or
// filled, each key, whether the device is there. Pure.
#pragma once

#include "core/chess/square.hpp"
#include "devices/drivers/device_event.hpp"
#include "src/equipment/fact.hpp"

#include <optional>

namespace tactus::equipment {

class SpokenEvents {
 public:
  /// Nothing for what changes nothing: a board that repeats all its squares, a clock that ticks. After more
  /// than four changes at once how many squares are filled.
  Facts of(devices::DeviceEvent const& event);

 private:
  Facts changes_to(chess::SquareSet filled);
  Facts see(sensing::Observation const& observation);

  std::optional<chess::SquareSet> filled_;  // as last said
};

}  // namespace tactus::equipment
