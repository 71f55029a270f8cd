// SPDX-License-Identifier: GPL-3.0-or-later
// A board as somebody typed it.
#pragma once

#include "core/arbitration/reconcile/found_board.hpp"
#include "core/table/table_state.hpp"

#include <optional>
#include <string_view>

namespace tactus::program {

/// The pieces of a FEN (its further fields are passed over), or 16 hexadecimal digits for filled squares
/// only.
std::optional<arbitration::reconcile::FoundBoard> read_found_board(std::string_view text);

// A board of a table as its sensors see it now.

/// Nothing: that player's board has no sensors.
std::optional<arbitration::reconcile::FoundBoard> sensed_board(table::TableState const& state,
                                                               chess::Color player);

}  // namespace tactus::program
