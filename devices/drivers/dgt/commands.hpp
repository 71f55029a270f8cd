// SPDX-License-Identifier: GPL-3.0-or-later
// What may be sent to a DGT board and its clock, and nothing else: there is no way to make a DgtCommand but
// the functions below. So no byte >= 80h (bus mode), 4Eh (boot loader), 49h (8 s of silence) or 50h to 54h
// (EEPROM) can ever leave, not even inside a text, where a board that lost its place would take it as a
// command.
#pragma once

#include "core/instant.hpp"
#include "devices/drivers/driver.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace tactus::devices {

/// The single-byte commands of this program.
enum class BoardCommand : std::uint8_t {
  reset = 0x40,          // idle, no updates; behind version in the probe
  clock_reading = 0x41,  // answered by one clock message
  dump = 0x42,           // answered by a full board
  serial_number = 0x45,  // also the heartbeat
  update_board = 0x44,   // field updates without the clock, of which a Pegasus has none
  update_nice = 0x4B,    // field updates, and the clock when it changes
  battery = 0x4C,
  version = 0x4D,  // harmless to every device we know: the probe
  long_serial = 0x55,
};

class DgtCommand final : public MakeCommand {
 public:
  std::span<std::uint8_t const> bytes() const { return bytes_; }
  /// The clock command that its acknowledgement will name; nothing for commands to the board.
  std::optional<std::uint8_t> clock_command() const;
  bool operator==(DgtCommand const&) const = default;

  static DgtCommand to_board(BoardCommand command);
  static DgtCommand clock_version();
  /// Leave text, show the times again.
  static DgtCommand clock_end();
  /// 64 ms to 4 s, rounded to 64 ms.
  static DgtCommand clock_beep(Millis length);
  enum class Running : std::uint8_t { left = 0x01, right = 0x02, paused = 0x04 };
  /// Only by an arbiter's action: games are read, not set. Nothing if a time is not 0:00:00 to 9:59:59.
  static std::optional<DgtCommand> clock_set(Millis left, Millis right, Running running);
  /// The first 8 characters, on a clock of type 3000. Letters that are board commands are shown small;
  /// characters that are not printable ASCII as blanks.
  static DgtCommand clock_text(std::string_view text, bool with_beep = false);
  /// The first 6 characters, on an XL clock with its seven-segment cells.
  static DgtCommand clock_segments(std::string_view text, bool with_beep = false);

 private:
  explicit DgtCommand(std::vector<std::uint8_t> bytes) : bytes_(std::move(bytes)) {}
  static DgtCommand to_clock(std::uint8_t command, std::span<std::uint8_t const> data);

  std::vector<std::uint8_t> bytes_;
};

/// True for every byte that must never be sent to a board.
constexpr bool is_forbidden_for_dgt(std::uint8_t byte) {
  return byte >= 0x80 || byte == 0x49 || byte == 0x4E || (byte >= 0x50 && byte <= 0x54);
}

}  // namespace tactus::devices
