// SPDX-License-Identifier: GPL-3.0-or-later
// Whether the moves that a period requires were completed in time (6.4, 6.9, 6.2.1).
#pragma once

#include "core/arbitration/laws/cases/flags.hpp"
#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/legal/game_line.hpp"
#include "core/legal/position.hpp"

namespace tactus::arbitration::laws {

/// Finnish team-blitz sets, rules 2, 12 and 14.
RulingOrFault finnish_flag_ruling(Situation const& situation, Flags const& flags, FlagClaims const& claims,
                                  std::optional<chess::GameLine> const& line);

/// 2014 6.11, else Guideline III.3.1: both are down, and which fell first is not known.
RulingOrFault both_flags_ruling(Situation const& situation, Flags const& flags);

/// 6.9, A.5.3: loses on time, or draws.
Ruling time_loss(Situation const& situation, chess::Color loser, chess::GameLine const& line);

/// Moves of the player that were made and completed when the flag fell. `position`: what stands then.
unsigned completed_moves(Situation const& situation, chess::Position const& position, chess::Color player);

enum class Control : std::uint8_t {
  not_made,  // also where all moves of the period are required
  made,
  not_known,  // the moves of an earlier period were completed; in which one the flag fell is not said
};
Control control_of(Situation const& situation, chess::Position const& position, chess::Color player,
                   std::optional<bool> is_last_period);

}  // namespace tactus::arbitration::laws
