// SPDX-License-Identifier: GPL-3.0-or-later
// Which material can never mate: a quick test that looks at nothing but the kinds of pieces and the colours
// of bishops' squares. True is a proof; false only says that the material does not prove it (a blocked
// position may be dead all the same, 5.2.2).
#pragma once

#include "core/legal/position.hpp"

namespace tactus::chess {

/// The player cannot mate by any series of legal moves, however badly the opponent plays (6.9).
bool has_insufficient_material(Position const& position, Color player);

/// Neither player can: the position is dead (5.2.2).
bool has_insufficient_material(Position const& position);

}  // namespace tactus::chess
