// SPDX-License-Identifier: GPL-3.0-or-later
// When a tentative move is certain enough to be given out for good.
#pragma once

#include "core/sensing/hypotheses.hpp"

namespace tactus::sensing {

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
