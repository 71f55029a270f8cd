// SPDX-License-Identifier: GPL-3.0-or-later
// What the messages of a DGT board mean. Pure; holds only the orientation of the board and the last clock
// reading.
#pragma once

#include "devices/device_event.hpp"
#include "devices/dgt_clock_decoder.hpp"
#include "devices/dgt_framer.hpp"

#include <vector>

namespace tactus::devices {

/// `normal`: the cable is on White's left. `rotated`: on White's right. `detect`: read from a dump of the
/// start position and only from that, normal until then. In mid-game never guess: configure it.
enum class Orientation : std::uint8_t { detect, normal, rotated };

class DgtDecoder {
 public:
  explicit DgtDecoder(Orientation orientation = Orientation::detect)
      : detects_(orientation == Orientation::detect), is_rotated_(orientation == Orientation::rotated) {}

  /// Nothing, one event, or several (a note about odd bits before the observation).
  std::vector<DeviceEvent> decode(DgtLexeme const& lexeme);
  bool is_rotated() const { return is_rotated_; }
  bool wants_clock_reading() const { return clock_.is_waiting_for_confirmation(); }

 private:
  std::vector<DeviceEvent> decode_frame(DgtFrame const& frame);
  std::vector<DeviceEvent> board_dump(std::vector<std::uint8_t> const& codes);
  std::vector<DeviceEvent> field_update(std::uint8_t field, std::uint8_t code) const;
  chess::Square square(unsigned field) const;

  bool detects_;
  bool is_rotated_;
  DgtClockDecoder clock_;
};

}  // namespace tactus::devices
