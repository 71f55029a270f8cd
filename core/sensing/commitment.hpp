// SPDX-License-Identifier: GPL-3.0-or-later
// When a tentative move is certain enough to be given out for good.
#pragma once

#include "core/chess/piece.hpp"
#include "core/instant.hpp"
#include "core/sensing/hypotheses.hpp"

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

struct PressOfMove {
  std::optional<Instant> at;
  bool is_by_owner = false;  // then the move was done before; else it may still be under way

  /// When the move must have been done on this board.
  std::optional<Instant> done_by() const;
};

/// Enough has followed from a move that only a dead sensor explains. One that has spoken in this game needs
/// more than one that never has.
bool is_proved_dead(BoardReading const& board, Hypothesis const& made);

/// The time at which the leading move is given out if nothing changes until then; nothing while it must wait.
std::optional<Instant> commitment(BoardReading const& board, Leading const& leading,
                                  PressOfMove const& press);

}  // namespace tactus::sensing
