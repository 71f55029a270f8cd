// SPDX-License-Identifier: GPL-3.0-or-later
// The matters of illegal moves and positions.
#pragma once

#include "core/arbitration/laws/cases/offences.hpp"
#include "core/arbitration/laws/matters.hpp"

namespace tactus::arbitration::laws {

/// Both kings in check, or a pawn on the last rank, and it is not judged as an illegal move.
bool is_illegal_position_seen(Situation const& situation);
RulingOrFault rule_on_illegal_position(Situation const& situation);  // A.5.4: illegal_positions.cpp
RulingOrFault rule_on_old_illegal_move(Situation const& situation);  // 7.5.1: old_illegal_moves.cpp
/// 7.5, 2017 7.7 and 7.8, Finnish 2 to 13: fresh_offences.cpp. Precondition: there is one.
RulingOrFault rule_on_fresh_offence(Situation const& situation);
/// Of one that can be judged, or of nothing that speaks against a claim.
bool tells_of_illegal_moves(Situation const& situation);
/// An illegal move is claimed, and the situation tells of none.
RulingOrFault rule_on_unfounded_claim(Situation const& situation);

/// The player whose offence it is, and for the opponent, when he has any, the count after it.
void tell_counts(Ruling& ruling, Situation const& situation, chess::Color by, unsigned after);

/// What the arbiter does about a completed offence that nobody is too late for, in the FIDE rules: loss, draw
/// or time for the opponent. Positions and choices are added by the caller. `setup`: where the opponent would
/// have to mate.
Ruling penalty_for(Situation const& situation, Offence const& offence, Count const& count,
                   chess::Setup const& setup);

/// It loses, or draws where the opponent cannot mate: the position must be known.
bool can_end_by(Offence const& offence, Count const& count, Regime regime);

/// Rapid and blitz of the editions where the regime decides about the first illegal move.
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
