// SPDX-License-Identifier: GPL-3.0-or-later
// What the messages of a DGT board mean. Pure; holds only the orientation of the board and the last clock
// reading.
#pragma once

#include "devices/device_event.hpp"
#include "devices/dgt_clock_decoder.hpp"
#include "devices/dgt_framer.hpp"
#include "devices/orientation.hpp"

#include <vector>

namespace tactus::devices {

class DgtDecoder {
 public:
  explicit DgtDecoder(Orientation orientation = Orientation::detect) : orientation_(orientation) {}

  /// Nothing, one event, or several (a note about odd bits before the observation).
  std::vector<DeviceEvent> decode(DgtLexeme const& lexeme);
  bool is_rotated() const { return orientation_.is_rotated(); }
  bool wants_clock_reading() const { return clock_.is_waiting_for_confirmation(); }

 private:
  std::vector<DeviceEvent> decode_frame(DgtFrame const& frame);
  std::vector<DeviceEvent> board_dump(std::vector<std::uint8_t> const& codes);
  std::vector<DeviceEvent> field_update(std::uint8_t field, std::uint8_t code) const;

  BoardOrientation orientation_;
  DgtClockDecoder clock_;
};

}  // namespace tactus::devices
