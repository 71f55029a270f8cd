// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/chesslink_line.hpp"

#include "devices/chesslink_commands.hpp"

namespace tactus::devices {

ChessLinkLine::ChessLinkLine(LineTiming const& timing, Orientation orientation)
    : framer_(timing.gap * 2 / 5),
      decoder_(orientation),
      commands_(timing.spacing),
      ask_(timing.ask),
      heartbeat_(timing.heartbeat) {}

bool ChessLinkLine::is_proof(ChessLinkFrame const& frame) {
  return frame.text.front() == 'v' || frame.text.front() == 's';
}

LineStep ChessLinkLine::begin(ChessLinkFrame const& proof, Instant now) {
  next_heartbeat_ = now + heartbeat_;
  if (proof.text.front() != 'v') commands_.push(chesslink_ask_version());
  commands_.push(chesslink_report_changes());
  commands_.push(chesslink_ask_status());
  return take({ChessLinkLexeme{proof}}, now);
}

LineStep ChessLinkLine::feed(std::span<std::uint8_t const> bytes, Instant at) {
  return take(framer_.feed(bytes, at), at);
}

LineStep ChessLinkLine::pass_time(Instant now) {
  if (now >= next_heartbeat_) {
    commands_.push(chesslink_ask_status());
    next_heartbeat_ = now + heartbeat_;
  }
  return take(framer_.expire(now), now);
}

LineStep ChessLinkLine::ask_full_state(Instant now) {
  decoder_.wish_full_state();
  ask_.wish();
  return send_what_is_due(now);
}

LineStep ChessLinkLine::light(LightsOn const& lights, Instant now) {
  commands_.light(chesslink_light(lights, decoder_.orientation().is_rotated()));
  return send_what_is_due(now);
}

std::optional<Instant> ChessLinkLine::next_deadline() const {
  auto const sending = earlier(commands_.next_deadline(), ask_.next_deadline());
  return earlier(earlier(sending, framer_.next_deadline()), next_heartbeat_);
}

LineStep ChessLinkLine::take(std::vector<ChessLinkLexeme> const& lexemes, Instant now) {
  LineStep step;
  for (auto const& lexeme : lexemes)
    for (auto& event : decoder_.decode(lexeme)) {
      if (std::holds_alternative<StateDoubtful>(event)) ask_.wish();
      step.events.push_back(std::move(event));
    }
  step.add(send_what_is_due(now));
  return step;
}

LineStep ChessLinkLine::send_what_is_due(Instant now) {
  if (ask_.take(now)) commands_.push(chesslink_ask_status());
  return {{}, commands_.take(now)};
}

}  // namespace tactus::devices
