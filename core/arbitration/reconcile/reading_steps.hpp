// SPDX-License-Identifier: GPL-3.0-or-later
// One ply of a joint reading: which moves both sheets allow here, and what each costs.
#pragma once

#include "core/arbitration/reconcile/joint_reading.hpp"
#include "core/legal/position.hpp"

#include <vector>

namespace tactus::arbitration::reconcile {

struct ReadingStep {
  chess::Move move;
  Damage damage = 0;
  SheetPlaces places;            // after it
  bool is_unknown = false;       // no sheet says anything about it
  bool is_contradicted = false;  // the other sheet clearly means another move
};

/// Precondition: at least one sheet has an entry left.
std::vector<ReadingStep> steps(ByPlayer<Entries> const& sheets, chess::Position const& position,
                               SheetPlaces const& places, bool may_contradict);

/// Precondition: a step from here is contradicted.
Difference difference_at(ByPlayer<Entries> const& sheets, chess::Position const& position, unsigned ply,
                         SheetPlaces const& places);

}  // namespace tactus::arbitration::reconcile
