// SPDX-License-Identifier: GPL-3.0-or-later
// The decision rules, one function each, over what the sheets, the boards and the clocks show. Each says
// nothing where it does not apply.
#pragma once

#include "core/arbitration/reconcile/settlement.hpp"
#include "core/arbitration/reconcile/sheets/joint_reading.hpp"

#include <optional>
#include <vector>

namespace tactus::arbitration::reconcile {

// An illegal move that nobody noticed, or that is why the boards differ: both sheets show it (7.5.1).

/// The legal line up to the first illegal move, from which both sheets read on, entry for entry, to their
/// ends and to the position on boards that are equal.
struct SharedIllegalMove {
  std::vector<chess::Move> before;
  WrittenMove move;
};

/// `most`: the damage that the reading up to it may have.
std::optional<SharedIllegalMove> shared_illegal_move(Case const& found, ByColor<Entries> const& sheets,
                                                     Effort const& effort, Damage most);

/// The answer that is preferred comes first; further ones are as lawful.
using Answers = std::vector<Answer>;

struct Evidence {
  Case const& found;
  ByColor<Entries> const& sheets;
  JointReadings const& readings;
  Effort const& effort;
};

/// D.2.9: boards that show the position to which a line of the sheets leads need no correction, even where
/// the sheets differ.
Answers boards_follow_the_sheets(Evidence const& evidence);

/// 7.5.1: back to just before an illegal move that is on both sheets, and on both boards where these are
/// equal.
Answers illegal_move_on_both_sheets(Evidence const& evidence);

/// 8.5.3: the moves that neither sheet has, found with the boards and the number of clock presses.
Answers unwritten_moves_reconstructed(Evidence const& evidence);

/// D.2.9: the sheets agree in this reading, and every board that does not show its end is corrected. With
/// lone entries (8.1.3, 8.4) it may also be back to the last ply that both wrote.
Answers sheets_agree(Evidence const& evidence, JointReading const& reading);

/// D.2.9: the sheets differ in this reading; back to the point up to which they agree. A sheet that refutes
/// itself had a slip of the pen.
Answers sheets_differ(Evidence const& evidence, JointReading const& reading);

/// D.2.9: back to the position up to which all readings of the sheets go together; nobody is named.
/// Precondition: there is a reading.
Answer back_to_common_line(Evidence const& evidence);

}  // namespace tactus::arbitration::reconcile
