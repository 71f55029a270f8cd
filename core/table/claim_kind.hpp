// SPDX-License-Identifier: GPL-3.0-or-later
// What a player may ask the arbiter to decide at the table.
#pragma once

#include <array>
#include <cstdint>

namespace tactus::table {

/// Threefold occurrence (9.2), fifty moves (9.3), a win on time (6.8, D.2.10.5), an illegal move (7.5), a
/// piece touched by the sighted player (D.2.10.5); in a quickplay finish a draw because the opponent cannot
/// win by normal means, or does not try to (III.5, FI-10b), and five seconds with each move (III.4).
enum class ClaimKind : std::uint8_t {
  threefold,
  fifty_moves,
  flag_fall,
  illegal_move,
  touched_piece,
  normal_means,
  extra_seconds
};
inline constexpr std::array all_claim_kinds{
    ClaimKind::threefold,     ClaimKind::fifty_moves,  ClaimKind::flag_fall,    ClaimKind::illegal_move,
    ClaimKind::touched_piece, ClaimKind::normal_means, ClaimKind::extra_seconds};

}  // namespace tactus::table
