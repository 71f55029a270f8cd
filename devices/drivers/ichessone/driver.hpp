// SPDX-License-Identifier: GPL-3.0-or-later
// The conversation with an iChessOne board at its cable: told to report changes it does so; its position is
// asked each second as a heartbeat.
#pragma once

#include "devices/drivers/driver.hpp"
#include "devices/drivers/driver_row.hpp"
#include "devices/drivers/framing.hpp"
#include "devices/drivers/full_state.hpp"
#include "devices/drivers/orientation.hpp"
#include "devices/drivers/pacing.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace tactus::devices {

// Finds the messages of an iChessOne board: '=' and a letter, then all squares in 32 bytes, or the state of
// its battery in two. There is neither length nor checksum, so a position must hold men that can stand on a
// board. Its version, a text without an end, is not asked for.

/// FEN letters in reading order, '.' for empty, as the board counts: a8 first.
struct IChessOneSquares {
  std::array<char, 64> letters{};
  bool operator==(IChessOneSquares const&) const = default;
};
using IChessOneFrame = std::variant<IChessOneSquares, Battery>;
using IChessOneLexeme = std::variant<IChessOneFrame, Dropped>;

class IChessOneFramer {
 public:
  explicit IChessOneFramer(Millis gap = Millis{250});

  std::vector<IChessOneLexeme> feed(std::span<std::uint8_t const> bytes, Instant at);
  std::vector<IChessOneLexeme> expire(Instant now);
  std::optional<Instant> next_deadline() const { return messages_.next_deadline(); }
  std::size_t discarded() const { return messages_.discarded(); }

 private:
  PrefixFramer messages_;
};

class IChessOneDecoder {
 public:
  explicit IChessOneDecoder(Orientation orientation = Orientation::detect) : orientation_(orientation) {}

  std::vector<DeviceEvent> decode(IChessOneLexeme const& lexeme);
  void wish_full_state() { states_.wish_whole(); }
  BoardOrientation const& orientation() const { return orientation_; }

 private:
  std::vector<DeviceEvent> squares(IChessOneSquares const& squares);
  std::vector<DeviceEvent> battery(Battery const& now);

  BoardOrientation orientation_;
  FullStates states_;
  std::optional<Battery> last_battery_;
};

class IChessOneLine final : public Driver {
 public:
  /// Least time between two commands.
  static constexpr Millis command_spacing{50};

  IChessOneLine(LineTiming const& timing, Orientation orientation)
      : framer_(timing.gap),
        decoder_(orientation),
        commands_(command_spacing),
        ask_(timing.ask),
        heartbeat_(timing.heartbeat) {}

  LineStep begin(IChessOneFrame const& proof, Instant now);
  LineStep feed(std::span<std::uint8_t const> bytes, Instant at) override;
  LineStep pass_time(Instant now) override;
  LineStep ask_full_state(Instant now) override;
  LineStep light(LightsOn const& lights, Instant now) override;
  std::optional<Instant> next_deadline() const override;
  std::optional<bool> is_rotated() const override { return decoder_.orientation().is_rotated(); }

 private:
  LineStep take(std::vector<IChessOneLexeme> const& lexemes, Instant now);

  IChessOneFramer framer_;
  IChessOneDecoder decoder_;
  SpacedCommands commands_;
  AskLimit ask_;
  Millis heartbeat_;
  Instant next_heartbeat_{};
};

// What is sent to an iChessOne board, as letters.

std::vector<std::uint8_t> ichessone_ask_position();
std::vector<std::uint8_t> ichessone_ask_battery();
std::vector<std::uint8_t> ichessone_report_changes();
std::vector<std::uint8_t> ichessone_light(LightsOn const& lights, bool is_rotated);

extern DriverRow const ichessone_driver;

}  // namespace tactus::devices
