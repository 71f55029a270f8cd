// SPDX-License-Identifier: GPL-3.0-or-later
// How far from mate does a position look? Guides the order of a search and nothing else: no proof rests on
// it.
#pragma once

#include "core/legal/position.hpp"

namespace tactus::arbitration {

/// 0 is nearest; about one for each ply that might be missing.
unsigned estimate(chess::Position const& position, chess::Color winner);

}  // namespace tactus::arbitration
