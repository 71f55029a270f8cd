// SPDX-License-Identifier: GPL-3.0-or-later
// The conversation with an iChessOne board at its cable: told to report changes it does so; its position is
// asked each second as a heartbeat.
#pragma once

#include "devices/drivers/asked_line.hpp"
#include "devices/drivers/driver_row.hpp"
#include "devices/drivers/letters_board.hpp"

#include <cstdint>
#include <vector>

namespace tactus::devices {

// Finds the messages of an iChessOne board: '=' and a letter, then all squares in 32 bytes, or the state of
// its battery in two. There is neither length nor checksum, so a position must hold men that can stand on a
// board. Its version, a text without an end, is not asked for.

class IChessOneFramer : public MessageFramer<LettersFrame> {
 public:
  explicit IChessOneFramer(Millis gap = Millis{250});
};

class IChessOneDecoder : public LettersDecoder {
 public:
  IChessOneDecoder() : LettersDecoder(false) {}
};

class IChessOneLine final : public AskedLine<IChessOneFramer, IChessOneDecoder> {
 public:
  /// Least time between two commands.
  static constexpr Millis command_spacing{50};

  explicit IChessOneLine(LineTiming const& timing);
  LineStep begin(LettersFrame const& proof, Instant now);
};

// What is sent to an iChessOne board, as letters.

std::vector<std::uint8_t> ichessone_ask_position();
std::vector<std::uint8_t> ichessone_ask_battery();
std::vector<std::uint8_t> ichessone_report_changes();
std::vector<std::uint8_t> ichessone_light(LightsOn const& lights);

extern DriverRow const ichessone_driver;

}  // namespace tactus::devices
