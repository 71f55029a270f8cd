// SPDX-License-Identifier: GPL-3.0-or-later
// Whether what speaks against a player's board is clear enough to name him. D.2.9 rests on the sheets; but a
// reading of damaged sheets may be wrong, and a move that was just made need not be written yet (8.1.3).
#pragma once

#include "core/arbitration/reconcile/decision_rules.hpp"
#include "core/arbitration/reconcile/settlement.hpp"

#include <vector>

namespace tactus::arbitration::reconcile {

/// The number of plies of the line that an entry of either sheet denotes, in order. Left-out and repeated
/// entries are passed over. Precondition: the moves are legal one after the other.
unsigned written_plies(Case const& found, std::vector<chess::Move> const& line);

/// At least one ply, and at least half of the line.
bool is_borne_out(Case const& found, std::vector<chess::Move> const& line);

/// True where the players that `answer` names might be named wrongly:
/// - the boards may show legal moves that follow the line and that neither sheet has yet;
/// - a player's board shows the line with one late move changed, and his own sheet has that other move;
/// - both are named, but the reading has to forgive much, is one of several, or the boards agree against it;
/// - the sheets could not be read to their ends, or less than half of the line stands on one.
/// Precondition: `answer` corrects boards to the end of its moves, which `reading` has.
bool is_naming_doubtful(Evidence const& evidence, JointReading const& reading, Answer const& answer);

/// The moves from ply index `from` on can be made here, and the board shows what comes of them.
bool leads_to(chess::Position position, std::vector<chess::Move> const& moves, std::size_t from,
              FoundBoard const& board);

}  // namespace tactus::arbitration::reconcile
