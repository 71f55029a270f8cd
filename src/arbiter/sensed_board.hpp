// SPDX-License-Identifier: GPL-3.0-or-later
// A board of a table as its sensors see it now.
#pragma once

#include "core/arbitration/reconcile/found_board.hpp"
#include "core/table/table_state.hpp"

#include <optional>

namespace tactus::program {

/// Nothing: that player's board has no sensors.
std::optional<arbitration::reconcile::FoundBoard> sensed_board(table::TableState const& state,
                                                               chess::Color player);

}  // namespace tactus::program
