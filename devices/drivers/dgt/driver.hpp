// SPDX-License-Identifier: GPL-3.0-or-later
// When a DGT board may be sent what: never two commands at once (its buffer holds ten bytes), and one clock
// command at a time, the next only after the acknowledgement; an unanswered or refused one is repeated once,
// then given up.
#pragma once

#include "core/instant.hpp"
#include "devices/drivers/dgt/commands.hpp"
#include "devices/drivers/dgt/decoder.hpp"
#include "devices/drivers/dgt/framer.hpp"
#include "devices/drivers/driver.hpp"
#include "devices/drivers/driver_row.hpp"
#include "devices/drivers/pacing.hpp"

#include <deque>
#include <optional>
#include <string>

namespace tactus::devices {

class DgtSendQueue {
 public:
  explicit DgtSendQueue(LineTiming const& timing) : spacing_(timing.spacing), patience_(timing.ack) {}

  /// A command to the board that is already waiting is not put in twice.
  void push(DgtCommand command);
  /// A command to the board that is waiting does not go out.
  void withdraw(BoardCommand command) { std::erase(board_, DgtCommand::to_board(command)); }
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

// The conversation with a DGT board once it is known to be one: start-up, heartbeat, dumps on doubt.

class DgtLine final : public Driver {
 public:
  explicit DgtLine(LineTiming const& timing);

  /// The board has just proved itself by `proof`: start-up sequence.
  LineStep begin(DgtFrame const& proof, Instant now);
  LineStep feed(std::span<std::uint8_t const> bytes, Instant at) override;
  LineStep pass_time(Instant now) override;
  /// As soon as the limit of two in a second allows.
  LineStep ask_full_state(Instant now) override;
  LineStep send(MakeCommand const& command, Instant now) override;
  std::optional<Instant> next_deadline() const override;

 private:
  LineStep take(std::vector<DgtLexeme> const& lexemes, Instant now);
  void add_event(LineStep& step, DeviceEvent event);
  void change_updates(LineStep& step);
  LineStep send_what_is_due(Instant now);

  DgtFramer framer_;
  DgtDecoder decoder_;
  DgtSendQueue queue_;
  AskLimit ask_;
  Millis heartbeat_;
  Instant next_heartbeat_{};
  bool follows_filled_squares_ = false;
  std::vector<Identified> known_;  // said once, although the heartbeat asks every second
};

extern DriverRow const dgt_driver;

}  // namespace tactus::devices
