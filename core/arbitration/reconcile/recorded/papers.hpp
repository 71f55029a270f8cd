// SPDX-License-Identifier: GPL-3.0-or-later
// Whether the papers handed in are those of this game and of these players: by the names at their heads.
#pragma once

#include "core/arbitration/reconcile/settlement.hpp"

#include <string_view>
#include <vector>

namespace tactus::arbitration::reconcile {

/// The same surname, one letter more, less or wrong, in capitals or not, with or without a first name. An
/// empty name is nobody's and everybody's.
bool is_named(std::string_view written, std::string_view player);

enum class HeaderSays : std::uint8_t { nothing, this_game, another_game };
HeaderSays header_says(Case const& found, Color sheet);

/// Each sheet is signed by the other player.
bool are_sheets_swapped(Case const& found);
bool are_sheets_of_one_player(Case const& found);

/// The case as it is to be settled: each sheet with its player, and none of another game. What was put right
/// is told in `findings`.
Case with_papers_in_order(Case found, std::vector<Finding>& findings, Effort const& effort);

}  // namespace tactus::arbitration::reconcile
