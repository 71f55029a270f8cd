// SPDX-License-Identifier: GPL-3.0-or-later
// How a clock at a board is read and, by the arbiter's order, set. The times on its display are the truth:
// after setting it is read again.
#pragma once

#include "core/clock/reading.hpp"
#include "devices/live_line.hpp"
#include "src/equipment/fact.hpp"

#include <functional>
#include <optional>

namespace tactus::program {

struct ClockOrder {
  Millis white{0}, black{0};
  std::optional<chess::Color> running;  // nothing: both stand
};

/// At an open port, whoever sits at its left. What was found and done; faults where it was not. `now` never
/// runs backwards. Waits a few seconds at most for each answer.
equipment::Facts read_clock(devices::LiveLine& line, chess::Color left, std::function<Instant()> const& now);
equipment::Facts set_clock(devices::LiveLine& line, chess::Color left, ClockOrder const& order,
                           std::function<Instant()> const& now);

}  // namespace tactus::program
