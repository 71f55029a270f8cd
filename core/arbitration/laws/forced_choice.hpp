// SPDX-License-Identifier: GPL-3.0-or-later
// The moves that may replace an illegal one (7.5.1: 4.3 and 4.7 apply to it).
#pragma once

#include "core/legal/position.hpp"

#include <string_view>
#include <vector>

namespace tactus::arbitration::laws {

/// `uci`: the illegal move; his own piece and the one that he took count as touched. All legal moves where it
/// names no piece of his.
std::vector<chess::Move> moves_replacing(chess::Position const& before, std::string_view uci);

}  // namespace tactus::arbitration::laws
