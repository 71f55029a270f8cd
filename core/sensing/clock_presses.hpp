// SPDX-License-Identifier: GPL-3.0-or-later
// Presses of the clock, matched with the moves that they complete.
#pragma once

#include "core/chess/piece.hpp"
#include "core/instant.hpp"

#include <optional>
#include <vector>

namespace tactus::sensing {

/// Value type. A press may come before its move is shown, or after it was given out, or be lost.
class ClockPresses {
 public:
  void press(chess::Color by, Instant at);
  /// The press of the next move, which `mover` makes; nothing while it has not come.
  std::optional<Instant> of(chess::Color mover) const;
  /// A move of `mover` was given out: its press is used up, now or when it comes.
  void complete(chess::Color mover);

 private:
  struct Press {
    chess::Color by;
    Instant at;
  };
  std::vector<Press> waiting_;      // for their moves; colours alternate
  std::vector<chess::Color> owed_;  // by moves given out without a press
};

}  // namespace tactus::sensing
