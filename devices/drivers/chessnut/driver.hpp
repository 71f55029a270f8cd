// SPDX-License-Identifier: GPL-3.0-or-later
// The conversation with a Chessnut board: once started it reports all its squares by itself; one that falls
// quiet is started again.
#pragma once

#include "devices/drivers/driver.hpp"
#include "devices/drivers/driver_row.hpp"
#include "devices/drivers/letters_board.hpp"
#include "devices/drivers/pacing.hpp"

#include <cstdint>
#include <vector>

namespace tactus::devices {

// Finds the reports of a Chessnut board: all squares, in 63 bytes over USB and 38 over Bluetooth, or four
// bytes with the state of its battery. Over HID each read gives a whole report, filled up with zeros. There
// is no checksum, so a report must hold men that can stand on a board.

class ChessnutFramer : public MessageFramer<LettersFrame> {
 public:
  explicit ChessnutFramer(Millis gap = Millis{250});
};

/// Reports may be filled up to a fixed size.
class ChessnutDecoder : public LettersDecoder {
 public:
  ChessnutDecoder() : LettersDecoder(true) {}
};

class ChessnutLine final : public Driver {
 public:
  /// Least time between two commands; each is one HID report.
  static constexpr Millis command_spacing{200};

  explicit ChessnutLine(LineTiming const& timing)
      : framer_(timing.gap), commands_(command_spacing), heartbeat_(timing.heartbeat) {}

  LineStep begin(LettersFrame const& proof, Instant now);
  LineStep feed(std::span<std::uint8_t const> bytes, Instant at) override;
  LineStep pass_time(Instant now) override;
  LineStep ask_full_state(Instant now) override;
  LineStep light(LightsOn const& lights, Instant now) override;
  std::optional<Instant> next_deadline() const override;

 private:
  LineStep take(std::vector<LettersLexeme> const& lexemes, Instant now);

  ChessnutFramer framer_;
  ChessnutDecoder decoder_;
  SpacedCommands commands_;
  Millis heartbeat_;
  Instant next_start_{};
};

// What is sent to a Chessnut board.

/// From now on the board reports its squares by itself.
std::vector<std::uint8_t> chessnut_start();
std::vector<std::uint8_t> chessnut_light(LightsOn const& lights);

extern DriverRow const chessnut_driver;

}  // namespace tactus::devices
