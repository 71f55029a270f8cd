// SPDX-License-Identifier: GPL-3.0-or-later

#include "devices/drivers/occupancy/driver.hpp"

#include "devices/drivers/ascii.hpp"
#include "devices/drivers/fields.hpp"

#include <utility>

namespace tactus::devices {

namespace {

constexpr std::size_t digits_of_a_board = 16;

}  // namespace

std::vector<OccupancyLexeme> OccupancyFramer::feed(std::span<std::uint8_t const> bytes) {
  std::vector<OccupancyLexeme> found;
  for (std::uint8_t const byte : bytes)
    if (auto lexeme = push(static_cast<char>(byte))) found.push_back(*lexeme);
  return found;
}

std::optional<OccupancyLexeme> OccupancyFramer::push(char c) {
  if (c == '\r' || c == '\n') return finish();
  bool const is_digit = hex_value(c).has_value();
  if (is_digit && digits_.size() <= digits_of_a_board) {
    digits_ += c;
    return std::nullopt;
  }
  others_ += 1;
  if (!is_digit) others_ += std::exchange(digits_, {}).size();
  return std::nullopt;
}

std::optional<OccupancyLexeme> OccupancyFramer::finish() {
  std::string const digits = std::exchange(digits_, {});
  std::size_t others = std::exchange(others_, 0);
  auto const squares = occupancy_from_hex(digits);
  if (!squares) others += digits.size();
  discarded_ += others;
  if (squares) return OccupancyFrame{*squares, others == 0};
  if (others == 0) return std::nullopt;  // an empty line, or the LF behind a CR
  return Dropped{DropReason::damaged, others};
}

std::vector<std::uint8_t> occupancy_question() { return {'?', '\n'}; }

std::vector<std::uint8_t> occupancy_light(LightsOn const& lights) {
  auto const text = occupancy_hex(lights.squares) + '\n';
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
  return {{}, occupancy_light(lights)};
}

LineStep OccupancyLine::take(std::vector<OccupancyLexeme> const& lexemes, Instant now) {
  LineStep step;
  for (auto const& lexeme : lexemes) {
    if (auto const* dropped = std::get_if<Dropped>(&lexeme)) {
      ask_.wish();
      step.events.emplace_back(StateDoubtful{describe(*dropped)});
    } else {
      auto const& frame = std::get<OccupancyFrame>(lexeme);
      for (auto& event : states_.take(sensing::AllOccupied{frame.squares}))
        step.events.push_back(std::move(event));
    }
  }
  step.add(pass_time(now));
  return step;
}

namespace {

struct Occupancy {
  using Framer = OccupancyFramer;
  using Message = OccupancyFrame;
  static bool is_proof(OccupancyFrame const& frame) { return frame.is_whole_line; }
  static ProtocolFacts const& facts(OccupancyFrame const&) { return facts_of(Protocol::occupancy); }
  static std::unique_ptr<OccupancyLine> start(OccupancyFrame const&, DriverContext const& context) {
    return std::make_unique<OccupancyLine>(context.timing);
  }
};

}  // namespace

constinit DriverRow const occupancy_driver{
    {&facts_of(Protocol::occupancy), 1}, listener_of<Occupancy>, occupancy_question};

}  // namespace tactus::devices
