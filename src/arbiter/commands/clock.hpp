// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-arbiter clock`: reads the clock of a board, or sets it, which only an arbiter may (6.11, 12.9.2 of
// the FIDE Laws of 2023).
#pragma once

#include "core/clock/reading.hpp"
#include "devices/line_runner.hpp"
#include "src/arbiter/options/options.hpp"
#include "src/equipment/fact.hpp"

#include <functional>
#include <iosfwd>
#include <optional>

namespace tactus::program {

/// 0 when the clock shows what it shall; 1 with a fault told; 2 for times that no clock can show.
int run_clock(ClockOptions const& options, std::ostream& out, std::ostream& errors);

// How a clock at a board is read and, by the arbiter's order, set. The times on its display are the truth:
// after setting it is read again.

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
