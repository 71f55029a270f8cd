// SPDX-License-Identifier: GPL-3.0-or-later
// Draws by counting (9.2, 9.3, 9.6): how often a position has occurred, and how many plies are without
// capture and pawn move. Whether a move is legal is no matter here.
#pragma once

#include "core/rules/regime.hpp"

namespace tactus {

inline constexpr unsigned threefold = 3;                      // 9.2
inline constexpr unsigned fivefold = 5;                       // 9.6.1
inline constexpr unsigned plies_of_fifty_moves = 100;         // 9.3
inline constexpr unsigned plies_of_seventy_five_moves = 150;  // 9.6.2

/// One of the three Finnish team-blitz sets.
constexpr bool is_finnish_blitz(RuleSet rules) { return rules >= RuleSet::fi_blitz_2024_increment; }

/// Claims by 9.2 and 9.3 exist; the Finnish sets have none (rule 10).
constexpr bool has_draw_claims(RuleSet rules) { return !is_finnish_blitz(rules); }

}  // namespace tactus
