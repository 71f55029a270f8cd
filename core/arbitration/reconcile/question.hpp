// SPDX-License-Identifier: GPL-3.0-or-later
// What to ask the players, or to look at through a magnifying glass, where two lines of the sheets come
// close.
#pragma once

#include "core/arbitration/reconcile/joint_reading.hpp"
#include "core/arbitration/reconcile/settlement.hpp"

#include <optional>
#include <vector>

namespace tactus::arbitration::reconcile {

/// The first entry that decides between the reading and another line: of two entries for that ply the one
/// that is less clear. Nothing: no entry stands where the lines part.
std::optional<Question> question_between(Case const& found, ByPlayer<Entries> const& sheets,
                                         JointReading const& reading, std::vector<chess::Move> const& other);

}  // namespace tactus::arbitration::reconcile
