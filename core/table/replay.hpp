// SPDX-License-Identifier: GPL-3.0-or-later
// A recorded game read again.
#pragma once

#include "core/table/table_state.hpp"

namespace tactus::table {

/// Inputs are applied; what they led to is not asked. But in files of before the programs ended a game by
/// themselves at mate and stalemate: a recorded end counts.
TableState replayed(TableState state, StampedEvent const& event);

}  // namespace tactus::table
