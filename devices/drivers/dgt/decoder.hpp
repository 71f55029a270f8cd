// SPDX-License-Identifier: GPL-3.0-or-later
// What the messages of a DGT board mean. Pure; holds only the last clock reading and whether the
// board knows its pieces: a DGT Pegasus sends the same messages and only tells which squares are filled.
#pragma once

#include "devices/drivers/device_event.hpp"
#include "devices/drivers/dgt/framer.hpp"

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
  unsigned lever_and_turn_ = 0;  // bits of the last reading: a disagreement is noted once for each change
};

class DgtDecoder {
 public:
  /// Nothing, one event, or several (a note about odd bits before the observation).
  std::vector<DeviceEvent> decode(DgtLexeme const& lexeme);
  bool knows_no_pieces() const { return knows_no_pieces_; }
  bool wants_clock_reading() const { return clock_.is_waiting_for_confirmation(); }

 private:
  std::vector<DeviceEvent> decode_frame(DgtFrame const& frame);
  std::vector<DeviceEvent> board_dump(std::vector<std::uint8_t> const& codes);
  bool tells_only_filled_squares(std::vector<std::uint8_t> const& codes) const;
  sensing::AllOccupied filled_squares(std::vector<std::uint8_t> const& codes) const;
  std::vector<DeviceEvent> field_update(std::uint8_t field, std::uint8_t code);

  bool is_version_1_ = false;
  bool knows_no_pieces_ = false;
  DgtClockDecoder clock_;
};

}  // namespace tactus::devices
