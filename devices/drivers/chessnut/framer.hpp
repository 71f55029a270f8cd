// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the reports of a Chessnut board: all squares, in 63 bytes over USB and 38 over Bluetooth, or four
// bytes with the state of its battery. Over HID each read gives a whole report, filled up with zeros. There
// is no checksum, so a report must hold men that can stand on a board.
#pragma once

#include "core/chess/placement.hpp"
#include "devices/drivers/framing.hpp"

#include <array>

namespace tactus::devices {

/// FEN letters in reading order, '.' for empty, as the board counts: a8 first.
struct ChessnutSquares {
  std::array<char, 64> letters{};
  bool operator==(ChessnutSquares const&) const = default;
};
struct ChessnutBattery {
  unsigned percent = 0;
  bool is_charging = false;
  bool operator==(ChessnutBattery const&) const = default;
};
using ChessnutFrame = std::variant<ChessnutSquares, ChessnutBattery>;
using ChessnutLexeme = std::variant<ChessnutFrame, Dropped>;

class ChessnutFramer {
 public:
  explicit ChessnutFramer(Millis gap = Millis{250});

  std::vector<ChessnutLexeme> feed(std::span<std::uint8_t const> bytes, Instant at);
  std::vector<ChessnutLexeme> expire(Instant now);
  std::optional<Instant> next_deadline() const { return messages_.next_deadline(); }
  std::size_t discarded() const { return messages_.discarded(); }

 private:
  PrefixFramer messages_;
};

}  // namespace tactus::devices
