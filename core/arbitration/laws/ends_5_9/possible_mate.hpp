// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a player can still mate by some series of legal moves, as the Laws ask it
// (5.1.2, 5.2.2, 6.9, 7.5.5).
#pragma once

#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/chess/placement.hpp"

#include <optional>
#include <span>

namespace tactus::arbitration::laws {

/// Says whether the winner can mate. Where that is not found out the arbiter decides.
Ruling loss_or_draw(chess::Setup const& setup, chess::Color loser, Regime regime, std::span<Law const> laws,
                    Message because);

/// A draw, with its score.
Ruling drawn(Regime regime, std::span<Law const> laws, std::vector<Message> because);

/// Exact (core/arbitration/mating). Nothing: not found out in reasonable time, or the set-up cannot be played
/// on; then the arbiter decides.
std::optional<bool> possible_mate(chess::Setup const& setup, chess::Color player);

/// 5.2.2: neither player can. Nothing: not found out.
std::optional<bool> is_dead(chess::Setup const& setup);

/// Finnish fixed-time set, rule 12: material that forces mate on a bare king, whatever the opponent owns.
enum class ForcingMaterial { insufficient, sufficient, only_a_pawn };  // a pawn: the rule does not say
ForcingMaterial forcing_material(chess::Placement const& placement, chess::Color player);

}  // namespace tactus::arbitration::laws
