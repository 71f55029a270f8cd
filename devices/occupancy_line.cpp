// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/occupancy_line.hpp"

namespace tactus::devices {

namespace {

chess::SquareSet turned(chess::SquareSet squares, BoardOrientation const& orientation) {
  chess::SquareSet result;
  for (auto const square : squares) result.insert(orientation.square(field_of_square(square)));
  return result;
}

}  // namespace

std::vector<std::uint8_t> occupancy_question() { return {'?', '\n'}; }

std::vector<std::uint8_t> occupancy_light(LightsOn const& lights, bool is_rotated) {
  BoardOrientation const orientation{is_rotated ? Orientation::rotated : Orientation::normal};
  auto const text = occupancy_hex(turned(lights.squares, orientation)) + '\n';
  return {text.begin(), text.end()};
}

LineStep OccupancyLine::begin(OccupancyFrame const& proof, Instant now) {
  next_heartbeat_ = now + heartbeat_;
  return take({OccupancyLexeme{proof}}, now);
}

LineStep OccupancyLine::feed(std::span<std::uint8_t const> bytes, Instant at) {
  return take(framer_.feed(bytes), at);
}

LineStep OccupancyLine::pass_time(Instant now) {
  if (now >= next_heartbeat_) {
    ask_.wish();
    next_heartbeat_ = now + heartbeat_;
  }
  return ask_.take(now) ? LineStep{{}, occupancy_question()} : LineStep{};
}

LineStep OccupancyLine::ask_full_state(Instant now) {
  states_.wish_whole();
  ask_.wish();
  return pass_time(now);
}

LineStep OccupancyLine::light(LightsOn const& lights, Instant /*now*/) {
  return {{}, occupancy_light(lights, orientation_.is_rotated())};
}

LineStep OccupancyLine::take(std::vector<OccupancyLexeme> const& lexemes, Instant now) {
  LineStep step;
  for (auto const& lexeme : lexemes) {
    if (auto const* dropped = std::get_if<Dropped>(&lexeme)) {
      ask_.wish();
      step.events.emplace_back(StateDoubtful{describe(*dropped)});
    } else {
      auto const& frame = std::get<OccupancyFrame>(lexeme);
      for (auto& event : states_.take(sensing::AllOccupied{turned(frame.squares, orientation_)}))
        step.events.push_back(std::move(event));
    }
  }
  step.add(pass_time(now));
  return step;
}

}  // namespace tactus::devices
