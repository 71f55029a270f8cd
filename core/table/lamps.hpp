// SPDX-License-Identifier: GPL-3.0-or-later
// What the lamps of a board show to a sighted player.
#pragma once

#include "core/table/disclosure.hpp"
#include "core/table/table_state.hpp"

namespace tactus::table {

/// Where the opponent's move comes from and goes to, from its announcement (or completion, where no program
/// announces) until the reply is completed. Dark for a blind player. It hangs on nothing that stands on the
/// board, so it tells nothing about that.
chess::SquareSet squares_to_light(TableState const& state, Color board,
                                  Disclosures const& table = disclosures);

}  // namespace tactus::table
