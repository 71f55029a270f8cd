// SPDX-License-Identifier: GPL-3.0-or-later
// "Loses; but the game is drawn when the opponent cannot mate by any series of legal moves" (5.1.2, 6.9,
// 7.5.5, A.5.2, A.5.3).
#pragma once

#include "core/arbitration/laws/ruling.hpp"

#include <span>

namespace tactus::arbitration::laws {

/// Says whether the winner can mate. Where that is not found out the arbiter decides.
Ruling loss_or_draw(chess::Setup const& setup, chess::Color loser, Regime regime, std::span<Law const> laws,
                    Sentence because);

/// A draw, with its score.
Ruling drawn(Regime regime, std::span<Law const> laws, std::vector<Sentence> because);

}  // namespace tactus::arbitration::laws
