// SPDX-License-Identifier: GPL-3.0-or-later
// An illegal move that nobody noticed: both sheets and both boards show it (7.5.1).
#pragma once

#include "core/arbitration/reconcile/settlement.hpp"

#include <optional>
#include <vector>

namespace tactus::arbitration::reconcile {

/// The legal line up to the first illegal move, from which both sheets read on, entry for entry, to the
/// position on both boards.
struct SharedIllegalMove {
  std::vector<chess::Move> before;
  WrittenMove move;
};

/// `most`: the damage that the reading up to it may have.
std::optional<SharedIllegalMove> shared_illegal_move(Case const& found, ByColor<Entries> const& sheets,
                                                     Effort const& effort, Damage most);

}  // namespace tactus::arbitration::reconcile
