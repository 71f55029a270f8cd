// SPDX-License-Identifier: GPL-3.0-or-later
// The conversation with a Chessnut board: once started it reports all its squares by itself; one that falls
// quiet is started again.
#pragma once

#include "devices/chessnut_decoder.hpp"
#include "devices/protocol_line.hpp"
#include "devices/spaced_commands.hpp"

namespace tactus::devices {

class ChessnutLine final : public ProtocolLine {
 public:
  /// Least time between two commands; each is one HID report.
  static constexpr Millis command_spacing{200};

  ChessnutLine(LineTiming const& timing, Orientation orientation)
      : framer_(timing.gap),
        decoder_(orientation),
        commands_(command_spacing),
        heartbeat_(timing.heartbeat) {}

  LineStep begin(ChessnutFrame const& proof, Instant now);
  LineStep feed(std::span<std::uint8_t const> bytes, Instant at) override;
  LineStep pass_time(Instant now) override;
  LineStep ask_full_state(Instant now) override;
  LineStep light(LightsOn const& lights, Instant now) override;
  std::optional<Instant> next_deadline() const override;
  std::optional<bool> is_rotated() const override { return decoder_.orientation().is_rotated(); }

 private:
  LineStep take(std::vector<ChessnutLexeme> const& lexemes, Instant now);

  ChessnutFramer framer_;
  ChessnutDecoder decoder_;
  SpacedCommands commands_;
  Millis heartbeat_;
  Instant next_start_{};
};

}  // namespace tactus::devices
