// SPDX-License-Identifier: GPL-3.0-or-later
// What the clocks showed at each press, and what they showed when a given ply was completed.
#pragma once

#include "core/chess/piece.hpp"
#include "core/instant.hpp"

#include <optional>
#include <vector>

namespace tactus::arbitration::reconcile {

/// The clock of the player who pressed, after his press; the increment is included.
struct LoggedPress {
  unsigned ply = 0;  // completed by it, from 1
  chess::Color side = chess::Color::white;
  Millis left{};
};

struct ClockTimes {
  Millis white{};
  Millis black{};
  bool operator==(ClockTimes const&) const = default;
};

struct ClockLog {
  Millis base{};                                    // at the start of the game
  std::optional<std::vector<LoggedPress>> presses;  // nothing: no log was kept

  /// The number of plies that were completed by a press. Nothing without a log.
  std::optional<unsigned> plies() const;
  /// When ply `ply` was completed; the base time of a player who had not pressed yet. To set them is the
  /// arbiter's decision (D.2.9, 7.1): this is a proposal. Nothing without a log.
  std::optional<ClockTimes> times_at(unsigned ply) const;
};

}  // namespace tactus::arbitration::reconcile
