// SPDX-License-Identifier: GPL-3.0-or-later
// What comes of fallen flags. Internal to the part flag_falls.
#pragma once

#include "core/arbitration/laws/flags.hpp"
#include "core/legal/game_line.hpp"

namespace tactus::arbitration::laws {

/// Finnish team-blitz sets, rules 2, 12 and 14.
RulingOrFault finnish_flag_ruling(Situation const& situation, Flags const& flags, FlagClaims const& claims,
                                  std::optional<chess::GameLine> const& line);

/// 2014 6.11, else Guideline III.3.1: both are down, and which fell first is not known.
RulingOrFault both_flags_ruling(Situation const& situation, Flags const& flags);

/// 6.9, A.5.3: loses on time, or draws.
Ruling time_loss(Situation const& situation, chess::Color loser, chess::GameLine const& line);

}  // namespace tactus::arbitration::laws
