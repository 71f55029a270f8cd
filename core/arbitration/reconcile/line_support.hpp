// SPDX-License-Identifier: GPL-3.0-or-later
// How much of a line of moves really stands on the scoresheets. What is only guessed between illegible
// entries must never be held against a player.
#pragma once

#include "core/arbitration/reconcile/settlement.hpp"

#include <vector>

namespace tactus::arbitration::reconcile {

/// The number of plies of the line that an entry of either sheet denotes, in order. Left-out and repeated
/// entries are passed over. Precondition: the moves are legal one after the other.
unsigned written_plies(Case const& found, std::vector<chess::Move> const& line);

/// At least one ply, and at least half of the line.
bool is_borne_out(Case const& found, std::vector<chess::Move> const& line);

}  // namespace tactus::arbitration::reconcile
