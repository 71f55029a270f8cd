// SPDX-License-Identifier: GPL-3.0-or-later

#include "devices/drivers/dgt/driver.hpp"

#include <algorithm>
#include <utility>

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

DgtLine::DgtLine(LineTiming const& timing)
    : framer_(timing.gap), queue_(timing), ask_(timing.ask), heartbeat_(timing.heartbeat) {}

LineStep DgtLine::begin(DgtFrame const& proof, Instant now) {
  next_heartbeat_ = now + heartbeat_;
  // A board that was switched on again is idle and in no update mode, whatever it was told before. In "update
  // nice" a stopped clock says nothing by itself, so it is asked once. The first dump tells which way the
  // board lies, without which no update can be read; the second one tells what changed before the updates
  // began.
  for (auto const command :
       {BoardCommand::reset, BoardCommand::version, BoardCommand::serial_number, BoardCommand::dump,
        BoardCommand::update_nice, BoardCommand::dump, BoardCommand::clock_reading})
    queue_.push(DgtCommand::to_board(command));
  return take({DgtLexeme{proof}}, now);
}

LineStep DgtLine::feed(std::span<std::uint8_t const> bytes, Instant at) {
  return take(framer_.feed(bytes, at), at);
}

LineStep DgtLine::pass_time(Instant now) {
  std::vector<DgtLexeme> late;
  if (auto const dropped = framer_.expire(now)) late.emplace_back(*dropped);
  if (now >= next_heartbeat_) {
    queue_.push(DgtCommand::to_board(BoardCommand::serial_number));
    next_heartbeat_ = now + heartbeat_;
  }
  return take(late, now);
}

LineStep DgtLine::ask_full_state(Instant now) {
  ask_.wish();
  return send_what_is_due(now);
}

LineStep DgtLine::send(MakeCommand const& command, Instant now) {
  auto const* const ours = dynamic_cast<DgtCommand const*>(&command);
  if (ours == nullptr) return {};
  queue_.push(*ours);
  return send_what_is_due(now);
}

std::optional<Instant> DgtLine::next_deadline() const {
  auto const sending = earlier(queue_.next_deadline(), ask_.next_deadline());
  return earlier(earlier(sending, framer_.next_deadline()), next_heartbeat_);
}

LineStep DgtLine::take(std::vector<DgtLexeme> const& lexemes, Instant now) {
  LineStep step;
  for (auto const& lexeme : lexemes) {
    bool const was_waiting = decoder_.wants_clock_reading();
    for (auto& event : decoder_.decode(lexeme)) add_event(step, std::move(event));
    if (!was_waiting && decoder_.wants_clock_reading())
      queue_.push(DgtCommand::to_board(BoardCommand::clock_reading));
  }
  if (decoder_.knows_no_pieces() != follows_filled_squares_) change_updates(step);
  step.add(send_what_is_due(now));
  return step;
}

/// A Pegasus has another update mode and no clock.
void DgtLine::change_updates(LineStep& step) {
  follows_filled_squares_ = decoder_.knows_no_pieces();
  if (!follows_filled_squares_) return queue_.push(DgtCommand::to_board(BoardCommand::update_nice));
  for (auto const other : {BoardCommand::update_nice, BoardCommand::dump, BoardCommand::clock_reading})
    queue_.withdraw(other);
  queue_.push(DgtCommand::to_board(BoardCommand::update_board));
  queue_.push(DgtCommand::to_board(BoardCommand::dump));
  step.events.emplace_back(Note{"this DGT board tells only which squares are filled; its lamps stay dark"});
}

void DgtLine::add_event(LineStep& step, DeviceEvent event) {
  if (std::holds_alternative<StateDoubtful>(event)) ask_.wish();
  if (auto const* ack = std::get_if<ClockAck>(&event)) queue_.acknowledged(*ack);
  if (auto const* identified = std::get_if<Identified>(&event)) {
    if (std::find(known_.begin(), known_.end(), *identified) != known_.end()) return;
    known_.push_back(*identified);
  }
  step.events.push_back(std::move(event));
}

LineStep DgtLine::send_what_is_due(Instant now) {
  if (ask_.take(now)) queue_.push(DgtCommand::to_board(BoardCommand::dump));
  return queue_.take(now);
}

namespace {

struct Dgt {
  using Framer = DgtFramer;
  using Message = DgtFrame;
  static bool is_proof(DgtFrame const& frame) {
    return frame.id == dgt::version || frame.id == dgt::serial_number;
  }
  static ProtocolFacts const& facts(DgtFrame const&) { return facts_of(Protocol::dgt); }
  static std::unique_ptr<DgtLine> start(DgtFrame const&, DriverContext const& context) {
    return std::make_unique<DgtLine>(context.timing);
  }
  /// A Pegasus may say nothing before its first reset. That comes last, so that no board is busy with it when
  /// it is asked.
  static std::vector<std::uint8_t> question() {
    std::vector<std::uint8_t> bytes;
    for (auto const each : {BoardCommand::version, BoardCommand::reset}) {
      auto const command = DgtCommand::to_board(each);
      bytes.insert(bytes.end(), command.bytes().begin(), command.bytes().end());
    }
    return bytes;
  }
};

}  // namespace

constinit DriverRow const dgt_driver{
    {&facts_of(Protocol::dgt), 1}, listener_of<Dgt>, Dgt::question, {2, 2, 2}};

}  // namespace tactus::devices
