// SPDX-License-Identifier: GPL-3.0-or-later
// The conversation with a DGT board once it is known to be one: start-up, heartbeat, dumps on doubt.
#pragma once

#include "devices/ask_limit.hpp"
#include "devices/dgt_decoder.hpp"
#include "devices/dgt_framer.hpp"
#include "devices/dgt_send_queue.hpp"
#include "devices/protocol_line.hpp"

namespace tactus::devices {

class DgtLine final : public ProtocolLine {
 public:
  DgtLine(LineTiming const& timing, Orientation orientation);

  /// The board has just proved itself by `proof`: start-up sequence.
  LineStep begin(DgtFrame const& proof, Instant now);
  LineStep feed(std::span<std::uint8_t const> bytes, Instant at) override;
  LineStep pass_time(Instant now) override;
  /// As soon as the limit of two in a second allows.
  LineStep ask_full_state(Instant now) override;
  LineStep send(DgtCommand const& command, Instant now) override;
  std::optional<Instant> next_deadline() const override;
  std::optional<bool> is_rotated() const override { return decoder_.is_rotated(); }

 private:
  LineStep take(std::vector<DgtLexeme> const& lexemes, Instant now);
  void add_event(LineStep& step, DeviceEvent event);
  LineStep send_what_is_due(Instant now);

  DgtFramer framer_;
  DgtDecoder decoder_;
  DgtSendQueue queue_;
  AskLimit ask_;
  Millis heartbeat_;
  Instant next_heartbeat_{};
  std::vector<Identified> known_;  // said once, although the heartbeat asks every second
};

}  // namespace tactus::devices
