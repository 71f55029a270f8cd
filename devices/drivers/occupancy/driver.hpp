// SPDX-License-Identifier: GPL-3.0-or-later
// The conversation with a home-made board that speaks the simplest form (docs/builders/home-made-board.md):
// it tells its squares on each change, and when it is asked with a question mark.
#pragma once

#include "core/chess/square.hpp"
#include "devices/drivers/driver.hpp"
#include "devices/drivers/driver_row.hpp"
#include "devices/drivers/framing.hpp"
#include "devices/drivers/full_state.hpp"
#include "devices/drivers/pacing.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace tactus::devices {

struct OccupancyFrame {
  chess::SquareSet squares;   // as the board counts them: a8 first
  bool is_whole_line = true;  // nothing else stood in the line
  bool operator==(OccupancyFrame const&) const = default;
};
using OccupancyLexeme = std::variant<OccupancyFrame, Dropped>;

class OccupancyFramer {
 public:
  /// The result does not depend on how the bytes are cut into calls.
  std::vector<OccupancyLexeme> feed(std::span<std::uint8_t const> bytes);
  /// All bytes dropped so far.
  std::size_t discarded() const { return discarded_; }

 private:
  std::optional<OccupancyLexeme> push(char c);
  std::optional<OccupancyLexeme> finish();

  std::string digits_;      // since the last other character; at most one too many
  std::size_t others_ = 0;  // characters of this line that are no use
  std::size_t discarded_ = 0;
};

/// "?" LF: asks a home-made board for its squares.
std::vector<std::uint8_t> occupancy_question();
/// 16 hexadecimal digits and LF: the squares to light, in the board's own order.
std::vector<std::uint8_t> occupancy_light(LightsOn const& lights);

class OccupancyLine final : public Driver {
 public:
  explicit OccupancyLine(LineTiming const& timing) : ask_(timing.ask), heartbeat_(timing.heartbeat) {}

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
  FullStates states_;
  AskLimit ask_;
  Millis heartbeat_;
  Instant next_heartbeat_{};
};

extern DriverRow const occupancy_driver;

}  // namespace tactus::devices
