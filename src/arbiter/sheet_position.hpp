// SPDX-License-Identifier: GPL-3.0-or-later
// A position as sentences: pieces by player, kings first, then who moves, then the FEN.
#pragma once

#include "core/arbitration/laws/sentence.hpp"
#include "core/chess/setup.hpp"

#include <vector>

namespace tactus::program {

std::vector<arbitration::laws::Sentence> position_lines(chess::Setup const& setup);
std::vector<arbitration::laws::Sentence> placement_lines(chess::Placement const& placement);

}  // namespace tactus::program
