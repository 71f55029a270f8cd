// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/chessnut_line.hpp"

#include "devices/chessnut_commands.hpp"

namespace tactus::devices {

LineStep ChessnutLine::begin(ChessnutFrame const& proof, Instant now) {
  next_start_ = now + heartbeat_;
  return take({ChessnutLexeme{proof}}, now);
}

LineStep ChessnutLine::feed(std::span<std::uint8_t const> bytes, Instant at) {
  next_start_ = at + heartbeat_;
  return take(framer_.feed(bytes, at), at);
}

LineStep ChessnutLine::pass_time(Instant now) {
  if (now >= next_start_) {
    commands_.push(chessnut_start());
    next_start_ = now + heartbeat_;
  }
  return take(framer_.expire(now), now);
}

LineStep ChessnutLine::ask_full_state(Instant now) {
  decoder_.wish_full_state();
  commands_.push(chessnut_start());
  return pass_time(now);
}

LineStep ChessnutLine::light(LightsOn const& lights, Instant now) {
  commands_.light(chessnut_light(lights, decoder_.orientation().is_rotated()));
  return pass_time(now);
}

std::optional<Instant> ChessnutLine::next_deadline() const {
  return earlier(earlier(commands_.next_deadline(), framer_.next_deadline()), next_start_);
}

LineStep ChessnutLine::take(std::vector<ChessnutLexeme> const& lexemes, Instant now) {
  LineStep step;
  for (auto const& lexeme : lexemes)
    for (auto& event : decoder_.decode(lexeme)) step.events.push_back(std::move(event));
  step.add({{}, commands_.take(now)});
  return step;
}

}  // namespace tactus::devices
