// SPDX-License-Identifier: GPL-3.0-or-later
// The matters of illegal moves and positions.
#pragma once

#include "core/arbitration/laws/cases/offences.hpp"
#include "core/arbitration/laws/parts.hpp"

namespace tactus::arbitration::laws {

extern Matter const illegal_positions;  // A.5.4: illegal_positions.cpp
extern Matter const old_illegal_moves;  // 7.5.1, found later: old_illegal_moves.cpp
extern Matter const forbidden_acts;     // 1.4.1, 4.1: illegal_moves.cpp
extern Matter const unfounded_claims;   // 7.5.1, nothing found: illegal_moves.cpp
extern Matter const fresh_offences;     // 7.5, 2017 7.7 and 7.8, Finnish 2 to 13: fresh_offences.cpp

/// The player whose offence it is, and for the opponent, when he has any, the count after it.
void tell_counts(Ruling& ruling, Situation const& situation, chess::Color by, unsigned after);

/// What the arbiter does about a completed offence that nobody is too late for, in the FIDE rules: loss, draw
/// or time for the opponent. Positions and choices are added by the caller. `setup`: where the opponent would
/// have to mate.
Ruling penalty_for(Situation const& situation, Offence const& offence, Count const& count,
                   chess::Setup const& setup);

/// It loses, or draws where the opponent cannot mate: the position must be known.
bool can_end_by(Offence const& offence, Count const& count, Regime regime);

/// Rapid and blitz of the editions where the regime decides about the first illegal move (E3, E4).
bool needs_supervision(Offence const& offence, Regime regime);
tl::unexpected<FactFault> missing_supervision();

/// 2014, 2017 and 2023 rules of the game under Finnish sets.
RulingOrFault finnish_ruling(Situation const& situation, Offence const& offence);

/// Who acted on the offence, and whether before the opponent's next move.
struct Aftermath {
  bool is_claimed = false;  // by the opponent
  bool is_observed = false;
  bool is_agreed = false;  // both players correct it
  bool has_opponent_moved = false;
  bool is_too_late = false;  // the opponent made his next move before anybody acted
};
Aftermath aftermath_of(Situation const& situation, Offence const& offence);

/// To a question of permission: may be acted on, or not.
Ruling as_permission(Ruling ruling);

/// A.5.2: the opponent has made his next move.
Ruling illegal_move_stands(Regime regime);

}  // namespace tactus::arbitration::laws
