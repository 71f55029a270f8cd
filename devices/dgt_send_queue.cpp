// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/dgt_send_queue.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace tactus::devices {

void DgtSendQueue::push(DgtCommand command) {
  if (command.clock_command()) {
    clock_.push_back({std::move(command)});
  } else if (std::find(board_.begin(), board_.end(), command) == board_.end()) {
    board_.push_back(std::move(command));
  }
}

LineStep DgtSendQueue::take(Instant now) {
  LineStep step;
  if (awaited_ && now >= answer_due_) {
    if (awaited_->is_repeat) {
      step.events.emplace_back(
          Note{fmt::format("clock did not answer command {:02X}", *awaited_->command.clock_command())});
    } else {
      clock_.push_front({awaited_->command, true});
    }
    awaited_.reset();
  }
  if (now < free_at_) return step;
  if (!board_.empty()) {
    send(step, board_.front(), now);
    board_.pop_front();
  } else if (may_send_clock()) {
    awaited_ = clock_.front();
    clock_.pop_front();
    answer_due_ = now + patience_;
    send(step, awaited_->command, now);
  }
  return step;
}

void DgtSendQueue::acknowledged(ClockAck const& ack) {
  if (!awaited_) return;
  // A refusal may come without naming its command.
  bool const is_ours = ack.command == *awaited_->command.clock_command() || (!ack.is_ok && ack.command == 0);
  if (!is_ours) return;
  if (!ack.is_ok && !awaited_->is_repeat) clock_.push_front({awaited_->command, true});
  awaited_.reset();
}

std::optional<Instant> DgtSendQueue::next_deadline() const {
  std::optional<Instant> due;
  if (!board_.empty() || may_send_clock()) due = free_at_;
  if (awaited_) due = earlier(due, answer_due_);
  return due;
}

void DgtSendQueue::send(LineStep& step, DgtCommand const& command, Instant now) {
  step.add_bytes(command.bytes());
  free_at_ = now + spacing_;
}

}  // namespace tactus::devices
