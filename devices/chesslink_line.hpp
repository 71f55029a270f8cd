// SPDX-License-Identifier: GPL-3.0-or-later
// The conversation with a Millennium board: reports on change, and its state asked each second as a
// heartbeat. Replies are known by their letter, so nothing waits for an acknowledgement; some boards send
// none.
#pragma once

#include "devices/ask_limit.hpp"
#include "devices/chesslink_decoder.hpp"
#include "devices/protocol_line.hpp"
#include "devices/spaced_commands.hpp"

namespace tactus::devices {

class ChessLinkLine final : public ProtocolLine {
 public:
  ChessLinkLine(LineTiming const& timing, Orientation orientation);
  /// The reply tells that somebody speaks this protocol; an acknowledgement of three characters is too
  /// little.
  static bool is_proof(ChessLinkFrame const& frame);

  /// The board has just proved itself by `proof`: start-up.
  LineStep begin(ChessLinkFrame const& proof, Instant now);
  LineStep feed(std::span<std::uint8_t const> bytes, Instant at) override;
  LineStep pass_time(Instant now) override;
  LineStep ask_full_state(Instant now) override;
  LineStep light(LightsOn const& lights, Instant now) override;
  std::optional<Instant> next_deadline() const override;
  std::optional<bool> is_rotated() const override { return decoder_.orientation().is_rotated(); }

 private:
  LineStep take(std::vector<ChessLinkLexeme> const& lexemes, Instant now);
  LineStep send_what_is_due(Instant now);

  ChessLinkFramer framer_;
  ChessLinkDecoder decoder_;
  SpacedCommands commands_;
  AskLimit ask_;
  Millis heartbeat_;
  Instant next_heartbeat_{};
};

}  // namespace tactus::devices
