// SPDX-License-Identifier: GPL-3.0-or-later
// When a DGT board may be sent what: never two commands at once (its buffer holds ten bytes), and one clock
// command at a time, the next only after the acknowledgement; an unanswered or refused one is repeated once,
// then given up.
#pragma once

#include "core/instant.hpp"
#include "devices/dgt_commands.hpp"
#include "devices/line_step.hpp"

#include <deque>
#include <optional>
#include <string>

namespace tactus::devices {

class DgtSendQueue {
 public:
  explicit DgtSendQueue(LineTiming const& timing) : spacing_(timing.spacing), patience_(timing.ack) {}

  /// A command to the board that is already waiting is not put in twice.
  void push(DgtCommand command);
  /// What may go out now, and a note when a clock command was given up.
  LineStep take(Instant now);
  void acknowledged(ClockAck const& ack);
  std::optional<Instant> next_deadline() const;

 private:
  struct Pending {
    DgtCommand command;
    bool is_repeat = false;
  };
  void send(LineStep& step, DgtCommand const& command, Instant now);
  bool may_send_clock() const { return !awaited_ && !clock_.empty(); }

  Millis spacing_;
  Millis patience_;
  std::deque<DgtCommand> board_;
  std::deque<Pending> clock_;
  std::optional<Pending> awaited_;  // sent, not yet acknowledged
  Instant answer_due_{};
  Instant free_at_{Instant::min()};  // of the spacing
};

}  // namespace tactus::devices
