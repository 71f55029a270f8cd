// SPDX-License-Identifier: GPL-3.0-or-later
// The conversation with a home-made board that speaks the simplest form (docs/home-made-board.md): it tells
// its squares on each change, and when it is asked with a question mark.
#pragma once

#include "devices/ask_limit.hpp"
#include "devices/full_states.hpp"
#include "devices/occupancy_framer.hpp"
#include "devices/orientation.hpp"
#include "devices/protocol_line.hpp"

namespace tactus::devices {

/// "?" LF: asks a home-made board for its squares.
std::vector<std::uint8_t> occupancy_question();
/// 16 hexadecimal digits and LF: the squares to light, in the board's own order.
std::vector<std::uint8_t> occupancy_light(LightsOn const& lights, bool is_rotated);

class OccupancyLine final : public ProtocolLine {
 public:
  OccupancyLine(LineTiming const& timing, Orientation orientation)
      : orientation_(orientation), ask_(timing.ask), heartbeat_(timing.heartbeat) {}

  LineStep begin(OccupancyFrame const& proof, Instant now);
  LineStep feed(std::span<std::uint8_t const> bytes, Instant at) override;
  LineStep pass_time(Instant now) override;
  LineStep ask_full_state(Instant now) override;
  LineStep light(LightsOn const& lights, Instant now) override;
  std::optional<Instant> next_deadline() const override {
    return earlier(ask_.next_deadline(), next_heartbeat_);
  }

 private:
  LineStep take(std::vector<OccupancyLexeme> const& lexemes, Instant now);

  OccupancyFramer framer_;
  BoardOrientation orientation_;
  FullStates states_;
  AskLimit ask_;
  Millis heartbeat_;
  Instant next_heartbeat_{};
};

}  // namespace tactus::devices
