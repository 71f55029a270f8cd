// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/dgt_line.hpp"

#include <algorithm>

namespace tactus::devices {

DgtLine::DgtLine(LineTiming const& timing, Orientation orientation)
    : framer_(timing.gap),
      decoder_(orientation),
      queue_(timing),
      ask_(timing.ask),
      heartbeat_(timing.heartbeat) {}

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

LineStep DgtLine::send(DgtCommand const& command, Instant now) {
  queue_.push(command);
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
  step.add(send_what_is_due(now));
  return step;
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

}  // namespace tactus::devices
