// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a shown line forces mate (Finnish fixed-time set, rule 12).
#pragma once

#include "core/legal/position.hpp"

#include <optional>
#include <span>

namespace tactus::arbitration::laws {

/// The last of these legal moves mates the opponent of `attacker`.
bool ends_in_mate_by(chess::Position const& position, std::span<chess::Move const> line,
                     chess::Color attacker);

/// `attacker` mates within so many plies, whatever the opponent plays. Nothing: too many positions to look
/// at.
std::optional<bool> can_force_mate(chess::Position const& position, chess::Color attacker, std::size_t plies,
                                   std::size_t most_positions = 200'000);

}  // namespace tactus::arbitration::laws
